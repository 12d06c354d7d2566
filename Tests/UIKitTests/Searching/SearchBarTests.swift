import Foundation
import ScrollTesting
import Testing
import UIKit

@MainActor
struct SearchBarTests {
  private final class Log: NSObject, UISearchBarDelegate {
    var lines: [String] = []
    var refused: Set<String> = []

    private func ask(_ line: String) -> Bool {
      lines.append(line)
      return !refused.contains(line)
    }

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { ask("should begin") }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("began") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { ask("should end") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { lines.append("ended") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      lines.append("'\(searchText)'")
    }
    func searchBar(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { ask("\(range.location)+\(range.length) '\(text)'") }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { lines.append("cancel") }
  }

  private let stage: Stage
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
  private let log = Log()

  private init() {
    let root = UIViewController()
    stage = Stage(size: CGSize(width: 320, height: 200), root: root)
    root.view.addSubview(bar)
    bar.delegate = log
    stage.frame()
  }

  private func type(_ text: String) {
    for scalar in text.unicodeScalars { stage.press(scalar) }
  }

  @Test func `A finger begins, letters are told of, and return searches`() {
    stage.tap(at: CGPoint(x: 120, y: 28))
    stage.settle()
    #expect(bar.isFirstResponder && bar.searchTextField.isEditing)
    #expect(log.lines == ["should begin", "began"])
    log.lines = []
    type("ab")
    #expect(log.lines == ["0+0 'a'", "'a'", "1+0 'b'", "'ab'"])
    #expect(bar.text == "ab")
    log.lines = []
    stage.press(.enter)
    #expect(log.lines == ["search"])
    #expect(bar.isFirstResponder)
    log.lines = []
    #expect(bar.resignFirstResponder())
    #expect(log.lines == ["should end", "ended"])
  }

  @Test func `Nothing is searched for without a text, and a program's text is not told of`() {
    #expect(bar.becomeFirstResponder())
    log.lines = []
    stage.press(.enter)
    #expect(log.lines.isEmpty)
    bar.text = "x"
    #expect(log.lines.isEmpty)
    stage.press(.enter)
    #expect(log.lines == ["search"])
  }

  @Test func `The cross clears, and says so`() {
    bar.text = "abc"
    stage.frame()
    stage.tap(at: CGPoint(x: 320 - 8 - 14, y: 28))
    stage.settle()
    #expect(bar.text == "")
    #expect(log.lines.last == "''")
  }

  @Test func `The delegate refuses`() {
    log.refused = ["should begin"]
    #expect(!bar.becomeFirstResponder())
    log.refused = ["0+0 'a'", "should end"]
    #expect(bar.becomeFirstResponder())
    type("a")
    #expect(bar.text == "")
    #expect(!bar.resignFirstResponder())
  }

  @Test func `The button comes in from the end and takes the field's room`() throws {
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 304, height: 36))
    bar.setShowsCancelButton(true, animated: true)
    let button = try #require(bar.subviews.compactMap { $0 as? UIButton }.first)
    #expect(bar.showsCancelButton && !button.isHidden)
    stage.settle()
    #expect(button.frame.maxX == 312)
    #expect(bar.searchTextField.frame.maxX == button.frame.minX - 8)
    stage.tap(at: CGPoint(x: button.frame.midX, y: 28))
    stage.settle()
    #expect(log.lines == ["cancel"])
    bar.setShowsCancelButton(false, animated: true)
    #expect(!button.isHidden)
    stage.settle()
    #expect(button.isHidden)
    #expect(bar.searchTextField.frame.width == 304)
  }

  @Test func `It is mirrored`() throws {
    bar.semanticContentAttribute = .forceRightToLeft
    bar.showsCancelButton = true
    bar.layoutIfNeeded()
    let button = try #require(bar.subviews.compactMap { $0 as? UIButton }.first)
    #expect(button.frame.minX == 8)
    #expect(bar.searchTextField.frame.maxX == 312)
  }

  @Test func `A minimal one has no ground, and its height is known`() {
    #expect(!bar.subviews[0].isHidden)
    bar.barTintColor = .red
    #expect(bar.subviews[0].backgroundColor == .red)
    bar.searchBarStyle = .minimal
    #expect(bar.subviews[0].isHidden)
    #expect(bar.intrinsicContentSize.height == 56)
    #expect(bar.sizeThatFits(CGSize(width: 200, height: 0)) == CGSize(width: 200, height: 56))
  }
}
