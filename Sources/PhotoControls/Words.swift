/// The words that a person reads: the one place through which they all go.
enum Words {
  /// - Parameter english: what is said where nobody has translated it.
  static func text(_ english: String) -> String { english }

  /// - Parameter english: with "%" where `name` belongs.
  static func text(_ english: String, _ name: String) -> String {
    let parts = text(english).split(separator: "%", maxSplits: 1, omittingEmptySubsequences: false)
    return parts.count == 2 ? "\(parts[0])\(name)\(parts[1])" : text(english)
  }

  /// "85 %": of a picture's own pixels.
  static func percent(_ share: Double) -> String {
    let percent = share * 100
    // Below ten a whole percent is a large step.
    let rounded = percent < 10 ? (percent * 10).rounded() / 10 : percent.rounded()
    return rounded == rounded.rounded() ? "\(Int(rounded)) %" : "\(rounded) %"
  }
}
