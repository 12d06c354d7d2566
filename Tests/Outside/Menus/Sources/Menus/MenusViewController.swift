import UIKit

/// What is held at the left has a menu, and so has the first of the rows at the right; the button below shares something, and
/// a label says what was chosen.
class MenusViewController: UIViewController, UIContextMenuInteractionDelegate {
  private let heard = UILabel()
  private let rows = UITableView(frame: CGRect(x: 400, y: 0, width: 400, height: 300))

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
    UITableView.showsContextMenus()
    rows.rowHeight = 40
    rows.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    rows.dataSource = self
    rows.delegate = self
    for part in [held, rows, button, heard] as [UIView] { view.addSubview(part) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    menu(["Turn", "Crop"])
  }

  private func menu(_ titles: [String]) -> UIContextMenuConfiguration {
    UIContextMenuConfiguration(actionProvider: { [unowned(unsafe) self] _ in
      UIMenu(
        children: titles.map { title in
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

extension MenusViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = indexPath.row == 0 ? "Has a menu" : "Has none"
    return cell
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { indexPath.row == 0 ? menu(["Rename"]) : nil }
}
