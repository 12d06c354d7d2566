/// The words of a frame, as the page reads them: the one place that says how they lie.
///
/// A frame is a list of 64-bit words. All are floating-point numbers but those of a text. First:
///
///     words      of the whole frame, these included
///     needsFrame 1 when something moves or waits for time to pass: ask for another frame
///     isAtRest   1 when nothing moves and no finger is down
///     width, height, density   the window in points, and its device pixels per point
///
/// Then follow records, each a code and what the code says, up to the end. What happened comes before
/// what is drawn. `Rect` is x, y, width, height; `Color` red, green, blue, alpha, 0…1; `Text` its length
/// in UTF-8 bytes and then these, filled up to a whole word; a list its length and then its elements.
///
/// `Web/frame.js` reads this and mirrors it; `FrameWriter` writes it.
public enum FrameCode: Int, Sendable {
  // MARK: What happened

  /// A call of the delegate: method (see `DelegateMethod`), offset x and y, zoom scale, list of values.
  case call = 1
  /// The page asked for is to be found out: picture.
  case askPicture
  /// A tile is to be loaded: picture, level, column, row. The most urgent comes first.
  case loadTile
  /// A tile that was asked for or has arrived is not needed any more: picture, level, column, row.
  case dropTile
  /// The shown page is another one: Text.
  case title
  /// What a screen reader finds, told at rest and when it is another than before: list of elements. An
  /// element: id, role (the place in `AccessibilityRole`), Rect in the window, label Text, value Text
  /// (empty when there is none), list of the elements in it.
  case accessibility
  /// Where what is shown is now, told in every frame: list of numbers, which the program chooses.
  case reading

  // MARK: Groups, as in `DisplayItem`

  /// a, b, c, d, tx, ty.
  case pushTransform = 32
  /// Rect, radius.
  case pushClip
  /// Path, rule (0 winding, 1 even-odd). A path: list of verbs (0 move, 1 line, 2 quadratic, 3 cubic,
  /// 4 close), then x, y of every point of the verbs in turn.
  case pushClipPath
  /// Opacity.
  case pushOpacity
  /// Blend mode, the place in `BlendMode`.
  case pushBlend
  /// Offset dx, dy, blur, Color, alone (0 or 1).
  case pushShadow
  case pushMask
  case masked
  case pop

  // MARK: Shapes, pictures and text

  /// Rect, radius, Color.
  case fill = 64
  /// Rect, radius, width, Color.
  case stroke
  /// Path, rule, Paint. A paint: 0 and a Color; or 1, x and y of two points and a list of stops; or 2,
  /// x, y, radius of two circles and a list of stops. A stop: location, Color.
  case fillPath
  /// Path, width, cap (butt, round, square), join (miter, round, bevel), miter limit, list of dashes,
  /// phase, Paint.
  case strokePath
  /// Picture, level, column, row, source Rect, destination Rect.
  case image
  /// Address, width, height, bytes per row, opaque, source Rect, destination Rect, sampling (smooth,
  /// nearest).
  case pixels
  /// Rect, font size, weight, traits, Color, alignment (left, center, right), line limit, Text.
  case text
}
