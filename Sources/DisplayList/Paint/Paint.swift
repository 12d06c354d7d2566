/// What a path is filled or stroked with.
public enum Paint: Equatable, Sendable {
  /// One colour.
  case color(Color)
  /// Colours that change.
  case gradient(Gradient)
}
