import PortableUIKit
import ScrollEngine
import ScrollGeometry
import TestStage
import Testing

@testable import PhotoControls

extension PhotoViewerScreenTests {
  /// All labels below that are seen, with what each one needs.
  private func labels(below view: UIView) -> [UILabel] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    return ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap { labels(below: $0) }
  }

  private func expectTextsToFit(_ view: UIView, _ what: String) {
    let all = labels(below: view).filter { !($0.text ?? "").isEmpty && $0.bounds.width > 0 }
    #expect(all.count > 1, "\(what)")
    for label in all {
      let needed = label.sizeThatFits(
        CGSize(width: label.bounds.width + 0.5, height: .greatestFiniteMagnitude))
      #expect(needed.height <= label.bounds.height + 0.5, "\(what): \(label.text ?? "")")
    }
  }

  @Test(arguments: [1.0, 1.5, 2.0])
  func textsOfAnySizeFit(_ factor: Double) throws {
    let (stage, viewer) = makeStage()
    point(stage)
    let before = try #require(viewer.controls)
    let usual = labels(below: before).map(\.font.pointSize)
    stage.send(.appearance(.textSize(factor)))
    defer { stage.send(.appearance(.textSize(1))) }
    stage.frame()
    #expect(labels(below: before).map(\.font.pointSize) == usual.map { $0 * CGFloat(factor) })
    expectTextsToFit(before, "controls")
    for show in [viewer.showSettings, viewer.showHelp, { viewer.showMenu() }] {
      show()
      stage.wait(0.5)
      let panel = try #require(viewer.panel)
      #expect(panel.bounds.contains(panel.box.frame))
      expectTextsToFit(panel.box, "\(type(of: panel))")
      stage.key(.escape)
      stage.wait(0.5)
    }
  }

  @Test func anOpenPanelGrowsWithItsTexts() throws {
    let (stage, viewer) = makeStage()
    viewer.showSettings()
    stage.wait(0.5)
    let panel = try #require(viewer.panel)
    let (width, height) = (panel.box.bounds.width, panel.box.bounds.height)
    stage.send(.appearance(.textSize(1.5)))
    defer { stage.send(.appearance(.textSize(1))) }
    stage.frame()
    #expect(panel.box.bounds.width > 1.4 * width && panel.box.bounds.height > height)
    expectTextsToFit(panel.box, "settings")
    stage.send(.appearance(.textSize(1)))
    stage.frame()
    #expect(panel.box.bounds.size == CGSize(width: width, height: height))
  }
}
