"""What keys mean, where the focus goes, and what may be asked at any time."""
