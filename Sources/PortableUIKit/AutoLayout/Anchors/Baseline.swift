/// Where a line of text stands in a view.
struct Baseline {
  /// The part of the view's height that it goes along with.
  let share: Double
  /// From there downwards, points.
  let offset: Double
}
