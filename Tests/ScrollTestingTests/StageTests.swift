import DisplayList
import PortableUIKit
import ScrollGeometry
import ScrollTesting
import Testing

/// What a stage lets one see.
@MainActor
struct StageTests {
  private let sheet = Sheet()
  private var stage: Stage { sheet.stage }

  @Test func callsAreNotedAndHeard() throws {
    let log = try stage.log(of: sheet.view)
    stage.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 200), duration: 0.5)
    stage.settle()
    #expect(
      log.calls == """
        scrollViewWillBeginDragging scrollViewDidScroll* scrollViewWillEndDragging scrollViewDidEndDragging
        """)
    #expect(sheet.scrollCount == log.lines.count { $0.contains("scrollViewDidScroll ") })
    #expect(log.lines.last?.hasSuffix("offset=0,190 zoom=1 decelerate=false") == true)
    log.clear()
    #expect(log.lines.isEmpty)
    // The delegate's answers count as before.
    stage.pinch(at: CGPoint(x: 160, y: 240), from: 60, to: 140, duration: 0.3)
    #expect(sheet.view.zoomScale > 1.5)
    #expect(log.calls.contains("scrollViewDidZoom"))
  }

  @Test func aLogThatGoesGivesTheDelegateBack() throws {
    var log: CallLog? = try stage.log(of: sheet.view)
    #expect(sheet.view.delegate !== sheet)
    withExtendedLifetime(log) {}
    log = nil
    #expect(sheet.view.delegate === sheet)
    log = try stage.log(of: sheet.view)
    let other = try stage.log(of: sheet.view)
    log = nil
    sheet.view.contentOffset.y = 20
    #expect(sheet.scrollCount == 1 && other.calls == "scrollViewDidScroll")
  }

  @Test func aDelegateThatComesLaterEndsTheLog() throws {
    var log: CallLog? = try stage.log(of: sheet.view)
    let later = Sheet()
    sheet.view.delegate = later
    sheet.view.contentOffset.y = 20
    #expect(log?.lines == [])
    log = nil
    #expect(sheet.view.delegate === later && later.scrollCount == 1)
  }

  @Test func tablesSayWhyTheyHaveNoLog() {
    let error = #expect(throws: (any Error).self) { try stage.log(of: UITableView(frame: .zero)) }
    #expect(error.map { "\($0)".hasPrefix("A table asks its delegate for more") } == true)
  }

  @Test func whatIsSeenHasColours() throws {
    #expect(
      stage.color(at: CGPoint(x: 99.9, y: 99.9)) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(
      stage.color(at: CGPoint(x: 100.1, y: 50)) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(stage.color(at: CGPoint(x: 320, y: 50)) == nil)
    #expect(stage.color(at: CGPoint(x: -0.1, y: 50)) == nil)
    sheet.view.contentOffset.x = 60
    stage.frame()
    #expect(stage.color(at: CGPoint(x: 50, y: 50)) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
  }

  @Test func aPictureHasTheScreensPixels() {
    #expect(pixelSize(stage.png()) == [640, 960])
  }

  @Test func picturesInTilesComeFromWhomTheWindowNames() {
    final class Tile: UIView {
      override func appendContent(to list: inout DisplayList, in context: DrawingContext) {
        list.items.append(
          .image(
            TextureID(picture: 0, level: 0, column: 0, row: 0),
            source: Rect(x: 0, y: 0, width: 1, height: 1),
            destination: Rect(x: 0, y: 0, width: 50, height: 50)))
      }
    }
    let place = CGPoint(x: 25, y: 25)
    let stage = Stage(size: CGSize(width: 50, height: 50), view: Tile(frame: .zero))
    #expect(stage.color(at: place) == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    stage.window.textures = PlainTextures(color: 0xFF00_FF00)
    #expect(stage.color(at: place) == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
  }

  @Test func textsAreAsLargeOnEveryMachineOrAsDrawn() {
    func width(_ texts: Stage.Texts) -> CGFloat {
      let label = UILabel()
      label.text = "iiiiiiiiii"
      let root = UIView()
      root.addSubview(label)
      let stage = Stage(size: CGSize(width: 400, height: 100), texts: texts, view: root)
      label.sizeToFit()
      _ = stage
      return label.bounds.width
    }
    // No font has an i as wide as the average of all letters.
    #expect(width(.drawn) < width(.estimated))
    #expect(width(.drawn) > 0)
  }

  @Test func framesAreEven() {
    var times: [Double] = []
    stage.onFrame = { [unowned stage] in times.append(stage.time) }
    stage.wait(0.1)
    #expect(times == (1...12).map { Double($0) / 120 })
  }
}
