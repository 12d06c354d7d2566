import DisplayList
import ScrollGeometry
import Testing
import UIKit

/// A view that draws its bars itself and tells a screen reader of them one by one.
private final class Chart: UIView {
  var count = 0
  private var made: [Int: UIAccessibilityElement] = [:]

  override func accessibilityElementCount() -> Int { count }

  override func accessibilityElement(at index: Int) -> Any? {
    if let element = made[index] { return element }
    let element = UIAccessibilityElement(accessibilityContainer: self)
    element.accessibilityLabel = "Bar \(index)"
    element.accessibilityFrameInContainerSpace = CGRect(x: index * 10, y: 0, width: 10, height: 50)
    made[index] = element
    return element
  }
}

private final class Knob: UIAccessibilityElement {
  var level = 0
  override func accessibilityIncrement() { level += 1 }
}

@MainActor
struct AccessibilityElementTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let box = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
  private let first = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
  private let second = UILabel(frame: CGRect(x: 0, y: 30, width: 50, height: 20))

  private init() {
    window.isHidden = false
    window.addSubview(box)
    box.addSubview(first)
    box.addSubview(second)
    first.text = "first"
    second.text = "second"
  }

  private var labels: [String] { window.accessibilityTree.elements.map { $0.label ?? "" } }

  @Test func `A view's elements are those that it lists, in that order`() {
    #expect(labels == ["first", "second"])
    box.accessibilityElements = [second, first]
    #expect(labels == ["second", "first"])
    #expect(box.accessibilityElementCount() == 2)
    #expect(box.accessibilityElement(at: 0) as? UILabel === second)
    #expect(box.accessibilityElement(at: 2) == nil)
    #expect(box.index(ofAccessibilityElement: first) == 1)
    #expect(box.index(ofAccessibilityElement: window) == NSNotFound)
    box.accessibilityElements = [second, box]
    #expect(labels == ["second"])
    second.isHidden = true
    #expect(labels == [])
    box.accessibilityElements = []
    #expect(labels == [])
    box.accessibilityElements = nil
    #expect(labels == ["first"])
    #expect(box.accessibilityElementCount() == 0)
  }

  @Test func `Elements that are no views lie where their container lies, and are acted on`() throws
  {
    let knob = Knob(accessibilityContainer: box)
    knob.accessibilityLabel = "Knob"
    knob.accessibilityTraits = .adjustable
    knob.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 5, width: 20, height: 20)
    box.accessibilityElements = [first, knob]
    #expect(labels == ["first", "Knob"])
    let element = try #require(window.accessibilityTree.elements.last)
    #expect(element.frame == Rect(x: 15, y: 25, width: 20, height: 20))
    #expect(window.performAccessibilityAction(.increment, on: element.id))
    #expect(knob.level == 1)
    box.frame.origin.x = 100
    #expect(window.accessibilityTree.elements.last?.frame.minX == 105)
    #expect(window.accessibilityTree.elements.last?.id == element.id)
  }

  @Test func `A view may answer for its elements instead of keeping a list`() {
    let chart = Chart(frame: CGRect(x: 50, y: 0, width: 100, height: 50))
    chart.count = 3
    window.addSubview(chart)
    #expect(labels == ["first", "second", "Bar 0", "Bar 1", "Bar 2"])
    #expect(
      window.accessibilityTree.elements.last?.frame == Rect(x: 70, y: 0, width: 10, height: 50))
  }

  @Test func `Colours are kept for whoever asks`() {
    #expect(!box.accessibilityIgnoresInvertColors)
    box.accessibilityIgnoresInvertColors = true
    #expect(box.accessibilityIgnoresInvertColors)
    #expect(UIAccessibilityTraits.tabBar.rawValue == 1 << 15)
  }
}
