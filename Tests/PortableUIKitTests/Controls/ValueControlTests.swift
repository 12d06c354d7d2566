import DisplayList
import Foundation
import PortableUIKit
import ScrollGeometry
import Testing

@MainActor
struct ValueControlTests {
  private let hand = Hand()

  /// Adds the control to the window; counts its `valueChanged`.
  private func count(_ control: UIControl) -> Counter {
    let counter = Counter()
    control.addTarget(counter, action: Selector(Counter.add), for: .valueChanged)
    hand.window.addSubview(control)
    return counter
  }

  private func fills() -> [DisplayItem] {
    hand.loop.displayList.items.filter { if case .fill = $0 { true } else { false } }
  }

  @Test func `A page control turns by taps, and stays within its pages`() {
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 320, height: 26))
    #expect(pages.numberOfPages == 0 && pages.currentPage == 0 && !pages.hidesForSinglePage)
    pages.currentPage = 3
    #expect(pages.currentPage == 0)
    pages.numberOfPages = 5
    pages.currentPage = 7
    #expect(pages.currentPage == 4)
    pages.numberOfPages = 3
    #expect(pages.currentPage == 2)
    let counter = count(pages)
    #expect(counter.count == 0)
    hand.tap(300, 10)
    #expect(pages.currentPage == 2 && counter.count == 0)
    hand.wait(1)
    hand.tap(20, 10)
    #expect(pages.currentPage == 1 && counter.count == 1)
    pages.semanticContentAttribute = .forceRightToLeft
    hand.wait(1)
    hand.tap(20, 10)
    #expect(pages.currentPage == 2 && counter.count == 2)
    #expect(pages.size(forNumberOfPages: 4) == CGSize(width: 64, height: 26))
  }

  @Test func `Its dots are drawn in their colours`() {
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
    pages.numberOfPages = 2
    pages.pageIndicatorTintColor = .red
    pages.currentPageIndicatorTintColor = .blue
    hand.window.addSubview(pages)
    hand.wait(0.02)
    #expect(
      fills() == [
        .fill(
          Rect(x: 38.5, y: 9.5, width: 7, height: 7), radius: 3.5,
          Color(red: 0, green: 0, blue: 1, alpha: 1)),
        .fill(
          Rect(x: 54.5, y: 9.5, width: 7, height: 7), radius: 3.5,
          Color(red: 1, green: 0, blue: 0, alpha: 1)),
      ])
    pages.numberOfPages = 1
    pages.hidesForSinglePage = true
    hand.wait(0.02)
    #expect(fills().isEmpty)
  }

  @Test func `A switch turns by a tap, or by sliding`() {
    let toggle = UISwitch(frame: CGRect(x: 100, y: 100, width: 1, height: 1))
    #expect(toggle.frame.size == CGSize(width: 51, height: 31) && !toggle.isOn)
    let counter = count(toggle)
    toggle.isOn = true
    #expect(counter.count == 0)
    hand.tap(120, 110)
    #expect(!toggle.isOn && counter.count == 1)
    hand.wait(1)
    hand.drag(from: (105, 110), to: (145, 110), 0.2)
    #expect(toggle.isOn && counter.count == 2)
    hand.wait(1)
    hand.drag(from: (105, 110), to: (145, 110), 0.2)
    #expect(toggle.isOn && counter.count == 2)
    #expect(toggle.accessibilityActivate() && !toggle.isOn && counter.count == 3)
  }

  @Test func `Whoever hears a row of segments can choose one`() throws {
    let segments = UISegmentedControl(frame: CGRect(x: 0, y: 0, width: 300, height: 32))
    for title in ["A", "B", "C"] {
      segments.insertSegment(withTitle: title, at: segments.numberOfSegments, animated: false)
    }
    segments.insertSegment(with: UIImage(), at: 3, animated: false)
    segments.selectedSegmentIndex = 0
    segments.setEnabled(false, forSegmentAt: 2)
    let counter = count(segments)
    func elements() -> [AccessibilityElement] { hand.window.accessibilityTree.elements }
    #expect(elements().map(\.role) == [.button, .button, .button, .button])
    #expect(elements().map(\.isSelected) == [true, false, false, false])
    #expect(elements().map(\.isEnabled) == [true, true, false, true])
    #expect(hand.window.performAccessibilityAction(.activate, on: elements()[1].id))
    #expect(segments.selectedSegmentIndex == 1 && counter.count == 1)
    #expect(!hand.window.performAccessibilityAction(.activate, on: elements()[2].id))
    #expect(hand.window.performAccessibilityAction(.activate, on: elements()[3].id))
    #expect(elements().map(\.isSelected) == [false, false, false, true] && counter.count == 2)
    segments.isEnabled = false
    #expect(elements().allSatisfy { !$0.isEnabled })
  }

  @Test func `A switch says whether it is on`() {
    let toggle = UISwitch(frame: .zero)
    _ = count(toggle)
    #expect(hand.window.accessibilityTree.elements.first?.isOn == false)
    toggle.isOn = true
    #expect(hand.window.accessibilityTree.elements.first?.isOn == true)
    #expect(toggle.accessibilityValue == "1")
  }

  @Test func `A slider follows its thumb`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 100, width: 232, height: 31))
    #expect(slider.minimumValue == 0 && slider.maximumValue == 1 && slider.value == 0)
    #expect(slider.isContinuous)
    let counter = count(slider)
    hand.drag(from: (150, 115), to: (200, 115), 0.1)
    #expect(slider.value == 0 && counter.count == 0)
    // The thumb's middle runs from 16 to 216.
    hand.wait(1)
    hand.drag(from: (20, 115), to: (120, 115), 0.1)
    #expect(abs(slider.value - 0.5) < 1e-6 && counter.count == 10)
    slider.isContinuous = false
    hand.wait(1)
    hand.drag(from: (116, 115), to: (316, 115), 0.1)
    #expect(slider.value == 1 && counter.count == 11)
    slider.maximumValue = 0.25
    #expect(slider.value == 0.25)
    slider.setValue(-3, animated: false)
    #expect(slider.value == 0)
  }

  @Test func `A segmented control chooses one of its segments`() {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    #expect(control.numberOfSegments == 3)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.titleForSegment(at: 1) == "Two")
    let counter = count(control)
    control.selectedSegmentIndex = 0
    #expect(counter.count == 0)
    hand.tap(250, 10)
    #expect(control.selectedSegmentIndex == 2 && counter.count == 1)
    hand.wait(1)
    hand.tap(250, 10)
    #expect(counter.count == 1)
    control.setEnabled(false, forSegmentAt: 0)
    hand.wait(1)
    hand.tap(10, 10)
    #expect(control.selectedSegmentIndex == 2 && counter.count == 1)
    control.insertSegment(withTitle: "Zero", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 3)
    control.removeSegment(at: 3, animated: false)
    #expect(control.selectedSegmentIndex == -1 && control.numberOfSegments == 3)
    control.isMomentary = true
    hand.wait(1)
    hand.tap(250, 10)
    #expect(control.selectedSegmentIndex == -1 && counter.count == 2)
  }

  @Test func `A spinner turns with the frames until it is stopped, and nobody waits for it`() {
    let spinner = UIActivityIndicatorView(style: .large)
    #expect(spinner.isHidden && spinner.hidesWhenStopped && !spinner.isAnimating)
    #expect(spinner.bounds.size == CGSize(width: 37, height: 37))
    hand.window.addSubview(spinner)
    spinner.startAnimating()
    #expect(!spinner.isHidden && spinner.isAnimating)
    hand.wait(0.15)
    let first = hand.loop.displayList
    #expect(fills().count == 8)
    #expect(hand.loop.needsFrame && hand.loop.isAtRest)
    hand.wait(0.1)
    #expect(hand.loop.displayList != first)
    hand.wait(0.7)
    #expect(hand.loop.displayList == first)
    spinner.stopAnimating()
    #expect(spinner.isHidden)
    hand.wait(0.1)
    #expect(!hand.loop.needsFrame)
  }

  @Test func `A progress view keeps between nothing and all`() {
    let progress = UIProgressView(progressViewStyle: .default)
    #expect(progress.progress == 0 && progress.intrinsicContentSize.height == 4)
    progress.setProgress(1.5, animated: false)
    #expect(progress.progress == 1)
    progress.progress = -1
    #expect(progress.progress == 0)
  }
}
