"""What measures other projects beside ours: their Hearts, their search, their server. No published wheel has it."""
