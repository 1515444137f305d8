"""Reviews of many records: kept when they are finished, judged on all cores, shown in the terminal or as a page."""
