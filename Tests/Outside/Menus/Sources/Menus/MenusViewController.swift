import UIKit

/// What is held at the left has a menu, the button below it shares something, and a label says what was chosen.
class MenusViewController: UIViewController, UIContextMenuInteractionDelegate {
  private let heard = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let held = HeldView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    held.backgroundColor = .systemBlue
    held.addInteraction(UIContextMenuInteraction(delegate: self))
    let button = UIButton(type: .system)
    button.setTitle("Send", for: .normal)
    button.frame = CGRect(x: 0, y: 400, width: 200, height: 60)
    button.addAction(UIAction { [unowned(unsafe) self] _ in share(button) }, for: .touchUpInside)
    heard.frame = CGRect(x: 400, y: 400, width: 300, height: 40)
    heard.text = "nothing yet"
    for part in [held, button, heard] as [UIView] { view.addSubview(part) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { [unowned(unsafe) self] _ in
      UIMenu(
        children: ["Turn", "Crop"].map { title in
          UIAction(title: title) { _ in self.heard.text = "heard " + title }
        })
    })
  }

  private func share(_ button: UIButton) {
    let sheet = UIActivityViewController(
      activityItems: [.text("a mountain"), .address("https://example.org/peak")],
      applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = button
    sheet.completionWithItemsHandler = { [unowned(unsafe) self] _, completed, _, _ in
      heard.text = completed ? "shared" : "not shared"
    }
    present(sheet, animated: true)
  }
}
