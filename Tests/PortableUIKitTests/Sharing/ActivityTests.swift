import Foundation
import ScrollEngine
import ScrollGeometry
import ScrollTesting
import Testing

@testable import PortableUIKit

@MainActor
struct ActivityTests {
  /// One that a program has itself.
  private final class Stamp: UIActivity {
    var lines: [String] = []
    var takes = true
    var ends = true
    var controller: UIViewController?
    override var activityType: ActivityType? { ActivityType("stamp") }
    override var activityTitle: String? { "Stamp" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
      lines.append("can \(activityItems.count)")
      return takes
    }
    override func prepare(withActivityItems activityItems: [Any]) {
      lines.append("prepare \(activityItems.count)")
    }
    override var activityViewController: UIViewController? { controller }
    override func perform() {
      lines.append("perform")
      if ends { activityDidFinish(true) }
    }
  }

  /// Says what it is when it is known for what.
  private final class Letter: UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController)
      -> Any
    { "placeholder" }
    func activityViewController(
      _ activityViewController: UIActivityViewController,
      itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { activityType == .mail ? "a letter" : "a note" }
    func activityViewController(
      _ activityViewController: UIActivityViewController,
      subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "Hello" }
  }

  private final class Half: UIActivityItemProvider {
    override var item: Any {
      "half of \(placeholderItem ?? "nothing") for \(activityType == .mail)"
    }
  }

  private let stage: Stage
  private let root = UIViewController()
  private let host = SharingLog()

  init() {
    stage = Stage(size: CGSize(width: 400, height: 600), root: root)
    SharingHosts.shared.set(host, for: stage.window)
    stage.frame()
  }

  private final class Ends {
    var lines: [String] = []
  }
  private let ends = Ends()

  private func share(
    _ items: [Any], own: [UIActivity]? = nil,
    _ prepare: (UIActivityViewController) -> Void = { _ in }
  ) -> UIActivityViewController {
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: own)
    sheet.completionWithItemsHandler = { [ends, root] type, completed, items, error in
      let isGone = root.presentedViewController == nil
      ends.lines.append(
        "\(type?.rawValue.split(separator: ".").last ?? "nothing") \(completed)"
          + (error.map { ": \($0)" } ?? "") + (isGone ? "" : ", too early"))
    }
    prepare(sheet)
    root.present(sheet, animated: true)
    stage.settle()
    return sheet
  }

  private var shown: [String] { stage.window.accessibilityTree.elements.compactMap(\.label) }

  private func choose(_ label: String) throws {
    let found = stage.window.accessibilityTree.elements.first { $0.label == label }
    let frame = try #require(found).frame
    stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    stage.settle()
  }

  // MARK: What the host does

  @Test func `The host's ways are lines of a menu, other programs lead a menu further`() throws {
    let address = try #require(URL(string: "https://example.org/a"))
    let sheet = share(["words", address, URL(fileURLWithPath: "/tmp/a.png"), 7])
    #expect(root.presentedViewController === sheet)
    #expect(
      host.lines == ["ways: text words, address https://example.org/a, file /tmp/a.png"])
    #expect(shown == ["Copy", "Save a copy…", "E-mail…", "Open with…"])
    try choose("Open with…")
    #expect(shown == ["Open with…", "Gimp", "Inkscape"])
    try choose("Inkscape")
    #expect(
      host.lines.last
        == "open(1, \"Inkscape\"): text words, address https://example.org/a, file /tmp/a.png")
    #expect(ends.lines == ["open true"])
    #expect(shown.isEmpty && sheet.view.window == nil)
  }

  @Test func `A picture goes there as it is`() throws {
    _ = share([UIImage(nil, pixelSize: Size(width: 30, height: 20), scale: 1, style: ImageStyle())])
    try choose("Save a copy…")
    #expect(host.lines == ["ways: picture 30", "saveAs: picture 30"])
  }

  @Test func `Words are in the pasteboard without the host`() throws {
    _ = share(["one", "two"])
    try choose("Copy")
    #expect(UIPasteboard.general.string == "one\ntwo")
    #expect(ends.lines == ["CopyToPasteboard true"])
    #expect(host.lines.count == 1)
    SharingHosts.shared.set(nil, for: stage.window)
    _ = share(["three"])
    #expect(shown == ["Copy"])
    try choose("Copy")
    #expect(UIPasteboard.general.string == "three")
  }

  @Test func `What takes its time is told when it is over, and the menu waits for nothing`() throws
  {
    host.isSlow = true
    _ = share(["words"])
    try choose("E-mail…")
    #expect(root.presentedViewController == nil && ends.lines.isEmpty)
    host.waiting?(.cancelled)
    #expect(ends.lines == ["Mail false"])
    host.isSlow = false
    host.result = .failed("no post office")
    _ = share(["words"])
    try choose("E-mail…")
    #expect(ends.lines.last == "Mail false: no post office")
  }

  @Test func `What is excluded has no line`() {
    _ = share(["words"]) { $0.excludedActivityTypes = [.mail, .saveToCameraRoll] }
    #expect(shown == ["Copy", "Open with…"])
  }

  // MARK: What is known later

  @Test func `Sources say what they are when it is known for what`() throws {
    _ = share([Letter(), Half(placeholderItem: "apple")])
    #expect(host.lines == ["ways: text placeholder, text apple"])
    try choose("E-mail…")
    #expect(
      host.lines.last == "mail: text a letter, text half of apple for true; Hello")
  }

  // MARK: The program's own

  @Test func `A program's own stand below, and end when they say so`() throws {
    let stamp = Stamp()
    _ = share(["words", 7], own: [stamp])
    #expect(shown == ["Copy", "Save a copy…", "E-mail…", "Open with…", "Stamp"])
    try choose("Stamp")
    #expect(stamp.lines == ["can 2", "prepare 2", "perform"])
    #expect(ends.lines == ["stamp true"])
    stamp.takes = false
    _ = share(["words"], own: [stamp])
    #expect(!shown.contains("Stamp"))
    stage.press(.escape)
    stage.settle()
    stamp.takes = true
    stamp.ends = false
    let sheet = share(["words"], own: [stamp])
    try choose("Stamp")
    #expect(root.presentedViewController === sheet && ends.lines.count == 2)
    stamp.activityDidFinish(false)
    stage.settle()
    #expect(root.presentedViewController == nil && ends.lines.last == "stamp false")
    // Said twice it counts once.
    stamp.activityDidFinish(true)
    #expect(ends.lines.count == 3)
  }

  @Test func `One with a screen of its own shows that, and goes with it`() throws {
    let stamp = Stamp()
    let controller = UIViewController()
    stamp.controller = controller
    _ = share(["words"], own: [stamp])
    try choose("Stamp")
    #expect(controller.view.window === stage.window)
    #expect(!stamp.lines.contains("perform"))
    stamp.activityDidFinish(true)
    stage.settle()
    #expect(controller.view.window == nil && root.presentedViewController == nil)
    #expect(ends.lines == ["stamp true"])
  }

  // MARK: Coming and going

  @Test func `Escape and a touch beside it choose nothing`() {
    _ = share(["words"])
    stage.press(.escape)
    stage.settle()
    #expect(ends.lines == ["nothing false"])
    _ = share(["words"])
    stage.tap(at: CGPoint(x: 5, y: 5))
    stage.settle()
    #expect(ends.lines == ["nothing false", "nothing false"])
    #expect(root.presentedViewController == nil)
  }

  @Test func `With nothing to choose it goes again, and says so`() {
    host.ways = []
    _ = share([7])
    #expect(shown.isEmpty && root.presentedViewController == nil)
    #expect(ends.lines == ["nothing false"])
  }

  @Test func `Who takes it away hears of no answer`() {
    let sheet = share(["words"])
    sheet.dismiss(animated: true)
    stage.settle()
    #expect(shown.isEmpty && ends.lines.isEmpty)
  }

  @Test func `It stands beside what the program names, else in the middle of the lower edge`()
    throws
  {
    func frame() throws -> CGRect {
      let overlay = try #require(stage.window.subviews.last as? MenuOverlay)
      let panel = try #require(overlay.subviews.compactMap { $0 as? MenuPanel }.first)
      return panel.convert(panel.bounds, to: nil)
    }
    _ = share(["words"])
    #expect(try frame().midX == 200 && frame().maxY == 600 - MenuTunables.margin)
    stage.press(.escape)
    stage.settle()
    let button = UIView(frame: CGRect(x: 150, y: 40, width: 60, height: 30))
    root.view.addSubview(button)
    _ = share(["words"]) { $0.popoverPresentationController?.sourceView = button }
    #expect(try frame().midX == 180 && frame().minY == 70 + MenuTunables.gap)
    stage.press(.escape)
    stage.settle()
    _ = share(["words"]) {
      $0.popoverPresentationController?.sourceView = button
      $0.popoverPresentationController?.sourceRect = CGRect(x: 0, y: 100, width: 200, height: 20)
    }
    #expect(try frame().midX == 250 && frame().minY == 160 + MenuTunables.gap)
  }

  /// Says it at the last moment.
  private final class Anchor: NSObject, UIPopoverPresentationControllerDelegate {
    func prepareForPopoverPresentation(
      _ popoverPresentationController: UIPopoverPresentationController
    ) {
      popoverPresentationController.barButtonItem = item
    }
    let item = UIBarButtonItem(systemItem: .action)
  }

  @Test func `It stands beside a bar's button that its delegate names`() throws {
    let anchor = Anchor()
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    bar.items = [UIBarButtonItem(systemItem: .flexibleSpace), anchor.item]
    root.view.addSubview(bar)
    stage.frame()
    _ = share(["words"]) { $0.popoverPresentationController?.delegate = anchor }
    let overlay = try #require(stage.window.subviews.last as? MenuOverlay)
    let panel = try #require(overlay.subviews.compactMap { $0 as? MenuPanel }.first)
    let frame = panel.convert(panel.bounds, to: nil)
    #expect(frame.maxX == 400 - MenuTunables.margin && frame.minY > 30 && frame.minY < 60)
  }

  @Test func `Who had the keys has them afterwards`() throws {
    final class Focusable: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let view = Focusable(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    root.view.addSubview(view)
    view.becomeFirstResponder()
    _ = share(["words"])
    #expect(!view.isFirstResponder)
    stage.press(.down)
    stage.press(.enter)
    stage.settle()
    #expect(ends.lines == ["CopyToPasteboard true"])
    #expect(view.isFirstResponder)
  }

  @Test func `What is presented as a popover can say where it comes from`() {
    let controller = UIViewController()
    #expect(controller.popoverPresentationController == nil)
    controller.modalPresentationStyle = .popover
    #expect(controller.popoverPresentationController != nil)
    #expect(controller.presentationController === controller.popoverPresentationController)
  }
}
