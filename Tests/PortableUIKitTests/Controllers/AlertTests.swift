import Foundation
import ScrollEngine
import ScrollTesting
import Testing

@testable import PortableUIKit

@MainActor
struct AlertTests {
  private final class Notes {
    var lines: [String] = []
  }

  private let stage: Stage
  private let root = UIViewController()
  private let notes = Notes()

  init() throws {
    stage = Stage(size: CGSize(width: 320, height: 480), root: root)
    stage.frame()
  }

  private func action(
    _ title: String, _ style: UIAlertAction.Style = .default
  ) -> UIAlertAction {
    UIAlertAction(title: title, style: style) { [notes, root] action in
      // By then nothing is in the way of the next one.
      let isFree = root.presentedViewController == nil
      notes.lines.append("\(action.title ?? "")\(isFree ? "" : ", too early")")
    }
  }

  private func show(
    _ actions: [UIAlertAction], _ style: UIAlertController.Style = .alert,
    title: String? = "Delete?", message: String? = "It cannot be undone."
  ) -> UIAlertController {
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    for action in actions { alert.addAction(action) }
    root.present(alert, animated: true)
    stage.settle()
    return alert
  }

  private func element(_ label: String) throws -> CGPoint {
    let found = stage.window.accessibilityTree.elements.first { $0.label == label }
    let frame = try #require(found).frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  @Test func `A tap chooses, and the caller hears of it when the alert has gone`() throws {
    let alert = show([action("Keep", .cancel), action("Delete", .destructive)])
    #expect(root.presentedViewController === alert)
    stage.tap(at: try element("Delete"))
    stage.frame()
    #expect(notes.lines.isEmpty)
    stage.settle()
    #expect(notes.lines == ["Delete"])
    #expect(root.presentedViewController == nil)
    #expect(alert.view.window == nil)
  }

  @Test func `Dismissed by the program it calls nobody`() {
    let alert = show([action("OK")])
    alert.dismiss(animated: false)
    stage.settle()
    #expect(notes.lines.isEmpty)
  }

  @Test func `Escape cancels, and Return does what is preferred`() {
    let keep = action("Keep", .cancel)
    let delete = action("Delete", .destructive)
    _ = show([keep, delete])
    stage.press(.escape)
    stage.settle()
    #expect(notes.lines == ["Keep"])
    let alert = show([keep, delete])
    // Nobody said which one: a question of two answers is not answered by accident.
    stage.press(.enter)
    stage.settle()
    #expect(notes.lines == ["Keep"])
    alert.preferredAction = delete
    stage.press(.enter)
    stage.settle()
    #expect(notes.lines == ["Keep", "Delete"])
    _ = show([action("OK")])
    stage.press(.escape)
    stage.settle()
    #expect(notes.lines == ["Keep", "Delete"])
    stage.press(.enter)
    stage.settle()
    #expect(notes.lines == ["Keep", "Delete", "OK"])
  }

  @Test func `The keyboard goes through the actions as they stand`() {
    let disabled = action("Never")
    disabled.isEnabled = false
    let all = [action("Cancel", .cancel), action("One"), disabled, action("Two")]
    _ = show(all)
    for (key, focus) in [
      (.tab, "One"), (.down, "Two"), (.down, "Cancel"), (.down, "One"), (.up, "Cancel"),
    ] as [(KeySample.Key, String)] {
      stage.press(key)
      stage.frame()
      let focused = stage.window.accessibilityTree.elements.filter(\.isFocused)
      #expect(focused.map(\.label) == [focus])
    }
    stage.press(.enter)
    stage.settle()
    #expect(notes.lines == ["Cancel"])
  }

  @Test func `What lies below is neither touched nor heard of`() throws {
    let button = UIButton(type: .system)
    button.setTitle("Below", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    root.view.addSubview(button)
    _ = show([action("OK")])
    stage.tap(at: CGPoint(x: 100, y: 50))
    stage.settle()
    #expect(taps == 0)
    #expect(root.presentedViewController != nil)
    let tree = stage.window.accessibilityTree.elements
    #expect(tree.map(\.label) == ["Delete?", "It cannot be undone.", "OK"])
    #expect(tree.map(\.role) == [.heading, .text, .button])
  }

  @Test func `A disabled action is not chosen`() throws {
    let one = action("One")
    one.isEnabled = false
    _ = show([one])
    stage.tap(at: try element("One"))
    stage.press(.enter)
    stage.settle()
    #expect(notes.lines.isEmpty)
    one.isEnabled = true
    stage.frame()
    stage.tap(at: try element("One"))
    stage.settle()
    #expect(notes.lines == ["One"])
  }

  @Test func `A tap beside a sheet cancels it; without anything to cancel it stays`() throws {
    _ = show([action("Share")], .actionSheet)
    stage.tap(at: CGPoint(x: 160, y: 30))
    stage.settle()
    #expect(root.presentedViewController != nil)
    stage.tap(at: try element("Share"))
    stage.settle()
    _ = show([action("Keep", .cancel), action("Share")], .actionSheet)
    stage.tap(at: CGPoint(x: 160, y: 30))
    stage.settle()
    #expect(notes.lines == ["Share", "Keep"])
  }

  /// Every character is half as wide as the font is high, and lines are 1.2 times as high.
  @Test func `Two short answers stand beside each other, what cancels first`() throws {
    _ = show([action("OK"), action("No", .cancel)])
    let (ok, no) = (try element("OK"), try element("No"))
    #expect(ok.y == no.y)
    #expect(no == CGPoint(x: 25 + 67.5, y: ok.y))
    #expect(ok.x == 25 + 202.5)
    stage.press(.escape)
    stage.settle()
    _ = show([action("A very long answer"), action("No", .cancel)])
    let (long, last) = (try element("A very long answer"), try element("No"))
    #expect(long.x == 160)
    #expect(last == CGPoint(x: 160, y: long.y + 44))
  }

  @Test func `More than there is room for is scrolled`() throws {
    let many = (1...20).map { action("Answer \($0)") }
    let alert = show(many)
    stage.swipe(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 100), duration: 0.2)
    stage.settle()
    #expect(root.presentedViewController === alert)
    #expect(notes.lines.isEmpty)
    let last = try element("Answer 20")
    #expect(last.y < 480)
    stage.tap(at: last)
    stage.settle()
    #expect(notes.lines == ["Answer 20"])
  }

