import ScrollEngine

/// How scripts call the phases and settings of raw input.
enum RawName {
  static let contactPhases: [(String, TouchSample.Phase)] = [
    ("down", .down), ("move", .move), ("up", .up), ("cancel", .cancel),
  ]
  static let keyPhases: [(String, KeySample.Phase)] = [("down", .down), ("up", .up)]
  static let scrollPhases: [(String, ScrollSample.Phase)] = [
    ("began", .began), ("changed", .changed), ("ended", .ended), ("cancelled", .cancelled),
    ("momentum-began", .momentumBegan), ("momentum-changed", .momentumChanged),
    ("momentum-ended", .momentumEnded), ("may-begin", .mayBegin),
  ]
  static let magnifyPhases: [(String, MagnifySample.Phase)] = [
    ("began", .began), ("changed", .changed), ("ended", .ended), ("cancelled", .cancelled),
  ]
  static let settings: [(String, InputEvent.Setting)] = [
    ("rtl", .rightToLeft), ("reduced-motion", .reducedMotion), ("dark", .dark),
    ("screen-reader", .screenReader), ("high-contrast", .highContrast),
  ]

  static func scrollPhase(_ word: Substring?) -> ScrollSample.Phase? {
    scrollPhases.first { $0.0 == word ?? "" }?.1
  }

  static func magnifyPhase(_ word: Substring?) -> MagnifySample.Phase? {
    magnifyPhases.first { $0.0 == word ?? "" }?.1
  }

  /// The name of a value in one of these tables, each of which is complete.
  static func text<T: Equatable>(_ value: T, in table: [(String, T)]) -> String {
    table.first { $0.1 == value }?.0 ?? ""
  }
}
