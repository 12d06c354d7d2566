import DisplayList
import ScrollGeometry

extension CGContext {
  /// Draws the text in the coordinates of now, with the state's opacity, shadow and blend mode.
  package func draw(_ run: TextRun) {
    guard !run.text.utf8.isEmpty, run.color.alpha > 0 else { return }
    place(run.bounds) { $0.append(.text(run)) }
  }

  /// Which side of a dynamic colour is drawn.
  package func color(_ color: UIColor) -> Color { color.color(in: style) }
}
