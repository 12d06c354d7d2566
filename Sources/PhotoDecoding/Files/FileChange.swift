/// Bytes of a file that others take the place of.
package struct FileChange: Equatable, Sendable {
  package var range: Range<Int>
  package var bytes: [UInt8]

  /// Nothing else in the file moves.
  package var keepsLength: Bool { range.count == bytes.count }
}
