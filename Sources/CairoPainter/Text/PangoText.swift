import DisplayList
import PortableUIKit
import ScrollGeometry
import Synchronization

/// Measures and sets text with Pango, on any thread. Needs no display. A run begins at the top of its bounds.
///
/// One thread at a time: cairo opens the files of fonts without a lock of its own. The thread that made this object has
/// a context for itself, since the window goes on reading what was set with it; all other threads share one.
public final class PangoText: TextMeasuring, @unchecked Sendable {
  private static let turn = Mutex(())
  /// In turn only; nil until another thread comes.
  nonisolated(unsafe) private static var contextOfOthers: OpaquePointer?

  /// In turn only.
  nonisolated(unsafe) private(set) static var family = usualFamily
  private static let usualFamily = "Sans"
  private static let fontsMark = Atomic<Int>(0)

  /// Which fonts texts are set in: another number after each change.
  public static var fonts: Int { fontsMark.load(ordering: .relaxed) }

  /// Sets texts in the fonts of that family from now on; nil: in the system's usual ones. What was measured before does not
  /// hold any more.
  public static func setFamily(_ name: String?) {
    turn.withLock { _ in
      guard name ?? usualFamily != family else { return }
      family = name ?? usualFamily
      fontsMark.add(1, ordering: .relaxed)
    }
  }

  private let ownThread = g_thread_self()
  /// Made when the first text comes: loading fonts takes longer than drawing a photo.
  private var ownContext: OpaquePointer?

  public init() {}

  deinit {
    if let ownContext { g_object_unref(UnsafeMutableRawPointer(ownContext)) }
  }

  public func size(
    of text: String, fontSize: Double, fontWeight: Int, width: Double, lineLimit: Int
  ) -> Size {
    size(
      of: text, fontSize: fontSize, fontWeight: fontWeight, traits: [], width: width,
      lineLimit: lineLimit)
  }

  public func size(
    of text: String, fontSize: Double, fontWeight: Int, traits: FontTraits, width: Double,
    lineLimit: Int
  ) -> Size {
    let request = TextLayout.Request(
      text: text, fontSize: fontSize, fontWeight: fontWeight, traits: traits, width: width,
      lineLimit: lineLimit)
    return inTurn { TextLayout(request, family: Self.family, context: $0).size }
  }

  /// The text in lines, to be kept and read on the thread that made this object.
  public func layout(_ request: TextLayout.Request) -> TextLayout {
    precondition(isOwnThread, "Text that is kept is read on one thread.")
    return inTurn { TextLayout(request, family: Self.family, context: $0) }
  }

  /// Draws in the context's own coordinates. The layout never hears of the context's matrix: under one that scales the two
  /// axes differently Pango would set the text anew, to another width.
  func draw(_ run: TextRun, on cairo: OpaquePointer) {
    inTurn { context in
      let layout = TextLayout(TextLayout.Request(run), family: Self.family, context: context)
      withExtendedLifetime(layout) {
        cairo_move_to(cairo, run.bounds.minX, run.bounds.minY)
        cairo_set_source_rgba(
          cairo, run.color.red, run.color.green, run.color.blue, run.color.alpha)
        pango_cairo_show_layout(cairo, layout.pango)
        cairo_new_path(cairo)
      }
    }
  }

  private var isOwnThread: Bool { g_thread_self() == ownThread }

  func inTurn<Result>(_ body: (OpaquePointer) -> Result) -> Result {
    var result: Result?
    Self.turn.withLock { _ in result = body(isOwnThread ? context : Self.othersContext) }
    return result!
  }

  private var context: OpaquePointer {
    if let ownContext { return ownContext }
    let made = TextLayout.makeContext(pango_cairo_font_map_get_default())
    ownContext = made
    return made
  }

  private static var othersContext: OpaquePointer {
    if let contextOfOthers { return contextOfOthers }
    let fonts = pango_cairo_font_map_new()
    defer { g_object_unref(fonts) }
    let made = TextLayout.makeContext(fonts)
    contextOfOthers = made
    return made
  }
}
