/// How far ahead data is asked for. UIKit's numbers are not published: these are chosen by hand.
enum PrefetchTunables {
  /// How long the strip is that lies ahead, in lengths of what can be seen.
  static let lengths = 1.0
  /// A share of the length of what can be seen: after so much of a way somebody looks ahead again.
  static let step = 0.125
  /// Points: after so much of a way another direction counts. A resting finger trembles less.
  static let turn = 10.0
}
