"""What every game promises, one promise in each module."""
