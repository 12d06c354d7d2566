/// The same as long as the file is the same, and has the same bytes.
package struct FileVersion: Hashable, Sendable {
  var identity: FileIdentity
  var byteCount: Int
  /// Nanoseconds.
  var timeOfChange: UInt64
}
