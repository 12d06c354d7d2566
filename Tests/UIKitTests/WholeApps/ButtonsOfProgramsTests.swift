import ScrollTesting
import Testing
import UIKit

/// Buttons that say how they look by themselves, and labels that draw by themselves.
@MainActor struct ButtonsOfProgramsTests {
  @Test func aButtonThatConfiguresItself() {
    let button = Configured(configuration: .filled())
    let stage = Stage(size: CGSize(width: 300, height: 300), view: button)
    #expect(stage.settle())
    #expect(button.configuration?.title == "Off")
    button.isSelected = true
    #expect(button.configuration?.title == "On")
    #expect(button.label?.text == "On")
    #expect(stage.settle())
    button.automaticallyUpdatesConfiguration = false
    button.isSelected = false
    #expect(button.configuration?.title == "On")
  }

  @Test(arguments: Drawn.Way.allCases) func aLabelThatDrawsByItself(way: Drawn.Way) {
    let label = Drawn()
    label.way = way
    label.text = "Text"
    let stage = Stage(size: CGSize(width: 300, height: 300), view: label)
    #expect(stage.settle())
    stage.frame()
    #expect(!stage.loop.needsFrame)
    label.text = "Another"
    #expect(stage.loop.needsFrame)
  }

  @Test func layersThatGetWhatTheyHave() {
    let view = UIView()
    view.backgroundColor = .systemRed
    view.layer.cornerRadius = 4
    let stage = Stage(size: CGSize(width: 300, height: 300), view: view)
    #expect(stage.settle())
    #expect(!stage.loop.needsFrame)
    view.layer.cornerRadius = 4
    view.frame.origin = view.frame.origin
    #expect(!stage.loop.needsFrame)
    view.layer.cornerRadius = 5
    #expect(stage.loop.needsFrame)
  }
}

private final class Configured: UIButton {
  var label: UILabel? { subviews.lazy.compactMap { $0 as? UILabel }.first }

  override func updateConfiguration() {
    super.updateConfiguration()
    configuration?.title = isSelected ? "On" : "Off"
    var changed = configuration
    changed?.baseBackgroundColor = isSelected ? .systemRed : .systemBlue
    configuration = changed
  }
}

final class Drawn: UILabel {
  enum Way: CaseIterable { case color, colorAndBack, radius, again }

  var way = Way.color

  override func drawText(in rect: CGRect) {
    switch way {
    case .color: textColor = .systemRed
    case .radius: layer.cornerRadius = 4
    case .again: setNeedsDisplay()
    case .colorAndBack:
      let color = textColor
      textColor = .systemRed
      super.drawText(in: rect.offsetBy(dx: 1, dy: 1))
      textColor = color
    }
    super.drawText(in: rect)
  }
}
