/// Something drawn into a chart, in the chart's own units.
enum Mark {
  /// The engine.
  case line([(x: Double, y: Double)], Ink)
  /// Published measurements, filled; or the published law, hollow.
  case dots([(x: Double, y: Double)], Ink, filled: Bool)
  /// A value to compare with, dashed from side to side.
  case level(Double, String)
  /// A straight line to compare with, dashed.
  case guide(from: (x: Double, y: Double), to: (x: Double, y: Double))
  /// Words beside a point, moved by so many pixels.
  case note(String, at: (x: Double, y: Double), dx: Double, dy: Double, Ink, Anchor)

  enum Anchor: String { case start, middle, end }

  /// A colour that reads on light and on dark ground.
  enum Ink: String, CaseIterable {
    case blue, orange, green, plain

    /// On a light card, and on a dark one.
    var colors: (light: String, dark: String) {
      switch self {
      case .blue: ("#0066cc", "#2997ff")
      case .orange: ("#b64400", "#ff9f0a")
      case .green: ("#03701e", "#30d158")
      case .plain: ("#1d1d1f", "#f5f5f7")
      }
    }
  }
}
