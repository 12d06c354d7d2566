import Glibc

/// Prints a line at once, even into a pipe that a script reads.
func say(_ line: String) {
  let bytes = Array((line + "\n").utf8)
  _ = write(STDOUT_FILENO, bytes, bytes.count)
}
