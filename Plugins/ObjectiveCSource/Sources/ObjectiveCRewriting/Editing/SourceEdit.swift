import SwiftSyntax

/// What stands in place of some bytes of a source.
struct SourceEdit {
  /// Offsets of bytes.
  let range: Range<Int>
  let text: String
}

extension Sequence<SourceEdit> {
  /// `text`, or some bytes of it, with all of them made; they do not overlap.
  func applied(to text: String, within bounds: Range<Int>? = nil) -> String {
    let bytes = Array(text.utf8)
    let bounds = bounds ?? 0..<bytes.count
    var result: [UInt8] = []
    var position = bounds.lowerBound
    for edit in sorted(by: { $0.isBefore($1) }) {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.text.utf8
      position = edit.range.upperBound
    }
    result += bytes[position..<bounds.upperBound]
    return String(decoding: result, as: UTF8.self)
  }
}

extension SourceEdit {
  fileprivate func isBefore(_ other: SourceEdit) -> Bool {
    (range.lowerBound, range.upperBound) < (other.range.lowerBound, other.range.upperBound)
  }
}