  @Test func `Fields lie below the message, the first has the keyboard, and Return goes on`() throws
  {
    let alert = UIAlertController(title: "Log in", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField { field in
      field.placeholder = "Password"
      field.isSecureTextEntry = true
    }
    alert.addAction(action("Cancel", .cancel))
    let done = action("OK")
    alert.addAction(done)
    alert.preferredAction = done
    root.present(alert, animated: true)
    stage.settle()
    let fields = try #require(alert.textFields)
    #expect(fields.map(\.isEditing) == [true, false])
    for letter in "Anna".unicodeScalars { stage.press(letter) }
    stage.press(.enter)
    #expect(fields.map(\.isEditing) == [false, true])
    for letter in "pw".unicodeScalars { stage.press(letter) }
    #expect(fields.map { $0.text } == ["Anna", "pw"])
    let frames = fields.map { $0.convert($0.bounds, to: nil) }
    #expect(frames[0].width == 238 && frames[1].minY == frames[0].maxY)
    #expect(stage.window.accessibilityTree.elements.map(\.role).contains(.textField))
    stage.press(.enter)
    stage.settle()
    #expect(notes.lines == ["OK"])
  }

  /// Points: a title of one line, two fields of 30 and a row of 44, in the middle of a window of 320 × 480.
  @Test func `Title, fields and actions lie where they do on an iPhone`() throws {
    let alert = UIAlertController(title: "Log in", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField { $0.placeholder = "Password" }
    alert.addAction(action("Cancel", .cancel))
    alert.addAction(action("OK"))
    root.present(alert, animated: false)
    stage.settle()
    let fields = try #require(alert.textFields)
    let panel = try #require(alert.view.subviews.first { $0.layer.cornerRadius == 14 })
    let frame = panel.convert(panel.bounds, to: nil)
    #expect(frame.width == 270 && frame.midX == 160 && (frame.midY - 240).magnitude <= 0.5)
    let places = fields.map { $0.convert($0.bounds, to: panel) }
    #expect(
      places.map(\.minX) == [16, 16]
        && places.map(\.size) == [CGSize(width: 238, height: 30), CGSize(width: 238, height: 30)])
    #expect(places[1].minY == places[0].maxY)
    let answers = try ["Cancel", "OK"].map { label in
      let found = stage.window.accessibilityTree.elements.first { $0.label == label }
      return try #require(found).frame
    }
    #expect(answers.map { $0.minX - Double(frame.minX) } == [0, 135])
    #expect(answers.allSatisfy { $0.width == 135 && $0.height == 44 })
    #expect(answers.allSatisfy { $0.maxY == Double(frame.maxY) })
    #expect(answers[0].minY - Double(frame.minY) - Double(places[1].maxY) == 16)
  }

  @Test func `The tabulator goes through fields and actions, and round`() throws {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addTextField()
    alert.addAction(action("OK"))
    root.present(alert, animated: true)
    stage.settle()
    let fields = try #require(alert.textFields)
    stage.press(.tab)
    #expect(fields[1].isEditing)
    stage.press(.tab)
    #expect(alert.focused?.title == "OK" && !fields[1].isEditing)
    stage.press(.tab)
    #expect(fields[0].isEditing && alert.focused == nil)
    stage.press(.tab, .shift)
    #expect(alert.focused?.title == "OK")
    stage.press(.enter)
    stage.settle()
    #expect(notes.lines == ["OK"])
  }

  @Test func `Who wrote before an alert came goes on afterwards`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    root.view.addSubview(field)
    field.becomeFirstResponder()
    _ = show([action("OK")])
    stage.press("x")
    stage.press(.enter)
    stage.settle()
    #expect(notes.lines == ["OK"] && field.text == "" && field.isEditing)
  }
}
