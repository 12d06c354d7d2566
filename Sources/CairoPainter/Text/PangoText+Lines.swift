import DisplayList
import PortableUIKit

extension PangoText: TextSetting {
  public func lines(
    of paragraph: [Character], fontSize: Double, fontWeight: Int, traits: FontTraits, width: Double
  ) -> [SetLine] {
    var request = TextLayout.Request(
      text: String(paragraph), fontSize: fontSize, fontWeight: fontWeight, traits: traits,
      width: width, lineLimit: 0)
    // Pango takes no width for one line.
    if width == .infinity { request.lineLimit = 1 }
    return inTurn { context in
      let layout = TextLayout(request, family: Self.family, context: context)
      return withExtendedLifetime(layout) { layout.lines(of: paragraph) }
    }
  }
}
