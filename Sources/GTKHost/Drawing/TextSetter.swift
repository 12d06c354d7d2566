import CGtk4
import DisplayList
import PortableUIKit
import ScrollGeometry

/// Measures and sets text with Pango. Needs no display.
public final class TextSetter: TextMeasuring {
  /// Made when the first text comes: loading fonts takes longer than drawing a photo.
  private var madeContext: OpaquePointer?
  private var drawn = FrameCache<TextLayout.Request, TextLayout>(spare: 32, patience: 120)

  public init() {}

  deinit {
    if let madeContext { g_object_unref(UnsafeMutableRawPointer(madeContext)) }
  }

  private var context: OpaquePointer {
    if let madeContext { return madeContext }
    let context = TextLayout.makeContext()
    madeContext = context
    return context
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
      text: text, fontSize: fontSize, fontWeight: fontWeight, width: width, height: .infinity,
      lineLimit: lineLimit, traits: traits)
    return TextLayout(request, context: context).size
  }

  /// The run's lines; kept while they are drawn.
  func layout(of run: TextRun) -> TextLayout {
    let request = TextLayout.Request(
      text: run.text, fontSize: run.fontSize, fontWeight: run.fontWeight,
      width: run.bounds.width, height: run.bounds.height, lineLimit: run.lineLimit,
      alignment: run.alignment, traits: run.traits)
    let context = context
    return drawn.value(request) { TextLayout(request, context: context) }!
  }

  func endFrame() { drawn.endFrame() }
}
