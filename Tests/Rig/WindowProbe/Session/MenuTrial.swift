import UIKit

/// Something with a menu, an alert with a field and something to share, in a window of the desktop; says what was chosen.
@MainActor
final class MenuTrial: UIContextMenuInteractionDelegate {
  private let root = UIViewController()
  private let file: String

  /// - Parameter file: is shared; its path.
  init(file: String) { self.file = file }

  func run() -> Int32 {
    ControllerWindow.run(root, title: "Menus", fill: fill)
  }

  private func fill() {
    root.view.backgroundColor = .systemBackground
    let held = UIView(frame: CGRect(x: 100, y: 100, width: 300, height: 200))
    held.backgroundColor = .systemTeal
    held.layer.cornerRadius = 16
    held.addInteraction(UIContextMenuInteraction(delegate: self))
    root.view.addSubview(held)
    add("Send", 500) { [unowned self] in share(URL(fileURLWithPath: file), $0) }
    add("Draw", 900) { [unowned self] in share(picture(), $0) }
    add("Ask", 700) { [unowned self] _ in ask() }
  }

  private func add(_ title: String, _ x: CGFloat, _ action: @escaping (UIButton) -> Void) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.frame = CGRect(x: x, y: 100, width: 100, height: 60)
    button.addAction(UIAction { _ in action(button) }, for: .touchUpInside)
    root.view.addSubview(button)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { _ in
      let actions = ["Turn", "Crop", "Delete"].map { title in
        UIAction(
          title: title, attributes: title == "Delete" ? .destructive : [],
          state: title == "Turn" ? .on : .off
        ) { _ in say("chosen \(title)") }
      }
      return UIMenu(title: "Photo", children: actions)
    })
  }

  /// As programs make them: no disk has it.
  private func picture() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
  }

  private func share(_ item: Any, _ button: UIButton) {
    let sheet = UIActivityViewController(activityItems: [item], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = button
    sheet.completionWithItemsHandler = { type, completed, _, error in
      say("shared \(type?.rawValue ?? "nothing") \(completed)\(error.map { " \($0)" } ?? "")")
    }
    root.present(sheet, animated: true)
  }

  private func ask() {
    let alert = UIAlertController(
      title: "Name", message: "What is it called?", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "A name" }
    let rename = UIAlertAction(title: "Rename", style: .default) { [unowned alert] _ in
      say("answered \(alert.textFields?.first?.text ?? "")")
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in say("answered nothing") })
    alert.addAction(rename)
    alert.preferredAction = rename
    root.present(alert, animated: true)
  }
}
