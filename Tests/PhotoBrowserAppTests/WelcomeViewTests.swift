import PortableUIKit
import ScrollGeometry
import TestStage
import Testing

@testable import PhotoBrowserApp

@MainActor
struct WelcomeViewTests {
  private func labels(_ stage: Stage) -> [String] {
    stage.window.accessibilityTree.elements.compactMap(\.label)
  }

  /// Whoever has nothing to drop can click.
  @Test(arguments: [Size(width: 1200, height: 800), Size(width: 320, height: 300)])
  func aButtonLetsSomebodyChoose(size: Size) throws {
    let view = WelcomeView(folder: "Pictures")
    let stage = Stage(size: size, view: view)
    stage.frame()
    #expect(!labels(stage).contains("Open photos…"))
    var opened = 0
    view.openFiles = { opened += 1 }
    stage.resize(size.width, size.height)
    stage.frame()
    let button = try #require(
      stage.window.accessibilityTree.elements.first { $0.label == "Open photos…" })
    #expect(button.frame.height == 44 && Rect(origin: .zero, size: size).contains(button.frame))
    let texts = stage.window.accessibilityTree.elements.filter { $0.id != button.id }
    #expect(texts.allSatisfy { !$0.frame.intersects(button.frame) })
    stage.tap(Point(x: button.frame.midX, y: button.frame.midY))
    #expect(opened == 1)
    stage.window.performAccessibilityAction(.activate, on: button.id)
    #expect(opened == 2)
  }
}
