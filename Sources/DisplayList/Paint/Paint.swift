/// What a path is filled or stroked with.
public enum Paint: Equatable, Sendable {
  case color(Color)
  case gradient(Gradient)
}
