import DisplayList
import Foundation
import PortableUIKit
import ScrollGeometry

/// An attributed string in pieces that each look alike, and the lines they are set in.
///
/// Text in one style is set by the host as a whole; text in several is broken between words here.
final class TextPieces: StyledText {
  struct Piece: Equatable {
    var text: String
    var font: UIFont
    var color: UIColor
    var background: UIColor?
    var lines: FontTraits

    var traits: FontTraits { font.traits.union(lines) }

    func size(_ text: String, width: Double, lineLimit: Int, _ measuring: any TextMeasuring) -> Size
    {
      measuring.size(
        of: text, fontSize: font.pointSize.native, fontWeight: font.cssWeight, traits: traits,
        width: width, lineLimit: lineLimit)
    }
  }

  /// A part of a piece in its place.
  struct Fragment {
    var text: String
    var piece: Int
    var place: Rect
  }

  let pieces: [Piece]
  let alignment: NSTextAlignment
  /// As it was given.
  private(set) var source: NSAttributedString
  /// Of what says none itself.
  let font: UIFont
  let color: UIColor

  var string: String { source.string }

  init(_ string: NSAttributedString, font: UIFont, color: UIColor) {
    source = string
    self.font = font
    self.color = color
    var pieces: [Piece] = []
    var alignment = NSTextAlignment.natural
    let whole = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let text = string.attributedSubstring(from: range).string
      if pieces.isEmpty, let style = attributes[.paragraphStyle] as? NSParagraphStyle {
        alignment = style.alignment
      }
      var lines: FontTraits = []
      if Self.isLine(attributes[.underlineStyle]) { lines.insert(.underlined) }
      if Self.isLine(attributes[.strikethroughStyle]) { lines.insert(.struckThrough) }
      pieces.append(
        Piece(
          text: text, font: attributes[.font] as? UIFont ?? font,
          color: attributes[.foregroundColor] as? UIColor ?? color,
          background: attributes[.backgroundColor] as? UIColor, lines: lines))
    }
    self.pieces = pieces
    self.alignment = alignment
  }

  /// Piece by piece: Foundation's strings end the program where it cannot compare their attributes.
  ///
  /// - Returns: false where something about the other would be measured or drawn otherwise.
  func isSame(as other: TextPieces) -> Bool {
    pieces == other.pieces && alignment == other.alignment && font == other.font
      && color == other.color
  }

  /// What is not drawn may still be another: true when it stands for both now.
  func takesPlace(of other: TextPieces) -> Bool {
    guard isSame(as: other) else { return false }
    source = other.source
    return true
  }

  static func isLine(_ value: Any?) -> Bool {
    switch value {
    case let number as Int: number != 0
    case let number as NSNumber: number.intValue != 0
    case let style as NSUnderlineStyle: style.rawValue != 0
    default: false
    }
  }

  func size(width: Double, lineLimit: Int, _ measuring: any TextMeasuring) -> Size {
    if pieces.count == 1 {
      return pieces[0].size(pieces[0].text, width: width, lineLimit: lineLimit, measuring)
    }
    return set(width: width, lineLimit: lineLimit, measuring).size
  }

  func draw(in rect: Rect, side: TextRun.Alignment, lineLimit: Int, on context: CGContext) {
    let side = alignment.side ?? side
    if pieces.count == 1 {
      drawBackground(pieces[0], rect, on: context)
      return draw(pieces[0], pieces[0].text, in: rect, side, lineLimit, on: context)
    }
    let (fragments, size) = set(width: rect.width, lineLimit: lineLimit, TextMeasures.current)
    for fragment in fragments {
      var place = fragment.place.offsetBy(Vector(dx: rect.minX, dy: rect.minY))
      switch side {
      case .left: break
      case .center: place.origin.x += (rect.width - size.width) / 2
      case .right: place.origin.x += rect.width - size.width
      }
      drawBackground(pieces[fragment.piece], place, on: context)
      // Room to spare, so that rounding breaks no word.
      place.size.width += 1
      draw(pieces[fragment.piece], fragment.text, in: place, .left, 1, on: context)
    }
  }

  /// In lines that nothing cuts off, however wide they were measured.
  func draw(at point: Point, on context: CGContext) {
    let size = size(width: .infinity, lineLimit: 0, TextMeasures.current)
    var place = Rect(origin: point, size: size)
    let side = alignment.side ?? .left
    guard pieces.count == 1, side == .left else {
      return draw(in: place, side: .left, lineLimit: 0, on: context)
    }
    drawBackground(pieces[0], place, on: context)
    place.size.width = Self.endless
    draw(pieces[0], pieces[0].text, in: place, .left, 0, on: context)
  }

  /// Points.
  private static let endless = 1e5

  private func drawBackground(_ piece: Piece, _ place: Rect, on context: CGContext) {
    guard let background = piece.background else { return }
    context.saveGState()
    context.setFillColor(background.cgColor)
    context.fill(CGRect(place))
    context.restoreGState()
  }

  private func draw(
    _ piece: Piece, _ text: String, in place: Rect, _ side: TextRun.Alignment, _ lineLimit: Int,
    on context: CGContext
  ) {
    context.draw(
      TextRun(
        text: text, bounds: place, fontSize: piece.font.pointSize.native,
        fontWeight: piece.font.cssWeight, color: context.color(piece.color), alignment: side,
        lineLimit: lineLimit, traits: piece.traits))
  }

  /// Lines from the top left, each as high as the highest of its words.
  private func set(
    width: Double, lineLimit: Int, _ measuring: any TextMeasuring
  ) -> (fragments: [Fragment], size: Size) {
    var done: [Fragment] = []
    var line: [Fragment] = []
    var (x, y, widest) = (0.0, 0.0, 0.0)
    var count = 0
    func endLine(emptyHeight: Double) {
      let height = line.map { $0.place.height }.max() ?? emptyHeight
      for fragment in line {
        var fragment = fragment
        // The baselines of one font family lie at one share of its height.
        fragment.place.origin.y = y + (height - fragment.place.height) * 0.8
        done.append(fragment)
      }
      widest = max(widest, x)
      y += height
      x = 0
      line = []
      count += 1
    }
    for (index, piece) in pieces.enumerated() {
      for word in piece.text.wordsAndBreaks {
        if lineLimit > 0, count >= lineLimit { break }
        let height = piece.size("X", width: .infinity, lineLimit: 1, measuring).height
        if word == "\n" {
          endLine(emptyHeight: height)
          continue
        }
        let size = piece.size(word, width: .infinity, lineLimit: 1, measuring)
        if x > 0, x + size.width > width { endLine(emptyHeight: height) }
        if lineLimit > 0, count >= lineLimit { break }
        line.append(
          Fragment(
            text: word, piece: index,
            place: Rect(x: x, y: 0, width: size.width, height: size.height)))
        x += size.width
      }
    }
    if !line.isEmpty { endLine(emptyHeight: 0) }
    return (done, Size(width: widest, height: y))
  }
}

extension NSTextAlignment {
  /// Nil: it does not say.
  fileprivate var side: TextRun.Alignment? {
    switch self {
    case .center: .center
    case .right: .right
    case .left, .justified: .left
    case .natural: nil
    }
  }
}

extension String {
  /// Words with the spaces after them; line breaks alone.
  fileprivate var wordsAndBreaks: [String] {
    var result: [String] = []
    var word = ""
    for character in self {
      if character.isNewline {
        if !word.isEmpty { result.append(word) }
        result.append("\n")
        word = ""
        continue
      }
      if character != " ", word.last == " " {
        result.append(word)
        word = ""
      }
      word.append(character)
    }
    if !word.isEmpty { result.append(word) }
    return result
  }
}

extension NSAttributedString {
  /// Nothing of it would be drawn otherwise.
  func isDrawn(as other: NSAttributedString) -> Bool {
    let font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    return TextPieces(self, font: font, color: .label)
      .isSame(as: TextPieces(other, font: font, color: .label))
  }
}
