"""A turn of Twisted-Oliver: its steps, playing and using cards, answers, battles, the end."""
