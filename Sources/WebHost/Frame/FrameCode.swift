/// The words of a frame, as the page reads them: the one place that says how they lie.
///
/// A frame is a list of 64-bit words. All are floating-point numbers but those of a text. First come those of
/// `FrameHeader`.
///
/// Then follow records, each a code and what the code says, up to the end. What happened comes before
/// what is drawn. `Rect` is x, y, width, height; `Color` red, green, blue, alpha, 0…1; `Text` its length
/// in UTF-8 bytes and then these, filled up to a whole word; a list its length and then its elements.
///
/// `FrameWriter` writes this and `Web/player/frame.js` reads it. What has a number is mirrored by a table there or in
/// another script: `Scripts/check` compares them.
public enum FrameCode: Int, Sendable {
  // MARK: What happened

  /// A call of a delegate: its method's number, which the program chooses, offset x and y, zoom scale, list of values.
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
  /// element: id, role (see `AccessibilityRole`), Rect in the window, label Text, value Text
  /// (empty when there is none), list of the elements in it; which one of its list it is, from 1 on, or 0, how
  /// many that has, states: 1 can be opened, 2 is open, 4 is selected.
  case accessibility
  /// Where what is shown is now, told in every frame: list of numbers, which the program chooses.
  case reading
  /// What a page has to know where somebody writes: Text. A first line of words and whole numbers, and behind it what is
  /// written around the caret, or what was copied: see `PageWriting`, and `Web/page/writing.js`, which reads it. Where the
  /// first word is `share`, what a program shares: `PageSharing`, `Web/view/share.js`.
  case writing

  // MARK: Groups, as in `DisplayItem`

  /// a, b, c, d, tx, ty.
  case pushTransform = 32
  /// Rect, radius.
  case pushClip
  /// Path, rule (see `FillRule`). A path: list of verbs (see `Path.Verb`), then x, y of every point of the verbs
  /// in turn.
  case pushClipPath
  /// Opacity.
  case pushOpacity
  /// Blend mode (see `BlendMode`).
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
  /// Path, rule, Paint. A paint: see `PaintCode`.
  case fillPath
  /// Path, width, cap and join (see `StrokeStyle`), miter limit, list of dashes, phase, Paint.
  case strokePath
  /// Picture, level, column, row, source Rect, destination Rect.
  case image
  /// Address, width, height, bytes per row, opaque, source Rect, destination Rect, sampling (see
  /// `Sampling`).
  case pixels
  /// Rect, font size, weight, traits (see `FontTraits`), Color, alignment (see `TextRun.Alignment`), line limit,
  /// Text.
  case text
}
