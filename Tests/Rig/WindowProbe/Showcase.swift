import DisplayList
import Glibc
import ScrollGeometry

/// One picture with everything that a display list can hold.
enum Showcase {
  static func items(_ photo: SyntheticPhoto, in window: Size) -> [DisplayItem] {
    var items: [DisplayItem] = [
      .fill(Rect(origin: .zero, size: window), radius: 0, grey(0.2)),
      .fill(Rect(x: 20.3, y: 20.7, width: 200.5, height: 100), radius: 0, orange),
      .fill(Rect(x: 240, y: 20, width: 200, height: 100), radius: 24, orange),
      .stroke(Rect(x: 460.4, y: 20.6, width: 200, height: 100), radius: 0, width: 0.6, blue),
      .stroke(Rect(x: 680, y: 20, width: 200, height: 100), radius: 30, width: 6, blue),
    ]
    items += text
    items += group(.pushOpacity(0.5)) {
      [
        .fill(Rect(x: 900, y: 20, width: 120, height: 80), radius: 0, orange),
        .fill(Rect(x: 960, y: 50, width: 120, height: 80), radius: 0, blue),
      ]
    }
    // A zoomed photo in a window of its own, its corners rounded.
    items += group(.pushClip(Rect(x: 20, y: 300, width: 400, height: 300), radius: 20)) {
      photo.items(
        for: AffineTransform(a: 0.37, b: 0, c: 0, d: 0.37, tx: -133.3, ty: 250.4), in: window)
    }
    // One that is turned, seams and all.
    items += group(.pushClip(Rect(x: 440.5, y: 300.5, width: 400, height: 300), radius: 0)) {
      let (sine, cosine) = (sin(0.3) * 0.4, cos(0.3) * 0.4)
      return photo.items(
        for: AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 400, ty: 80), in: window)
    }
    // A part of a tile, mirrored, slanted and see-through.
    let tile = TextureID(picture: 1, level: 1, column: 0, row: 0)
    let part = Rect(x: 100, y: 50, width: 200, height: 150)
    items.append(
      .image(tile, source: part, destination: Rect(x: 860, y: 300, width: 150, height: 112.5)))
    items += group(
      .pushTransform(AffineTransform(a: -1, b: 0.2, c: 0.3, d: 1, tx: 1200, ty: 300))
    ) {
      group(.pushOpacity(0.7)) {
        [.image(tile, source: part, destination: Rect(x: 0, y: 0, width: 150, height: 112.5))]
      }
    }
    return items
  }

  private static var text: [DisplayItem] {
    let words = "Sixty zippers were quickly picked from the woven jute bag."
    func run(_ x: Double, _ size: Double, _ weight: Int, _ place: TextRun.Alignment, _ lines: Int)
      -> DisplayItem
    {
      .text(
        TextRun(
          text: words, bounds: Rect(x: x, y: 140, width: 260, height: 100), fontSize: size,
          fontWeight: weight, color: grey(0.95), alignment: place, lineLimit: lines))
    }
    let zoomed = group(
      .pushTransform(AffineTransform(a: 1.5, b: 0, c: 0, d: 1.5, tx: -400, ty: 30))
    ) {
      [run(890, 13, 600, .left, 1)]
    }
    return [
      run(20, 17, 400, .left, 1), run(300, 17, 700, .center, 2), run(580, 15, 400, .right, 0),
    ]
      + zoomed
  }

  private static func group(_ push: DisplayItem, _ items: () -> [DisplayItem]) -> [DisplayItem] {
    [push] + items() + [.pop]
  }

  private static let orange = Color(red: 1, green: 0.6, blue: 0.1)
  private static let blue = Color(red: 0.3, green: 0.6, blue: 1)
  private static func grey(_ value: Double) -> Color {
    Color(red: value, green: value, blue: value)
  }
}
