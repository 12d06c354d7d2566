import ScrollTesting
import Testing
import UIKit

/// Texts that are measured before they are in a window.
@MainActor struct StageTextTests {
  private final class Words: UIViewController {
    let label = UILabel()
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 20))

    override func viewDidLoad() {
      super.viewDidLoad()
      label.text = "WWW mmm 3"
      label.sizeToFit()
      size = label.frame.size
      view.addSubview(label)
    }
    var size = CGSize.zero
  }

  @Test func aStageThatDrawsThemMeasuresAllOfThemSo() {
    let words = Words()
    let stage = Stage(texts: .drawn, root: words)
    #expect(words.size == words.label.sizeThatFits(.zero))
    // And nobody else's.
    let other = Words()
    let plain = Stage(root: other)
    #expect(other.size == other.label.sizeThatFits(.zero) && other.size != words.size)
    stage.frame()
    plain.frame()
    let label = UILabel()
    label.text = other.label.text
    #expect(label.sizeThatFits(.zero) == other.size)
  }

  /// There is no width at which it could end.
  @Test func whatIsDrawnAtAPointIsNeverCut() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 30), format: format)
    _ = Stage(view: UIView())
    func drawn(_ draw: (NSString) -> Void) -> Data? {
      renderer.image { _ in draw("mmmmmmmm 0") }.pngData()
    }
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
    let atPoint = try #require(drawn { $0.draw(at: .zero, withAttributes: attributes) })
    let room = CGRect(x: 0, y: 0, width: 1000, height: 30)
    #expect(atPoint == drawn { $0.draw(in: room, withAttributes: attributes) })
  }

  /// In just the room that was measured for it.
  @Test func aSpaceAtTheEndIsNotWhatHasNoRoom() {
    let label = UILabel()
    label.numberOfLines = 0
    let view = UIView()
    view.addSubview(label)
    let stage = Stage(size: CGSize(width: 400, height: 60), texts: .drawn, view: view)
    label.text = "A note about Boris. A note about Boris."
    label.frame.size = label.sizeThatFits(CGSize(width: 390, height: 60))
    stage.settle()
    let usual = stage.png()
    label.text = label.text.map { $0 + " " }
    #expect(label.sizeThatFits(label.frame.size).height == label.frame.height)
    stage.settle()
    #expect(stage.png() == usual)
  }
}
