/// Bytes of a file that others take the place of.
package struct FileChange: Equatable, Sendable {
  package var range: Range<Int>
  package var bytes: [UInt8]

  /// Nothing else in the file moves.
  package var keepsLength: Bool { range.count == bytes.count }

  /// What makes the file again what it was.
  ///
  /// - Parameter before: the bytes that others took the place of.
  package func undoing(_ before: [UInt8]) -> FileChange {
    FileChange(range: range.lowerBound..<range.lowerBound + bytes.count, bytes: before)
  }
}
