"""The table server: tables, seats and answers in a database, and a WebSocket for everyone at a table."""
