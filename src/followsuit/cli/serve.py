"""`followsuit serve`: the table server."""


def serve(
    host: str,
    port: int,
    database: str,
    workers: int,
    public_url: str,
    trusted_proxies: str,
    thinkers: int,
    bot_pause: float,
    grace: float,
    metrics_token: str,
    opens_browser: bool,
) -> None:
    # Here, because it loads all that a server is made of.
    from followsuit.service.settings import Settings, checked

    settings = Settings(
        host=host,
        port=port,
        database=database,
        workers=workers,
        public_url=public_url,
        trusted_proxies=trusted_proxies,
        thinkers=thinkers,
        bot_pause=bot_pause,
        grace=grace,
        metrics_token=metrics_token,
    )
    checked(settings)
    from followsuit.service.running import serve as serve_tables

    serve_tables(settings, opens_browser)
