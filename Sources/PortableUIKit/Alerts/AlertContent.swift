/// An alert's view: as large as the window, with the groups in their places.
final class AlertContent: UIView {
  private unowned(unsafe) let alert: UIAlertController
  private let text: AlertText
  /// Below the text; nil without fields.
  private var fields: AlertFields?
  private var panels: [AlertPanel] = []
  private var rows: [AlertRow] = []
  private var isStale = true

  init(_ alert: UIAlertController) {
    self.alert = alert
    text = AlertText(alert.preferredStyle)
    super.init(frame: UIScreen.main.bounds)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  func contentChanged() {
    isStale = true
    setNeedsLayout()
  }

  func focusChanged() {
    for row in rows { row.isMeant = row.action === alert.focused }
  }

  /// As they stand.
  var shownActions: [UIAlertAction] { panels.flatMap { $0.shownRows.map { $0.action } } }

  private func rebuild() {
    isStale = false
    for panel in panels { panel.removeFromSuperview() }
    let isAlert = alert.preferredStyle == .alert
    text.show(alert.title, alert.message)
    let bold = alert.preferredAction ?? alert.cancelAction
    // What cancels comes last.
    let ordered =
      alert.actions.filter { $0.style != .cancel } + alert.actions.filter { $0.style == .cancel }
    rows = ordered.map { action in
      let row = AlertRow(
        action, size: isAlert ? AlertTunables.titleFont : AlertTunables.sheetFont
      ) { [unowned(unsafe) self] in alert.choose($0) }
      row.isBold = action === bold
      row.isMeant = action === alert.focused
      return row
    }
    if isAlert {
      if fields == nil, alert.textFields != nil { fields = AlertFields(text) }
      fields?.show(alert.textFields ?? [])
      panels = [
        AlertPanel(fields ?? text, rows, rowHeight: AlertTunables.alertRow, maySitBeside: true)
      ]
    } else {
      let height = AlertTunables.sheetRow
      let others = rows.filter { $0.action.style != .cancel }
      let saysSomething = text.sizeThatFits(CGSize(width: 100, height: 0)).height > 0
      panels = []
      if saysSomething || !others.isEmpty {
        panels.append(
          AlertPanel(
            saysSomething ? text : nil, others, rowHeight: height, maySitBeside: false))
      }
      let cancel = rows.filter { $0.action.style == .cancel }
      if !cancel.isEmpty {
        panels.append(AlertPanel(nil, cancel, rowHeight: height, maySitBeside: false))
      }
    }
    for panel in panels { addSubview(panel) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if isStale { rebuild() }
    let area = bounds.inset(by: safeAreaInsets)
    switch alert.preferredStyle {
    case .alert: placeInMiddle(of: area)
    case .actionSheet: placeAtEdge(of: area)
    }
  }

  private func placeInMiddle(of area: CGRect) {
    guard let panel = panels.first else { return }
    let width = min(AlertTunables.alertWidth, max(0, area.width - 2 * AlertTunables.rowPadding))
    let natural = panel.sizeThatFits(CGSize(width: width, height: 0)).height
    let height = min(natural, max(0, area.height - 2 * AlertTunables.margin))
    panel.frame = CGRect(
      x: (area.midX - width / 2).rounded(), y: (area.midY - height / 2).rounded(), width: width,
      height: height)
  }

  private func placeAtEdge(of area: CGRect) {
    let margin = AlertTunables.sheetMargin
    let width = max(0, min(AlertTunables.sheetWidth, area.width) - 2 * margin)
    let x = (area.midX - width / 2).rounded()
    var bottom = area.maxY - margin
    for panel in panels.reversed() {
      let natural = panel.sizeThatFits(CGSize(width: width, height: 0)).height
      let height = min(natural, max(0, bottom - area.minY - AlertTunables.margin))
      panel.frame = CGRect(x: x, y: bottom - height, width: width, height: height)
      bottom -= height + margin
    }
  }

  /// A tap beside a sheet cancels it.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard alert.preferredStyle == .actionSheet, let touch = touches.first else { return }
    let place = touch.location(in: self)
    if !panels.contains(where: { $0.frame.contains(place) }) { alert.cancel() }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
