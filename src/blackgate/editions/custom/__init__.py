"""Custom boxes: overlays that people write in the browser. They are hostile input: bounded, checked, described."""
