"""How Alembic reaches the database: by the connection it is given."""

from alembic import context

from followsuit.service.schema import METADATA

connection = context.config.attributes.get("connection")
if connection is None:
    raise SystemExit("Migrations are run by `followsuit serve`, which gives them a connection.")
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
context.run_migrations()
