/// A method's name in full: `tapped(_:for:)`.
struct MethodName: Hashable, CustomStringConvertible {
  let base: String
  /// "_" where there is none.
  let labels: [String]

  var description: String { base + "(" + labels.map { $0 + ":" }.joined() + ")" }

  /// How Apple's compiler calls it when nothing else is said: `tappedWithSender:`, `moveTo:`.
  var objectiveC: String {
    guard let first = labels.first else { return base }
    let rest = labels.dropFirst().map { $0 == "_" ? ":" : $0 + ":" }.joined()
    guard first != "_" else { return base + ":" + rest }
    let capitalised = first.prefix(1).uppercased() + first.dropFirst()
    return base + (Self.startsWithPreposition(first) ? "" : "With") + capitalised + ":" + rest
  }

  private static func startsWithPreposition(_ label: String) -> Bool {
    prepositions.contains(String(label.prefix { $0.isLowercase }))
  }

  private static let prepositions: Set = [
    "about", "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "during",
    "following", "for", "from", "given", "in", "including", "inside", "into", "matching", "of",
    "on",
    "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
