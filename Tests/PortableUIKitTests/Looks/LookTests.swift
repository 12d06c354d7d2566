import ScrollEngine
import ScrollTesting
import Testing

@testable import PortableUIKit

/// What menus and alerts draw is what they drew: `Golden` has the display lists. `KEEP_GOLDENS=1` keeps them anew.
@MainActor
struct LookTests {
  private let stage: Stage
  private let root = UIViewController()

  init() {
    stage = Stage(size: CGSize(width: 400, height: 500), pixelsPerPoint: 2, root: root)
    root.view.backgroundColor = .systemBackground
    stage.frame()
  }

  private func check(_ name: String) throws {
    stage.settle()
    try expectKept(stage.displayList.description + "\n", as: name)
  }

  /// Has a menu with all that a menu can have.
  private final class Owner: UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in
        let sizes = ["Small", "Large"].map { title in
          UIAction(title: title, state: title == "Large" ? .on : .off) { _ in }
        }
        return UIMenu(
          title: "Photo",
          children: [
            UIAction(title: "Copy", subtitle: "All of it") { _ in },
            UIAction(title: "Paste", attributes: .disabled) { _ in },
            UIMenu(title: "Size", options: [.displayInline, .singleSelection], children: sizes),
            UIMenu(title: "More", children: [UIAction(title: "Turn") { _ in }]),
            UIAction(title: "Delete", attributes: .destructive) { _ in },
          ])
      })
    }
  }

  @Test(arguments: ["pointed", "lifted", "dark"]) func menu(name: String) throws {
    let owner = Owner()
    let held = UIView(frame: CGRect(x: 60, y: 60, width: 120, height: 80))
    held.backgroundColor = .systemBlue
    held.addInteraction(UIContextMenuInteraction(delegate: owner))
    root.view.addSubview(held)
    stage.frame()
    if name == "dark" {
      stage.window.overrideUserInterfaceStyle = .dark
      stage.frame()
    }
    if name == "lifted" {
      stage.hold(at: CGPoint(x: 100, y: 100), for: 0.6)
    } else {
      stage.hover(at: CGPoint(x: 100, y: 100))
      stage.press(.contextClick)
      stage.press(.down)
    }
    try check("menu-\(name)")
  }

  @Test(arguments: ["light", "dark"]) func alertWithFields(name: String) throws {
    if name == "dark" { stage.window.overrideUserInterfaceStyle = .dark }
    let alert = UIAlertController(
      title: "Sign in", message: "To see your photos.", preferredStyle: .alert)
    alert.addTextField { $0.text = "ada" }
    alert.addTextField {
      $0.placeholder = "Password"
      $0.isSecureTextEntry = true
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Sign in", style: .default))
    root.present(alert, animated: true)
    try check("alert-\(name)")
  }

  @Test func sheetOfActions() throws {
    let sheet = UIAlertController(title: nil, message: "Which?", preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
    sheet.addAction(UIAlertAction(title: "Keep", style: .default))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    root.present(sheet, animated: true)
    try check("sheet")
  }

  @Test func sharing() throws {
    let host = SharingLog()
    SharingHosts.shared.set(host, for: stage.window)
    let sheet = UIActivityViewController(activityItems: ["words"], applicationActivities: nil)
    root.present(sheet, animated: true)
    try check("sharing")
  }
}
