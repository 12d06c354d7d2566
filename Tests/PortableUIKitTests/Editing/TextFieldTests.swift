import DisplayList
import Foundation
import ScrollEngine
import ScrollTesting
import Testing

@testable import PortableUIKit

@MainActor
struct TextFieldTests {
  private let scene = FieldStage()
  private var field: UITextField { scene.field }
  private var stage: Stage { scene.stage }

  // MARK: Whom it asks, and in which order

  @Test func `A tap begins, letters are asked about one by one, and the end is told`() {
    field.delegate = scene.log
    field.addAction(
      UIAction { [log = scene.log] _ in log.lines.append("began") }, for: .editingDidBegin)
    stage.tap(at: CGPoint(x: 30, y: 30))
    stage.settle()
    #expect(field.isEditing && field.isFirstResponder)
    #expect(scene.log.lines == ["should begin", "did begin", "began"])
    scene.begin()
    scene.type("hé")
    #expect(field.text == "hé")
    #expect(
      scene.log.lines == ["0+0 'h'", "selection", "changed", "1+0 'é'", "selection", "changed"])
    scene.log.lines = []
    stage.press(.backspace)
    #expect(scene.log.lines == ["1+1 ''", "selection", "changed"])
    scene.log.lines = []
    #expect(field.resignFirstResponder())
    #expect(scene.log.lines == ["should end", "did end", "ended"])
    #expect(!field.isEditing)
  }

  @Test func `What the delegate refuses does not happen`() {
    scene.begin("ab")
    scene.log.refused = ["change", "should end"]
    scene.type("c")
    stage.press(.backspace)
    #expect(field.text == "ab")
    #expect(!scene.log.lines.contains("changed"))
    #expect(!field.resignFirstResponder() && field.isFirstResponder)
    // A view that goes takes the keyboard along, whoever is asked.
    field.removeFromSuperview()
    #expect(!field.isEditing)
    #expect(scene.log.lines.last == "ended")
  }

  @Test func `A delegate that refuses may write something itself`() {
    final class Formatter: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        textField.text = (textField.text ?? "") + string.uppercased()
        return false
      }
    }
    let formatter = Formatter()
    scene.begin()
    field.delegate = formatter
    scene.type("ab")
    #expect(field.text == "AB")
    #expect(scene.selection == 2..<2)
  }

  @Test func `Return asks, and ends where somebody waits for the end`() {
    scene.begin("x")
    scene.log.refused = ["should return"]
    stage.press(.enter)
    #expect(scene.log.lines == ["should return"])
    scene.log.refused = []
    scene.log.lines = []
    stage.press(.enter)
    #expect(scene.log.lines == ["should return", "exit", "should end", "did end", "ended"])
    #expect(field.text == "x")
  }

  @Test func `Set by the program it tells nobody`() {
    scene.begin()
    field.text = "program"
    #expect(scene.log.lines == ["selection"])
    #expect(scene.selection == 7..<7)
  }

  // MARK: Keys

  @Test func `Arrows step and select, by words with Control`() {
    scene.begin("one two, three")
    stage.press(.left, .control)
    #expect(scene.selection == 9..<9)
    stage.press(.left, [.control, .shift])
    #expect(scene.selection == 4..<9)
    stage.press(.right)
    #expect(scene.selection == 9..<9)
    stage.press(.home)
    #expect(scene.selection == 0..<0)
    stage.press(.right, .shift)
    stage.press(.end, .shift)
    #expect(scene.selection == 0..<14)
    scene.type("z")
    #expect(field.text == "z")
  }

  @Test func `Backspace and Delete take characters, words and what is selected`() {
    scene.begin("one two three")
    stage.press(.backspace, .control)
    #expect(field.text == "one two ")
    stage.press(.home)
    stage.press(.delete)
    #expect(field.text == "ne two ")
    stage.press(.delete, .control)
    #expect(field.text == " two ")
    stage.press(.right, [.shift, .control])
    stage.press(.backspace)
    #expect(field.text == " ")
  }

  @Test func `A family is one character, and an accent joins its letter`() {
    scene.begin("a👩‍👩‍👧e")
    #expect(scene.selection == 10..<10)
    stage.send(.text(.insert("\u{301}")))
    #expect(field.text == "a👩‍👩‍👧é")
    stage.press(.backspace)
    #expect(field.text == "a👩‍👩‍👧")
    stage.press(.backspace)
    #expect(field.text == "a")
  }

  @Test func `Copied, cut, pasted and undone`() {
    scene.begin("abc")
    stage.press(.character(0x61), .control)
    stage.press(.character(0x63), .control)
    stage.press(.right)
    stage.press(.character(0x76), .control)
    #expect(field.text == "abcabc")
    stage.press(.left, .shift)
    stage.press(.character(0x78), .control)
    #expect(field.text == "abcab")
    #expect(UIPasteboard.general.string == "c")
    stage.press(.character(0x7A), .control)
    #expect(field.text == "abcabc")
    #expect(scene.selection == 5..<6)
    stage.press(.character(0x7A), .control)
    #expect(field.text == "abc")
    stage.press(.character(0x7A), [.control, .shift])
    #expect(field.text == "abcabc")
  }

  @Test func `Letters that follow each other are undone at once`() {
    scene.begin()
    scene.type("hello")
    stage.press(.left)
    scene.type("XY")
    stage.press(.character(0x7A), .control)
    #expect(field.text == "hello")
    stage.press(.character(0x7A), .control)
    #expect(field.text == "")
    stage.press(.character(0x79), .control)
    #expect(field.text == "hello")
  }

  @Test func `Letters that take the place of a selection are undone at once`() {
    scene.begin("hello")
    stage.press(.left, .shift)
    stage.press(.left, .shift)
    scene.type("XYZ")
    #expect(field.text == "helXYZ")
    stage.press(.character(0x7A), .control)
    #expect(field.text == "hello" && scene.selection == 3..<5)
    stage.press(.character(0x79), .control)
    #expect(field.text == "helXYZ")
  }

  @Test func `Pasted lines become one`() {
    scene.begin()
    stage.send(.text(.paste("one\ntwo")))
    #expect(field.text == "one two")
  }

  // MARK: Input methods

  @Test
  func `What is not certain yet is underlined, asked about when it is, and undone as a whole`() {
    scene.begin("ab")
    stage.press(.left)
    scene.log.lines = []
    stage.send(.text(.mark("´", caret: 1)))
    #expect(field.text == "a´b")
    #expect(field.markedTextRange.flatMap { field.text(in: $0) } == "´")
    #expect(!scene.log.lines.contains { $0.contains("+") })
    #expect(fills.contains { $0.height == 1 && $0.width == 10 })
    scene.log.lines = []
    stage.send(.text(.insert("é")))
    #expect(field.text == "aéb")
    #expect(scene.log.lines.first == "1+1 'é'")
    #expect(field.markedTextRange == nil)
    stage.press(.character(0x7A), .control)
    #expect(field.text == "ab")
  }

  @Test func `Given up, what had been selected is there again`() {
    scene.begin("abc")
    stage.press(.character(0x61), .control)
    stage.send(.text(.mark("に", caret: 1)))
    #expect(field.text == "に")
    stage.send(.text(.mark("", caret: 0)))
    #expect(field.text == "abc")
    #expect(scene.selection == 0..<3)
  }

  @Test func `An input method erases around the caret`() {
    scene.begin("abcdef")
    stage.press(.left)
    stage.press(.left)
    stage.send(.text(.erase(before: 2, after: 1)))
    #expect(field.text == "abf")
    #expect(scene.selection == 2..<2)
  }

  // MARK: Touches

  /// Ten points a character, from x = 10 on.
  @Test func `A tap puts the caret at the nearest gap, two select a word, three all`() {
    scene.begin("hello world")
    stage.tap(at: CGPoint(x: 10 + 34, y: 36))
    stage.wait(1)
    #expect(scene.selection == 3..<3)
    stage.doubleTap(at: CGPoint(x: 10 + 84, y: 36))
    stage.wait(1)
    #expect(scene.selection == 6..<11)
  }

  @Test func `A mouse that is dragged selects`() {
    scene.begin("hello world")
    func mouse(_ phase: TouchSample.Phase, _ x: Double, _ keys: KeySample.Modifiers = []) {
      stage.send(
        .touches([
          TouchSample(
            id: -1, phase: phase, device: .mouse, position: .init(x: x, y: 36),
            time: stage.inputTime, modifiers: keys)
        ]))
    }
    mouse(.down, 30)
    #expect(scene.selection == 2..<2)
    mouse(.move, 71)
    #expect(scene.selection == 2..<6)
    mouse(.up, 71)
    stage.wait(1)
    mouse(.down, 100, .shift)
    mouse(.up, 100, .shift)
    #expect(scene.selection == 2..<9)
  }

  // MARK: What is seen

  private var runs: [String] {
    stage.displayList.items.compactMap { if case .text(let run) = $0 { run.text } else { nil } }
  }

  private var fills: [(height: Double, width: Double, alpha: Double)] {
    stage.displayList.items.compactMap {
      if case .fill(let rect, _, let color) = $0 {
        (rect.height, rect.width, color.alpha)
      } else {
        nil
      }
    }
  }

  private var caretAlpha: Double { fills.first { $0.width == TextEditor.caretWidth }?.alpha ?? 0 }

  @Test func `The caret blinks by the window's clock, and stops when nobody writes`() {
    scene.begin()
    scene.type("a")
    let start = stage.time
    #expect(caretAlpha == 1)
    stage.wait(start + 0.575 - stage.time)
    #expect(caretAlpha > 0.35 && caretAlpha < 0.65)
    stage.wait(start + 0.8 - stage.time)
    #expect(caretAlpha == 0)
    #expect(stage.loop.isAtRest && stage.loop.needsFrame)
    scene.type("b")
    #expect(caretAlpha == 1)
    stage.wait(11)
    #expect(caretAlpha == 1)
    #expect(!stage.loop.needsFrame)
  }

  @Test func `Hidden text is dots, is not copied, and goes with the first new letter`() {
    UIPasteboard.general.string = "before"
    field.isSecureTextEntry = true
    scene.begin("secret")
    stage.frame()
    #expect(runs == ["••••••"])
    #expect(field.accessibilityValue == "••••••")
    stage.press(.character(0x61), .control)
    stage.press(.character(0x63), .control)
    #expect(UIPasteboard.general.string == "before")
    scene.type("n")
    #expect(field.text == "n")
    scene.type("o")
    #expect(field.text == "no")
  }

  @Test func `A long text moves so that the caret is seen`() {
    scene.begin()
    scene.type("abcdefghijklmnopqrstuvwxyz")
    let end = field.caretRect(for: field.endOfDocument)
    #expect(end.maxX <= 201 && end.minX > 190)
    stage.press(.home)
    #expect(field.caretRect(for: field.beginningOfDocument).minX == -1)
  }

  @Test func `Right to left begins at the right, and the left arrow goes on`() {
    stage.send(.setting(.rightToLeft, true))
    defer { stage.send(.setting(.rightToLeft, false)) }
    scene.begin("שלום")
    stage.press(.home)
    #expect(field.caretRect(for: field.beginningOfDocument).midX == 200)
    stage.press(.left)
    #expect(scene.selection == 1..<1)
    #expect(field.caretRect(for: field.selectedTextRange!.start).midX == 190)
  }

  @Test func `The cross clears when the delegate agrees`() {
    field.clearButtonMode = .always
    scene.begin("abc")
    stage.frame()
    scene.log.refused = ["should clear"]
    stage.tap(at: CGPoint(x: 10 + 200 - 15, y: 37))
    #expect(field.text == "abc")
    scene.log.refused = []
    scene.log.lines = []
    stage.tap(at: CGPoint(x: 10 + 200 - 15, y: 37))
    #expect(field.text == "")
    #expect(scene.log.lines == ["should clear", "selection", "changed"])
    stage.frame()
    #expect(field.clearButton?.superview == nil)
  }

  @Test func `A placeholder stands where nothing is written`() {
    field.placeholder = "Name"
    stage.frame()
    #expect(runs == ["Name"])
    scene.begin()
    scene.type("x")
    #expect(runs == ["x"])
    #expect(field.accessibilityLabel == "Name" && field.accessibilityValue == "x")
  }

  @Test func `Borders and views at the sides leave room`() {
    field.borderStyle = .roundedRect
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.leftViewMode = .always
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 34, y: 0, width: 159, height: 34))
    #expect(field.leftViewRect(forBounds: field.bounds).midY == 17)
    field.leftViewMode = .whileEditing
    #expect(field.textRect(forBounds: field.bounds).minX == 7)
    field.font = nil
    #expect(field.intrinsicContentSize.height == 34)
  }

  @Test func `The tabulator goes to the next field, and round`() {
    let other = UITextField(frame: CGRect(x: 10, y: 80, width: 200, height: 34))
    field.superview?.addSubview(other)
    scene.begin()
    stage.press(.tab)
    #expect(other.isFirstResponder && !field.isEditing)
    stage.press(.tab)
    #expect(field.isFirstResponder)
    stage.press(.tab, .shift)
    #expect(other.isFirstResponder)
  }

  // MARK: The host

  private final class Host: TextInputHost {
    var states: [TextInputState?] = []
    var copied: [String] = []
    var pastes = 0
    func textInputChanged(_ state: TextInputState?) { states.append(state) }
    func copy(text: String) { copied.append(text) }
    func requestPaste() { pastes += 1 }
  }

  @Test func `A host is told of other fields, and whether it knows all that is selected`() throws {
    let host = Host()
    TextInputHosts.shared.set(host, for: stage.window)
    let second = UITextField(frame: CGRect(x: 10, y: 200, width: 100, height: 40))
    field.superview?.addSubview(second)
    scene.begin()
    scene.type(String(repeating: "a", count: 250))
    var last = try #require(host.states.last ?? nil)
    #expect(!last.hasFieldBefore && last.hasFieldBehind && last.holdsSelection)
    stage.press(.character(0x61), .control)
    last = try #require(host.states.last ?? nil)
    #expect(!last.holdsSelection && last.surrounding.count == 200)
    #expect(second.becomeFirstResponder())
    stage.settle()
    last = try #require(host.states.last ?? nil)
    #expect(last.hasFieldBefore && !last.hasFieldBehind && last.holdsSelection)
  }

  @Test func `An input method is told what is written, where, and when it ends`() throws {
    let host = Host()
    TextInputHosts.shared.set(host, for: stage.window)
    scene.begin()
    scene.type("ab")
    let last = try #require(host.states.last ?? nil)
    #expect(last.surrounding == "ab" && last.caretOffset == 2)
    #expect(last.caret.midX == 30 && last.caret.height == 24)
    stage.send(.text(.mark("xy", caret: 1)))
    let marked = try #require(host.states.last ?? nil)
    #expect(marked.surrounding == "ab" && marked.caretOffset == 2 && marked.hasMarkedText)
    #expect(marked.caret.midX == 40)
    stage.press(.character(0x61), .control)
    stage.press(.character(0x63), .control)
    #expect(host.copied == ["abxy"])
    stage.press(.character(0x76), .control)
    #expect(host.pastes == 1 && field.text == "abxy")
    field.resignFirstResponder()
    #expect(host.states.last! == nil)
    field.isSecureTextEntry = true
    field.becomeFirstResponder()
    stage.frame()
    let secure = try #require(host.states.last ?? nil)
    #expect(secure.isSecure && secure.surrounding.isEmpty)
  }
}
