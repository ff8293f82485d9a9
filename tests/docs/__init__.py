"""The documents hold: their programs run, their output is what is printed, their links lead on.

A fenced block says by its first words what is done with it:

    ```console           run; the lines after the prompts are typed, the rest must be printed
    ```console exit=2    likewise, and the command fails with that code
    ```pycon             a doctest; the blocks of a page share their names
    ```text file=NAME    written to the folder in which the page's commands run
    ```python            the API program (README), or a piece of the example (tutorial)
    ```sh                only read

`python -m tests.docs.refresh` writes what the commands print now into the pages.
"""
