"""A lab command's findings as one HTML file: offline, light and dark, on a desk or a phone."""

from bestiary.lab.report.make import report_of
from bestiary.lab.report.page import report_html

__all__ = ["report_html", "report_of"]
