import ScrollGeometry

/// How large a text is, and what it was asked with.
struct MeasuredText {
  /// Points.
  var width: Double
  var lineLimit: Int
  var measuring: any TextMeasuring
  var size: Size
  let textSize = TextSize.mark
}
