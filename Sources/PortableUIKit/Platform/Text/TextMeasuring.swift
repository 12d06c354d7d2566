import DisplayList
import ScrollGeometry

/// The one thing that views ask of a host: how large a text will be when it is drawn.
public protocol TextMeasuring: AnyObject {
  /// Points. `width` limits the line length (infinite: one line); `lineLimit` 0 means any number.
  func size(
    of text: String, fontSize: Double, fontWeight: Int, width: Double, lineLimit: Int
  ) -> Size

  /// As above, for a font that is slanted or has letters of one width.
  func size(
    of text: String, fontSize: Double, fontWeight: Int, traits: FontTraits, width: Double,
    lineLimit: Int
  ) -> Size
}

extension TextMeasuring {
  public func size(
    of text: String, fontSize: Double, fontWeight: Int, traits: FontTraits, width: Double,
    lineLimit: Int
  ) -> Size {
    size(
      of: text, fontSize: fontSize, fontWeight: fontWeight, width: width, lineLimit: lineLimit)
  }
}

/// What measures text that is drawn outside of any window, on any thread.
package enum TextMeasures {
  /// The host's, as soon as a screen has one.
  nonisolated(unsafe) package static var current: any TextMeasuring = EstimatedTextMeasuring()
}
