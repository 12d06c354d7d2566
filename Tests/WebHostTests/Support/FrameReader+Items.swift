import DisplayList
import ScrollGeometry

@testable import WebHost

/// What is to be drawn.
extension FrameReader {
  /// The next item; nil for what happened and for what is no record.
  mutating func item() -> DisplayItem? {
    switch code() {
    case .pushTransform:
      return .pushTransform(
        AffineTransform(
          a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number()))
    case .pushClip: return .pushClip(rect(), radius: number())
    case .pushClipPath: return .pushClipPath(path(), FillRule(rawValue: UInt8(int()))!)
    case .pushOpacity: return .pushOpacity(number())
    case .pushBlend: return .pushBlend(BlendMode(rawValue: UInt8(int()))!)
    case .pushShadow:
      return .pushShadow(
        Shadow(
          offset: Vector(dx: number(), dy: number()), blur: number(), color: color(),
          isAlone: flag()))
    case .pushMask: return .pushMask
    case .masked: return .masked
    case .pop: return .pop
    case .fill: return .fill(rect(), radius: number(), color())
    case .stroke: return .stroke(rect(), radius: number(), width: number(), color())
    case .fillPath: return .fillPath(path(), FillRule(rawValue: UInt8(int()))!, paint())
    case .strokePath: return .strokePath(path(), style(), paint())
    case .image: return .image(tile(), source: rect(), destination: rect())
    case .pixels:
      let base = UnsafeRawPointer(bitPattern: UInt(number()))!
      let pixels = PixelBuffer(
        width: int(), height: int(), bytesPerRow: int(), base: base, isOpaque: flag(), owner: nil)
      return .pixels(
        pixels, source: rect(), destination: rect(), Sampling(rawValue: UInt8(int()))!)
    case .text: return .text(run())
    case nil, .call, .askPicture, .loadTile, .dropTile, .title, .accessibility, .reading, .writing:
      return nil
    }
  }

  private mutating func path() -> Path {
    var path = Path()
    for verb in list({ $0.int() }) {
      switch verb {
      case 0: path.move(to: point())
      case 1: path.addLine(to: point())
      case 2:
        let control = point()
        path.addQuadratic(to: point(), control: control)
      case 3:
        let (first, second) = (point(), point())
        path.addCubic(to: point(), control1: first, control2: second)
      default: path.close()
      }
    }
    return path
  }

  private mutating func paint() -> Paint {
    switch int() {
    case 0: .color(color())
    case 1: .gradient(Gradient(shape: .linear(from: point(), to: point()), stops: stops()))
    default:
      .gradient(
        Gradient(
          shape: .radial(
            from: point(), fromRadius: number(), to: point(), toRadius: number()),
          stops: stops()))
    }
  }

  private mutating func stops() -> [Gradient.Stop] {
    list { Gradient.Stop(location: $0.number(), color: $0.color()) }
  }

  private mutating func style() -> StrokeStyle {
    var style = StrokeStyle(width: number())
    style.cap = StrokeStyle.Cap(rawValue: UInt8(int()))!
    style.join = StrokeStyle.Join(rawValue: UInt8(int()))!
    style.miterLimit = number()
    style.dashes = list { $0.number() }
    style.dashPhase = number()
    return style
  }

  private mutating func run() -> TextRun {
    let (bounds, size, weight) = (rect(), number(), int())
    let (traits, color) = (FontTraits(rawValue: UInt8(int())), color())
    let alignment = [TextRun.Alignment.left, .center, .right][int()]
    let lineLimit = int()
    return TextRun(
      text: text(), bounds: bounds, fontSize: size, fontWeight: weight, color: color,
      alignment: alignment, lineLimit: lineLimit, traits: traits)
  }
}
