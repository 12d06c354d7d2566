import Foundation
import ScrollEngine
import ScrollTesting
import Testing

@testable import PortableUIKit

@MainActor
struct ContextMenuTests {
  private final class Notes {
    var lines: [String] = []
  }

  /// Has a menu.
  private final class Owner: UIContextMenuInteractionDelegate {
    var menu: UIMenu?
    var notes = Notes()
    var preview: UIContextMenuContentPreviewProvider?
    var place = CGPoint.zero
    var style = UIContextMenuInteractionCommitStyle.dismiss
    var path: UIBezierPath?

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      place = location
      guard let menu else { return nil }
      return UIContextMenuConfiguration(
        identifier: nil, previewProvider: preview, actionProvider: { _ in menu })
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      notes.lines.append("will display")
      animator?.addCompletion { [notes] in notes.lines.append("displayed") }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      notes.lines.append("will end")
      animator?.addCompletion { [notes] in notes.lines.append("ended") }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      notes.lines.append("commit")
      animator.preferredCommitStyle = style
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      interaction.view.map {
        let parameters = UIPreviewParameters()
        parameters.visiblePath = path
        return UITargetedPreview(view: $0, parameters: parameters)
      }
    }
  }

  private final class Focusable: UIView {
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      heard += 1
      super.pressesBegan(presses, with: event)
    }
    var heard = 0
  }

  private let stage: Stage
  private let root = UIViewController()
  private let held = Focusable(frame: CGRect(x: 100, y: 100, width: 120, height: 80))
  private let owner = Owner()
  private let interaction: UIContextMenuInteraction
  private var notes: Notes { owner.notes }

  init() {
    stage = Stage(size: CGSize(width: 400, height: 600), root: root)
    held.backgroundColor = .systemBlue
    root.view.addSubview(held)
    interaction = UIContextMenuInteraction(delegate: owner)
    held.addInteraction(interaction)
    stage.frame()
    owner.menu = menu(action("Copy"), action("Share"), action("Delete", .destructive))
  }

  private func action(
    _ title: String, _ attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [notes = owner.notes] in
      notes.lines.append($0.title)
    }
  }

  private func menu(_ children: UIMenuElement..., title: String = "") -> UIMenu {
    UIMenu(title: title, children: children)
  }

  private var shown: [String] { stage.window.accessibilityTree.elements.compactMap(\.label) }

  private var focused: String? {
    stage.window.accessibilityTree.elements.first { $0.isFocused }?.label
  }

  private func place(_ label: String) throws -> CGPoint {
    let found = stage.window.accessibilityTree.elements.first { $0.label == label }
    let frame = try #require(found).frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  private func click(_ x: CGFloat, _ y: CGFloat) {
    stage.hover(at: CGPoint(x: x, y: y))
    stage.press(.contextClick)
    stage.frame()
  }

  // MARK: Opening

  @Test func `A finger that holds opens it after half a second, and a tap chooses`() throws {
    stage.touch((id: 1, phase: .down, x: 150, y: 140))
    stage.wait(0.45)
    #expect(shown.isEmpty)
    stage.wait(0.1)
    #expect(owner.place == CGPoint(x: 50, y: 40))
    #expect(interaction.menuAppearance == .rich)
    #expect(notes.lines == ["will display"])
    stage.settle()
    stage.touch((id: 1, phase: .up, x: 150, y: 140))
    stage.settle()
    // What has opened it has chosen nothing.
    #expect(notes.lines == ["will display", "displayed"])
    #expect(shown == ["Copy", "Share", "Delete"])
    stage.tap(at: try place("Share"))
    #expect(notes.lines.suffix(2) == ["will end", "Share"])
    stage.settle()
    #expect(notes.lines.last == "ended")
    #expect(shown.isEmpty)
    #expect(interaction.menuAppearance == .unknown)
  }

  @Test func `The finger that has opened it chooses where it is lifted`() throws {
    stage.touch((id: 1, phase: .down, x: 150, y: 140))
    stage.wait(0.6)
    let target = try place("Delete")
    stage.touch((id: 1, phase: .move, x: target.x, y: target.y))
    stage.frame()
    stage.touch((id: 1, phase: .up, x: target.x, y: target.y))
    stage.settle()
    #expect(notes.lines.contains("Delete"))
    #expect(shown.isEmpty)
  }

  @Test func `The second button opens the menu alone, where it clicks`() throws {
    click(180, 170)
    stage.settle()
    #expect(owner.place == CGPoint(x: 80, y: 70))
    #expect(interaction.menuAppearance == .compact)
    let first = try place("Copy")
    #expect(first.x > 180 && first.y > 170 && first.y < 200)
    // Another one beside it sends it away.
    click(10, 10)
    stage.settle()
    #expect(shown.isEmpty)
    #expect(notes.lines == ["will display", "displayed", "will end", "ended"])
  }

  @Test func `The pointer leaves a menu that has gone, and something else has a menu then`() throws
  {
    click(150, 150)
    stage.settle()
    stage.hover(at: try place("Share"))
    stage.frame()
    #expect(focused == "Share")
    #expect(MenuDesk.shared.claims(in: stage.window) == [.pointer, .keys])
    stage.press(.escape)
    stage.settle()
    stage.hover(at: CGPoint(x: 390, y: 590))
    stage.frame()
    #expect(MenuDesk.shared.claims(in: stage.window) == [])
    stage.hover(at: CGPoint(x: 150, y: 150))
    stage.frame()
    #expect(MenuDesk.shared.claims(in: stage.window) == .pointer)
    held.becomeFirstResponder()
    #expect(MenuDesk.shared.claims(in: stage.window) == [.pointer, .keys])
    // Where its owner has nothing to say there is none, and nothing has opened.
    owner.menu = nil
    #expect(MenuDesk.shared.claims(in: stage.window) == [])
    #expect(shown.isEmpty && interaction.menuAppearance == .unknown)
  }

  @Test func `Nothing opens where nothing has a menu, and keys go on`() {
    click(20, 20)
    #expect(shown.isEmpty)
    owner.menu = nil
    click(150, 150)
    stage.hold(at: CGPoint(x: 150, y: 150), for: 1)
    held.becomeFirstResponder()
    stage.press(.menu)
    stage.frame()
    #expect(shown.isEmpty)
    #expect(held.heard == 1)
  }

  @Test(arguments: [(KeySample.Key.menu, KeySample.Modifiers()), (.f10, .shift)])
  func `Keys open it where they are, walk through it and choose`(
    _ key: KeySample.Key, _ modifiers: KeySample.Modifiers
  ) throws {
    held.becomeFirstResponder()
    stage.press(key, modifiers)
    stage.settle()
    #expect(focused == "Copy")
    stage.press(.down)
    stage.press(.down)
    stage.press(.down)
    stage.press(.up)
    stage.frame()
    #expect(focused == "Delete")
    stage.press("s")
    stage.frame()
    #expect(focused == "Share")
    stage.press(.enter)
    stage.settle()
    #expect(notes.lines.contains("Share"))
    // Of that only the first key has reached whoever has the keyboard.
    #expect(held.heard == 1)
    #expect(held.isFirstResponder)
    stage.press(.down)
    stage.frame()
    #expect(held.heard == 2)
  }

  @Test func `Escape and a touch beside it send it away`() {
    held.becomeFirstResponder()
    stage.press(.menu)
    stage.settle()
    stage.press(.escape)
    stage.settle()
    #expect(shown.isEmpty)
    stage.press(.menu)
    stage.settle()
    stage.tap(at: CGPoint(x: 390, y: 590))
    stage.settle()
    #expect(shown.isEmpty)
    #expect(notes.lines.filter { $0 == "ended" }.count == 2)
  }

  // MARK: What is in it

  @Test func `Groups have headings, hidden lines are not there, disabled ones are not chosen`()
    throws
  {
    let group = UIMenu(title: "Sort", options: .displayInline, children: [action("Name")])
    owner.menu = menu(
      group, action("Secret", .hidden), action("Paste", .disabled), title: "Photo")
    click(150, 150)
    stage.settle()
    #expect(shown == ["Photo", "Sort", "Name", "Paste"])
    let paste = try #require(stage.window.accessibilityTree.elements.first { $0.label == "Paste" })
    #expect(!paste.isEnabled)
    stage.tap(at: try place("Paste"))
    stage.settle()
    #expect(shown.count == 4)
    #expect(!notes.lines.contains("Paste"))
  }

  @Test func `A menu in it takes its place, with the way back above it`() throws {
    let inner = UIMenu(title: "More", children: [action("Print"), action("Rename")])
    owner.menu = menu(action("Copy"), inner)
    held.becomeFirstResponder()
    stage.press(.menu)
    stage.press(.down)
    stage.press(.right)
    stage.settle()
    #expect(shown == ["More", "Print", "Rename"])
    #expect(focused == "Print")
    stage.press(.left)
    stage.settle()
    #expect(shown == ["Copy", "More"])
    #expect(focused == "More")
    stage.tap(at: try place("More"))
    stage.settle()
    stage.tap(at: try place("More"))
    stage.settle()
    #expect(shown == ["Copy", "More"])
    stage.tap(at: try place("More"))
    stage.settle()
    stage.press(.escape)
    stage.settle()
    #expect(shown == ["Copy", "More"])
    stage.press(.escape)
    stage.settle()
    #expect(shown.isEmpty)
  }

  @Test func `One of several is on, and stays so while the menu stays`() throws {
    let sizes = UIMenu(
      options: [.displayInline, .singleSelection],
      children: [
        action("Small", .keepsMenuPresented, state: .on), action("Large", .keepsMenuPresented),
      ])
    owner.menu = menu(sizes)
    click(150, 150)
    stage.settle()
    stage.tap(at: try place("Large"))
    stage.settle()
    #expect(sizes.selectedElements.map(\.title) == ["Large"])
    let rows = stage.window.accessibilityTree.elements
    #expect(rows.map(\.isSelected) == [false, true])
    #expect(notes.lines.last == "Large")
  }

  @Test func `What is not known yet takes its place when it is there, once or each time`() throws {
    var asked = 0
    var answer: (([UIMenuElement]) -> Void)?
    let once = UIDeferredMenuElement { answer = $0 }
    let always = UIDeferredMenuElement.uncached {
      asked += 1
      $0([])
    }
    owner.menu = menu(action("Copy"), once, always)
    click(150, 150)
    stage.settle()
    #expect(shown == ["Copy", "…"])
    answer?([action("Found")])
    stage.settle()
    #expect(shown == ["Copy", "Found"])
    stage.press(.escape)
    stage.settle()
    answer = nil
    click(150, 150)
    stage.settle()
    #expect(shown == ["Copy", "Found"])
    #expect(answer == nil)
    #expect(asked == 2)
  }

  // MARK: Motion and place

  @Test func `It grows out of where it was asked for, and is half there in between`() throws {
    click(150, 150)
    let overlay = try #require(stage.window.subviews.last as? MenuOverlay)
    let panel = try #require(overlay.subviews.compactMap { $0 as? MenuPanel }.first)
    stage.wait(0.08)
    let shown = panel.layer.presented
    #expect(shown.opacity > 0.1 && shown.opacity < 0.99)
    #expect(panel.layer.position.x == 150 && panel.layer.position.y == 150)
    stage.settle()
    #expect(panel.alpha == 1)
  }

  @Test func `Without motion it only fades`() throws {
    stage.send(.setting(.reducedMotion, true))
    defer {
      stage.send(.setting(.reducedMotion, false))
      stage.frame()
    }
    stage.frame()
    click(150, 150)
    let overlay = try #require(stage.window.subviews.last as? MenuOverlay)
    let panel = try #require(overlay.subviews.compactMap { $0 as? MenuPanel }.first)
    let width = panel.convert(panel.bounds, to: nil).width
    #expect(width == panel.bounds.width)
  }

  @Test func `It lies below or above what it is about, on the side where reading begins`() {
    let area = CGRect(x: 0, y: 0, width: 300, height: 400)
    let size = CGSize(width: 100, height: 150)
    func place(_ target: CGRect, _ side: MenuPlace.Side = .left) -> MenuPlace {
      MenuPlace(size, beside: target, gap: 10, in: area, side: side)
    }
    let high = CGRect(x: 100, y: 50, width: 60, height: 40)
    #expect(place(high).frame == CGRect(x: 100, y: 100, width: 100, height: 150))
    #expect(place(high).anchor == CGPoint(x: 0.3, y: 0))
    #expect(place(high, .right).frame.maxX == 160)
    #expect(place(high, .middle).frame.midX == 130)
    let low = CGRect(x: 280, y: 350, width: 20, height: 40)
    #expect(place(low).frame == CGRect(x: 200, y: 190, width: 100, height: 150))
    #expect(place(low).anchor == CGPoint(x: 0.9, y: 1))
    // Neither side has room: it covers what it is about.
    let all = CGRect(x: 0, y: 40, width: 300, height: 320)
    #expect(place(all).frame == CGRect(x: 0, y: 250, width: 100, height: 150))
  }

  @Test func `A menu that is higher than the window scrolls`() throws {
    owner.menu = UIMenu(children: (1...40).map { action("Line \($0)") })
    held.becomeFirstResponder()
    stage.press(.menu)
    stage.settle()
    stage.press(.end)
    stage.settle()
    let last = try place("Line 40")
    #expect(last.y < 600)
    stage.press(.enter)
    stage.settle()
    #expect(notes.lines.contains("Line 40"))
  }

  // MARK: What is lifted

  @Test func `What the program shows for it is lifted, and a tap on that is told`() {
    let shown = UIViewController()
    shown.preferredContentSize = CGSize(width: 200, height: 150)
    owner.preview = { shown }
    stage.hold(at: CGPoint(x: 150, y: 140), for: 0.6)
    stage.settle()
    #expect(shown.view.window === stage.window)
    #expect(shown.view.bounds.size.width >= 200)
    let frame = shown.view.convert(shown.view.bounds, to: nil)
    stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    stage.settle()
    #expect(notes.lines == ["will display", "displayed", "commit", "will end", "ended"])
    #expect(shown.view.window == nil)
  }

  @Test func `What is lifted grows over the window when what comes after it pops out of it`() {
    owner.style = .pop
    let shown = UIViewController()
    shown.preferredContentSize = CGSize(width: 200, height: 150)
    owner.preview = { shown }
    stage.hold(at: CGPoint(x: 150, y: 140), for: 0.6)
    stage.settle()
    let frame = shown.view.convert(shown.view.bounds, to: nil)
    stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    let away = shown.view.convert(shown.view.bounds, to: nil)
    #expect(away.contains(stage.window.bounds.insetBy(dx: 0.5, dy: 0.5)))
    stage.settle()
    #expect(shown.view.window == nil)
  }

  @Test func `Of what is lifted no more is seen than its path has`() throws {
    // The left half.
    owner.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 60, height: 80))
    stage.hold(at: CGPoint(x: 150, y: 140), for: 0.6)
    stage.settle()
    held.isHidden = true
    stage.frame()
    let (seen, cut) = (try blue(at: CGPoint(x: 120, y: 140)), try blue(at: CGPoint(x: 200, y: 140)))
    #expect(try seen == blue(at: CGPoint(x: 110, y: 120)))
    // What lies below is dimmed, and as grey as it was.
    #expect(cut < 0.05 && seen > 0.3)
  }

  /// How much bluer than red a pixel is.
  private func blue(at place: CGPoint) throws -> CGFloat {
    var (red, blue): (CGFloat, CGFloat) = (0, 0)
    try #require(stage.color(at: place)).getRed(&red, green: nil, blue: &blue, alpha: nil)
    return blue - red
  }

  @Test func `A finger that scrolls opens nothing, and one that has opened it scrolls nothing`() {
    let scroller = UIScrollView(frame: root.view.bounds)
    scroller.contentSize = CGSize(width: 400, height: 2000)
    root.view.addSubview(scroller)
    scroller.addSubview(held)
    stage.frame()
    stage.drag(from: CGPoint(x: 150, y: 140), to: CGPoint(x: 150, y: 60), duration: 0.7)
    stage.settle()
    #expect(notes.lines.isEmpty)
    let offset = scroller.contentOffset
    #expect(offset.y > 0)
    let y = held.convert(held.bounds, to: nil).midY
    stage.touch((id: 1, phase: .down, x: 150, y: Double(y)))
    stage.wait(0.6)
    stage.touch((id: 1, phase: .move, x: 150, y: Double(y) + 5))
    stage.frame()
    stage.touch((id: 1, phase: .move, x: 390, y: Double(y) + 200))
    stage.frame()
    #expect(scroller.contentOffset == offset)
    stage.touch((id: 1, phase: .up, x: 390, y: Double(y) + 200))
    stage.settle()
    #expect(notes.lines.first == "will display")
  }
}
