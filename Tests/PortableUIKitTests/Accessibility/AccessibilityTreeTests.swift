import DisplayList
import Foundation
import PortableUIKit
import ScrollGeometry
import Testing

private final class Stepper: UIView {
  var level = 0
  override func accessibilityIncrement() { level += 1 }
  override func accessibilityDecrement() { level -= 1 }
}

private final class Pager: UIView {
  var directions: [UIAccessibilityScrollDirection] = []
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    directions.append(direction)
    return true
  }
}

@MainActor
struct AccessibilityTreeTests {
  private let window = UIWindow(frame: CGRect(x: 50, y: 50, width: 300, height: 300))
  private let pager = Pager(frame: CGRect(x: 10, y: 10, width: 200, height: 200))
  private let stepper = Stepper(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
  private let label = UILabel(frame: CGRect(x: 5, y: 40, width: 50, height: 20))

  private init() {
    window.isHidden = false
    window.addSubview(pager)
    pager.addSubview(stepper)
    pager.addSubview(label)
    stepper.isAccessibilityElement = true
    stepper.accessibilityLabel = "Zoom"
    stepper.accessibilityValue = "2"
    stepper.accessibilityTraits = [.adjustable, .selected]
    label.text = "Caption"
  }

  @Test func `Elements are listed in order, with their frames in the window`() {
    let elements = window.accessibilityTree.elements
    #expect(
      elements == [
        AccessibilityElement(
          id: elements[0].id, role: .slider, label: "Zoom", value: "2",
          frame: Rect(x: 15, y: 15, width: 20, height: 20), isSelected: true,
          actions: [.increment, .decrement]),
        AccessibilityElement(
          id: elements[1].id, role: .text, label: "Caption",
          frame: Rect(x: 15, y: 50, width: 50, height: 20)),
      ])
    #expect(elements[0].id != elements[1].id)
    #expect(window.accessibilityTree.elements == elements)
  }

  @Test func `What is hidden, or beside something modal, is not there`() {
    label.isHidden = true
    #expect(window.accessibilityTree.elements.count == 1)
    pager.accessibilityElementsHidden = true
    #expect(window.accessibilityTree.elements.isEmpty)
    pager.accessibilityElementsHidden = false
    label.isHidden = false
    let alert = UIView()
    alert.accessibilityViewIsModal = true
    window.addSubview(alert)
    #expect(window.accessibilityTree.elements.isEmpty)
  }

  @Test func `An element hides what lies in it`() {
    pager.isAccessibilityElement = true
    let elements = window.accessibilityTree.elements
    #expect(elements.count == 1)
    #expect(elements[0].role == .group)
  }

  @Test func `Actions go to the element, or to the nearest one around it that takes them`() {
    let elements = window.accessibilityTree.elements
    #expect(window.performAccessibilityAction(.increment, on: elements[0].id))
    #expect(window.performAccessibilityAction(.increment, on: elements[0].id))
    #expect(window.performAccessibilityAction(.decrement, on: elements[0].id))
    #expect(stepper.level == 1)
    #expect(window.performAccessibilityAction(.scrollNext, on: elements[1].id))
    #expect(pager.directions == [.next])
    #expect(!window.performAccessibilityAction(.escape, on: elements[1].id))
    #expect(!window.performAccessibilityAction(.increment, on: elements[1].id))
    #expect(!window.performAccessibilityAction(.activate, on: -1))
  }
}
