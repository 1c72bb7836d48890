"""The whole house in a folder: what plays in a browser without a server, and what writes the folder.

In the browser run `inside` (the table) and `mind` (whoever thinks), each in a worker of its own. They need no
web framework and no database; a test sees to it.
"""
