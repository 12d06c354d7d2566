import DisplayList
import ScrollGeometry
import Testing

@testable import CairoPainter

struct PangoTextTests {
  private let text = PangoText()

  private func size(
    _ string: String, fontSize: Double = 16, fontWeight: Int = 400, width: Double = .infinity,
    lineLimit: Int = 1
  ) -> Size {
    text.size(
      of: string, fontSize: fontSize, fontWeight: fontWeight, width: width, lineLimit: lineLimit)
  }

  private func run(
    _ string: String, alignment: TextRun.Alignment = .left, lineLimit: Int = 1
  ) -> TextRun {
    TextRun(
      text: string, bounds: Rect(x: 20, y: 10, width: 100, height: 40), fontSize: 16,
      color: .white, alignment: alignment, lineLimit: lineLimit)
  }

  private func inked(_ run: TextRun, pixelsPerPoint: Double = 1) throws -> [Int] {
    let canvas = Canvas(
      width: Int(140 * pixelsPerPoint), height: Int(60 * pixelsPerPoint),
      pixelsPerPoint: pixelsPerPoint, [.text(run)])
    return try #require(canvas.inked)
  }

  @Test func textIsDrawnInsideItsBounds() throws {
    let box = try inked(run("Zoom"))
    #expect(box[0] >= 20 && box[1] >= 10 && box[2] <= 120 && box[3] <= 50)
    #expect(box[2] - box[0] > 20 && box[3] - box[1] > 8)
  }

  @Test func alignment() throws {
    let left = try inked(run("Zoom"))
    let center = try inked(run("Zoom", alignment: .center))
    let right = try inked(run("Zoom", alignment: .right))
    let width = size("Zoom").width
    #expect(left[0] < 24 && right[2] > 116)
    #expect((Double(center[0] - left[0]) - (100 - width) / 2).magnitude <= 1)
    #expect((Double(right[0] - left[0]) - (100 - width)).magnitude <= 1)
  }

  /// Left is left in every script.
  @Test func textThatIsReadFromRightToLeftIsAlignedAsAskedFor() throws {
    let left = try inked(run("זום"))
    let right = try inked(run("זום", alignment: .right))
    #expect(left[0] < 24 && right[2] > 116)
  }

  @Test func linesAreLimited() throws {
    let long = "one two three four five six seven eight nine ten"
    let one = try inked(run(long))
    let two = try inked(run(long, lineLimit: 2))
    let many = try inked(run(long, lineLimit: 0))
    #expect(one[3] - one[1] < 22)
    #expect(two[3] - two[1] > 25)
    // As many as fit: two lines of about 19 points in 40 points.
    #expect(many[3] <= 50)
    #expect(one[2] <= 120 && two[2] <= 120 && many[2] <= 120)
    let line = size("x").height
    #expect(size("a\nb\nc", lineLimit: 0).height == 3 * line)
    #expect(size("a\nb\nc", width: 100, lineLimit: 2).height == 2 * line)
    #expect(size("a b c", width: 14, lineLimit: 0).height == 3 * line)
    #expect(size(long, width: 100).width <= 100)
  }

  @Test func sizesGrowWithTheFont() {
    let small = size("Photograph")
    let large = size("Photograph", fontSize: 32)
    #expect(small.width > 60 && small.width < 110)
    #expect((large.width / small.width - 2).magnitude < 0.02)
    #expect((large.height / small.height - 2).magnitude < 0.02)
    #expect(size("Photograph", fontWeight: 700).width > small.width)
    #expect(size("").width == 0)
  }

  /// What is measured in points is what is drawn, on any screen.
  @Test func oneShapeAtEveryScale() throws {
    let single = try inked(run("Zoom"))
    let double = try inked(run("Zoom"), pixelsPerPoint: 2)
    for (edge, twice) in zip(single, double) {
      #expect((Double(twice) / 2 - Double(edge)).magnitude <= 1)
    }
  }

  /// A cell that turns away is drawn narrower than high: its text goes along, letter by letter.
  @Test(arguments: [(0.4, 1.0), (1, 0.3), (1.7, 0.6), (0.25, 2)])
  func oneShapeUnderUnequalScales(_ x: Double, _ y: Double) throws {
    let string = "Photographs of dahlias"
    let width = size(string).width
    let run = TextRun(
      text: string, bounds: Rect(x: 20, y: 10, width: width, height: 40), fontSize: 16,
      color: .white, alignment: .left, lineLimit: 1)
    let plain = try #require(Canvas(width: 400, height: 120, [.text(run)]).inked)
    let scaled = Canvas(
      width: 400, height: 120,
      [
        .pushTransform(AffineTransform(scaleX: x, y: y)), .text(run), .pop,
      ])
    let box = try #require(scaled.inked)
    for (edge, scale) in zip(0..<4, [x, y, x, y]) {
      #expect((Double(box[edge]) - Double(plain[edge]) * scale).magnitude <= 1.5)
    }
    // What is measured afterwards knows nothing of it.
    #expect(size(string).width == width)
  }

  /// A text that is wrapped keeps its lines whatever it is drawn under.
  @Test func linesStayUnderARotation() throws {
    let run = TextRun(
      text: "one two three four", bounds: Rect(x: 0, y: 0, width: 70, height: 60), fontSize: 16,
      color: .white, alignment: .left, lineLimit: 2)
    let plain = try #require(Canvas(width: 200, height: 200, [.text(run)]).inked)
    let turned = try #require(
      Canvas(
        width: 200, height: 200,
        [
          .pushTransform(AffineTransform(a: 0, b: 0.5, c: -1, d: 0, tx: 100, ty: 0)), .text(run),
          .pop,
        ]
      ).inked)
    // Down the text's lines goes to the left, along them down at half the length.
    #expect((Double(turned[3] - turned[1]) - Double(plain[2] - plain[0]) / 2).magnitude <= 2)
    #expect(((turned[2] - turned[0]) - (plain[3] - plain[1])).magnitude <= 2)
  }
}
