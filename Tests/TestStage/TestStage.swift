// The stage that everybody's tests have, and beside it what only this project's need.
@_exported import ScrollTesting
