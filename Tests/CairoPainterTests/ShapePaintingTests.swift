import DisplayList
import ScrollGeometry
import Testing

private let black: UInt32 = 0xFF00_0000
private let red: UInt32 = 0xFFFF_0000
private let white: UInt32 = 0xFFFF_FFFF

struct ShapePaintingTests {
  @Test func whatNothingCoversIsBlack() {
    #expect(Canvas(width: 2, height: 1, []).rows == [[black, black]])
  }

  @Test func fillsCoverWholePixels() {
    let canvas = Canvas(
      width: 5, height: 3,
      [.fill(Rect(x: 1, y: 1, width: 3, height: 1), radius: 0, .red)])
    #expect(
      canvas.rows == [
        [black, black, black, black, black], [black, red, red, red, black],
        [black, black, black, black, black],
      ])
    // Edges between pixels go to the nearest; halves go up.
    let between = Canvas(
      width: 5, height: 1, [.fill(Rect(x: 0.5, y: 0, width: 2.9, height: 1), radius: 0, .red)])
    #expect(between.rows == [[black, red, red, black, black]])
  }

  @Test func coloursBlend() {
    let half = Color(red: 1, green: 1, blue: 1, alpha: 0.5)
    let canvas = Canvas(
      width: 1, height: 1, [.fill(Rect(x: 0, y: 0, width: 1, height: 1), radius: 0, half)])
    #expect(canvas[0, 0] == 0xFF80_8080)
  }

  @Test func pointsBecomePixels() {
    let canvas = Canvas(
      width: 6, height: 2, pixelsPerPoint: 2,
      [.fill(Rect(x: 1, y: 0, width: 1, height: 1), radius: 0, .red)])
    #expect(canvas.rows[0] == [black, black, red, red, black, black])
  }

  @Test func transformsNest() {
    let dot = DisplayItem.fill(Rect(x: 0, y: 0, width: 1, height: 1), radius: 0, .red)
    let canvas = Canvas(
      width: 8, height: 1,
      [
        .pushTransform(AffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 1, ty: 0)),
        .pushTransform(AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 2, ty: 0)),
        dot, .pop, .pop, dot,
      ])
    #expect(canvas.rows == [[red, black, black, black, black, red, red, black]])
  }

  @Test func clipsNest() {
    let all = DisplayItem.fill(Rect(x: 0, y: 0, width: 9, height: 9), radius: 0, .red)
    let canvas = Canvas(
      width: 6, height: 1,
      [
        .pushClip(Rect(x: 1, y: 0, width: 4, height: 1), radius: 0),
        .pushClip(Rect(x: 3, y: 0, width: 4, height: 1), radius: 0),
        all, .pop,
        .fill(Rect(x: 0, y: 0, width: 2, height: 1), radius: 0, .white), .pop,
      ])
    #expect(canvas.rows == [[black, white, black, red, red, black]])
    let apart = Canvas(
      width: 6, height: 1,
      [
        .pushClip(Rect(x: 0, y: 0, width: 2, height: 1), radius: 0),
        .pushClip(Rect(x: 3, y: 0, width: 2, height: 1), radius: 0), all, .pop, .pop,
      ])
    #expect(apart.inked == nil)
  }

  /// A square of 20 with corners of 10 is a circle.
  @Test func cornersAreRound() {
    let square = Rect(x: 0, y: 0, width: 20, height: 20)
    let lists: [[DisplayItem]] = [
      [.fill(square, radius: 10, .red)],
      [.pushClip(square, radius: 10), .fill(square, radius: 0, .red), .pop],
    ]
    for items in lists {
      let canvas = Canvas(width: 20, height: 20, items)
      for y in 0..<20 {
        for x in 0..<20 {
          let dx = Double(x) + 0.5 - 10
          let dy = Double(y) + 0.5 - 10
          let distance = (dx * dx + dy * dy).squareRoot()
          if distance < 9.2 { #expect(canvas[x, y] == red, "\(x),\(y)") }
          if distance > 10.8 { #expect(canvas[x, y] == black, "\(x),\(y)") }
        }
      }
    }
  }

  @Test func aRadiusIsAtMostHalfTheSide() {
    let bar = Rect(x: 0, y: 0, width: 20, height: 4)
    let large = Canvas(width: 20, height: 4, [.fill(bar, radius: 50, .red)])
    #expect(large.rows == Canvas(width: 20, height: 4, [.fill(bar, radius: 2, .red)]).rows)
    #expect(large[10, 0] == red && large[0, 0] != red)
  }

  @Test func strokesLieInside() {
    let canvas = Canvas(
      width: 7, height: 6,
      [.stroke(Rect(x: 1, y: 1, width: 5, height: 4), radius: 0, width: 1, .red)])
    #expect(
      canvas.rows == [
        [black, black, black, black, black, black, black],
        [black, red, red, red, red, red, black],
        [black, red, black, black, black, red, black],
        [black, red, black, black, black, red, black],
        [black, red, red, red, red, red, black],
        [black, black, black, black, black, black, black],
      ])
    let thick = Canvas(
      width: 4, height: 4,
      [.stroke(Rect(x: 0, y: 0, width: 4, height: 4), radius: 0, width: 2, .red)])
    #expect(thick.rows.joined().allSatisfy { $0 == red })
    let round = Canvas(
      width: 20, height: 20,
      [.stroke(Rect(x: 0, y: 0, width: 20, height: 20), radius: 10, width: 3, .red)])
    #expect(round[10, 1] == red && round[10, 10] == black && round[0, 0] == black)
  }

  /// Two overlapping fills fade as one picture.
  @Test func opacityHoldsForTheGroup() {
    let items: [DisplayItem] = [
      .pushOpacity(0.5), .fill(Rect(x: 0, y: 0, width: 2, height: 1), radius: 0, .red),
      .fill(Rect(x: 1, y: 0, width: 2, height: 1), radius: 0, .red), .pop,
      .fill(Rect(x: 3, y: 0, width: 1, height: 1), radius: 0, .red),
    ]
    let canvas = Canvas(width: 4, height: 1, items)
    #expect(canvas.rows == [[0xFF80_0000, 0xFF80_0000, 0xFF80_0000, red]])
  }

  @Test func opacityInsideClipsAndTransforms() {
    let canvas = Canvas(
      width: 4, height: 1,
      [
        .pushTransform(AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 1, ty: 0)),
        .pushOpacity(0.5), .pushClip(Rect(x: 0, y: 0, width: 2, height: 1), radius: 0),
        .fill(Rect(x: 0, y: 0, width: 9, height: 1), radius: 0, .white), .pop, .pop, .pop,
      ])
    #expect(canvas.rows == [[black, 0xFF80_8080, 0xFF80_8080, black]])
  }

  @Test func invisibleGroupsLeaveNothing() {
    let all = DisplayItem.fill(Rect(x: 0, y: 0, width: 9, height: 9), radius: 0, .red)
    let canvas = Canvas(
      width: 2, height: 1,
      [
        .pushOpacity(0), all, .pushOpacity(0.5), .pushClip(.zero, radius: 2), all, .pop, .pop,
        .pop, .fill(Rect(x: 0, y: 0, width: 1, height: 1), radius: 0, .white),
      ])
    #expect(canvas.rows == [[white, black]])
  }

  /// What is flattened or not finite is not drawn, and the rest is.
  @Test(arguments: [
    AffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0),
    AffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0),
    AffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0),
    AffineTransform(a: .infinity, b: 0, c: 0, d: 1, tx: 0, ty: 0),
  ])
  func degenerateTransforms(transform: AffineTransform) {
    let square = Rect(x: 0, y: 0, width: 2, height: 2)
    let run = TextRun(text: "x", bounds: square, fontSize: 5, color: .red)
    let canvas = Canvas(
      width: 2, height: 1,
      [
        .pushTransform(transform), .fill(square, radius: 0, .red), .fill(square, radius: 1, .red),
        .stroke(square, radius: 0, width: 1, .red), .stroke(square, radius: 1, width: 1, .red),
        .pushClip(square, radius: 1), .fill(square, radius: 0, .red), .pop, .text(run), .pop,
        .fill(Rect(x: 1, y: 0, width: 1, height: 1), radius: 0, .white),
      ])
    #expect(canvas.rows == [[black, white]])
  }

  @Test func groupsThatDoNotMatchDoNoHarm() {
    let square = Rect(x: 0, y: 0, width: 1, height: 1)
    let canvas = Canvas(
      width: 2, height: 1,
      [.pop, .pushClip(square, radius: 0), .pushOpacity(0.5), .fill(square, radius: 0, .white)])
    #expect(canvas.rows == [[0xFF80_8080, black]])
  }

  /// Content may be 10¹³ points long; what is seen of it is drawn all the same.
  @Test func hugeRectangles() {
    let huge = Rect(x: -1e13, y: -1e13, width: 2e13, height: 2e13)
    let canvas = Canvas(
      width: 2, height: 1, [.pushClip(huge, radius: 0), .fill(huge, radius: 0, .red), .pop])
    #expect(canvas.rows == [[red, red]])
  }

  @Test func turnedFills() {
    let quarter = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 3, ty: 0)
    let canvas = Canvas(
      width: 3, height: 2,
      [.pushTransform(quarter), .fill(Rect(x: 0, y: 0, width: 2, height: 1), radius: 0, .red)])
    #expect(canvas.rows == [[black, black, red], [black, black, red]])
  }
}
