"""The guided first hand."""
