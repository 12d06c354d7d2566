"""The parts of Scripts/benchmark-viewers."""
