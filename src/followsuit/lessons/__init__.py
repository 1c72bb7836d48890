"""Lessons one plays: scenarios with a coach's words, a folder of files for each game.

A file added here is a lesson; nothing else has to be told of it. What is sent to a page is made once and
holds all there is of a lesson, so that it can be played anywhere: docs/reference/lesson.md.
"""
