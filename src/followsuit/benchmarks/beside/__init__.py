"""What measures other projects beside ours: their Hearts, search and server. No published wheel has it."""
