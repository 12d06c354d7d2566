import DisplayList
import Foundation
import ScrollEngine
import ScrollGeometry
import ScrollTesting
import Testing

@testable import PortableUIKit

/// A view of 200 × 100 points: letters are 10 points wide, lines 24 high, 19 letters fit.
@MainActor
struct TextViewTests {
  private final class Log: NSObject, UITextViewDelegate {
    var lines: [String] = []
    var refuses = false
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { add("should begin") }
    func textViewDidBeginEditing(_ textView: UITextView) { lines.append("did begin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { add("should end") }
    func textViewDidEndEditing(_ textView: UITextView) { lines.append("did end") }
    func textViewDidChange(_ textView: UITextView) { lines.append("changed") }
    func textViewDidChangeSelection(_ textView: UITextView) { lines.append("selection") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { lines.append("scrolled") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      lines.append("\(range.location)+\(range.length) '\(text)'")
      return !refuses
    }
    private func add(_ line: String) -> Bool {
      lines.append(line)
      return true
    }
  }

  private let stage: Stage
  private let view = UITextView(frame: CGRect(x: 10, y: 10, width: 200, height: 100))
  private let log = Log()

  init() {
    let root = UIViewController()
    stage = Stage(size: CGSize(width: 320, height: 200), root: root)
    view.font = .systemFont(ofSize: 20)
    root.view.addSubview(view)
    stage.frame()
  }

  private func begin(_ text: String) {
    view.text = text
    view.becomeFirstResponder()
    stage.frame()
    view.delegate = log
    log.lines = []
  }

  private var lines: [String] {
    stage.displayList.items.compactMap { if case .text(let run) = $0 { run.text } else { nil } }
  }

  private func mouse(_ phase: TouchSample.Phase, _ x: Double, _ y: Double) {
    stage.send(
      .touches([
        TouchSample(
          id: -1, phase: phase, device: .mouse, position: .init(x: x, y: y), time: stage.inputTime)
      ]))
  }

  @Test func `Lines are broken between words, and each is drawn by itself`() {
    view.text = "The quick brown fox jumps\n\nover"
    stage.frame()
    #expect(lines == ["The quick brown fox ", "jumps", "over"])
    #expect(view.contentSize == CGSize(width: 200, height: 16 + 4 * 24))
  }

  @Test func `The delegate is asked and told in UIKit's order`() {
    view.delegate = log
    stage.tap(at: CGPoint(x: 50, y: 30))
    stage.settle()
    #expect(log.lines == ["should begin", "did begin"])
    log.lines = []
    stage.press("a")
    stage.press(.enter)
    #expect(
      log.lines == ["0+0 'a'", "selection", "changed", "1+0 '\n'", "selection", "changed"])
    log.refuses = true
    stage.press("b")
    #expect(view.text == "a\n")
    log.lines = []
    view.resignFirstResponder()
    #expect(log.lines == ["should end", "did end"])
  }

  @Test func `Up and down keep the column, Home and End the line`() {
    begin("long line one\nab\nlong line two")
    view.selectedRange = NSRange(location: 8, length: 0)
    stage.press(.down)
    #expect(view.selectedRange == NSRange(location: 16, length: 0))
    stage.press(.down)
    #expect(view.selectedRange == NSRange(location: 25, length: 0))
    stage.press(.home)
    #expect(view.selectedRange.location == 17)
    stage.press(.end, .shift)
    #expect(view.selectedRange == NSRange(location: 17, length: 13))
    stage.press(.up, .control)
    stage.press(.home, .control)
    #expect(view.selectedRange.location == 0)
    stage.press(.up)
    #expect(view.selectedRange.location == 0)
  }

  @Test func `A caret that goes out of sight is scrolled into it`() {
    begin("1\n2\n3\n4\n5\n6\n7")
    stage.press(.end, .control)
    #expect(view.contentOffset.y == view.contentSize.height - 100)
    log.lines = []
    stage.press(.home, .control)
    #expect(log.lines.contains("scrolled"))
    #expect(view.contentOffset.y == 0)
    stage.press(.pageDown)
    #expect(view.selectedRange.location == 6)
  }

  @Test func `Fingers scroll it, a mouse selects`() {
    begin((1...20).map { "line \($0)" }.joined(separator: "\n"))
    view.selectedRange = NSRange(location: 0, length: 0)
    stage.frame()
    stage.swipe(from: CGPoint(x: 100, y: 90), to: CGPoint(x: 100, y: 30), duration: 0.1)
    #expect(view.contentOffset.y > 30)
    #expect(view.selectedRange == NSRange(location: 0, length: 0))
    stage.settle()
    view.contentOffset = .zero
    stage.frame()
    mouse(.down, 15, 30)
    mouse(.move, 15 + 31, 54)
    mouse(.up, 15 + 31, 54)
    #expect(view.contentOffset.y == 0)
    #expect(view.selectedRange == NSRange(location: 0, length: 10))
    // A selected line break is seen, too.
    let fills = stage.displayList.items.compactMap { item -> Double? in
      if case .fill(let rect, _, let color) = item, color.alpha < 0.5 { rect.width } else { nil }
    }
    #expect(fills.contains(30) && fills.contains { $0 > 60 && $0 < 70 || $0 == 60 })
  }

  @Test func `Double taps select words, and go on by words`() {
    begin("alpha beta gamma")
    mouse(.down, 15 + 75, 30)
    mouse(.up, 15 + 75, 30)
    mouse(.down, 15 + 75, 30)
    #expect(view.selectedRange == NSRange(location: 6, length: 4))
    mouse(.move, 15 + 12, 30)
    #expect(view.selectedRange == NSRange(location: 0, length: 10))
    mouse(.up, 15 + 12, 30)
  }

  @Test func `Without scrolling it is as high as its text`() {
    view.isScrollEnabled = false
    view.text = "one two three four five six"
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == 64)
    #expect(view.intrinsicContentSize.height == 64)
  }

  @Test func `Only read, it is selected and copied, and nothing is written`() {
    view.isEditable = false
    begin("read me")
    #expect(log.lines.isEmpty)
    stage.press(.character(0x61), .control)
    stage.press(.character(0x63), .control)
    #expect(UIPasteboard.general.string == "read me")
    stage.press("x")
    stage.press(.backspace)
    stage.send(.text(.insert("x")))
    #expect(view.text == "read me")
    #expect(view.accessibilityTraits.contains(.staticText))
  }

  @Test func `Only the paragraph that changed is set anew`() {
    final class Measuring: TextMeasuring {
      var texts: [String] = []
      func size(
        of text: String, fontSize: Double, fontWeight: Int, width: Double, lineLimit: Int
      ) -> Size {
        texts.append(text)
        return Size(width: Double(text.count) * 10, height: 24)
      }
    }
    let measuring = Measuring()
    stage.window.screen.textMeasuring = measuring
    begin("first\nsecond\nthird")
    view.selectedRange = NSRange(location: 12, length: 0)
    stage.frame()
    measuring.texts = []
    stage.press("!")
    #expect(measuring.texts.contains("second!"))
    #expect(!measuring.texts.contains { $0.hasPrefix("f") || $0.hasPrefix("th") })
  }
}
