/// A group of an alert: what it says, and the actions below it.
final class AlertPanel: UIView {
  private let text: UIView?
  private let rows: [AlertRow]
  private let rowHeight: CGFloat
  /// Two short ones stand beside each other.
  private let maySitBeside: Bool
  private let textScroller = UIScrollView(frame: .zero)
  private let rowScroller = UIScrollView(frame: .zero)
  private var lines: [UIView] = []

  init(_ text: UIView?, _ rows: [AlertRow], rowHeight: CGFloat, maySitBeside: Bool) {
    self.text = text
    self.rows = rows
    self.rowHeight = rowHeight
    self.maySitBeside = maySitBeside
    super.init(frame: .zero)
    backgroundColor = AlertTunables.ground
    layer.cornerRadius = AlertTunables.radius
    clipsToBounds = true
    if let text { textScroller.addSubview(text) }
    for row in rows { rowScroller.addSubview(row) }
    for scroller in [textScroller, rowScroller] {
      scroller.contentInsetAdjustmentBehavior = .never
      addSubview(scroller)
    }
    // One between two rows, and one below the text.
    let count = max(0, rows.count - 1) + (text == nil || rows.isEmpty ? 0 : 1)
    for _ in 0..<count {
      let line = UIView(frame: .zero)
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      lines.append(line)
      addSubview(line)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  private func sitsBeside(in width: CGFloat) -> Bool {
    maySitBeside && rows.count == 2 && rows.allSatisfy { $0.naturalWidth <= width / 2 }
  }

  /// As they stand: what cancels is the last one, but the first of two beside each other.
  var shownRows: [AlertRow] {
    guard sitsBeside(in: bounds.width), rows.last?.action.style == .cancel else { return rows }
    return rows.reversed()
  }

  private func textHeight(in width: CGFloat) -> CGFloat {
    text?.sizeThatFits(CGSize(width: width, height: 0)).height ?? 0
  }

  private func rowsHeight(in width: CGFloat) -> CGFloat {
    sitsBeside(in: width) ? rowHeight : rowHeight * CGFloat(rows.count)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = textHeight(in: size.width) + rowsHeight(in: size.width)
    return CGSize(width: size.width, height: height)
  }

  /// The rows keep what they need as long as a line and a half of the text is left.
  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let (wanted, rowsWanted) = (textHeight(in: width), rowsHeight(in: width))
    let least = min(wanted, 1.5 * rowHeight)
    let rowsShown = min(rowsWanted, max(0, bounds.height - least))
    let textShown = max(0, bounds.height - rowsShown)
    textScroller.frame = CGRect(x: 0, y: 0, width: width, height: textShown)
    textScroller.contentSize = CGSize(width: width, height: wanted)
    text?.frame = CGRect(x: 0, y: 0, width: width, height: wanted)
    rowScroller.frame = CGRect(x: 0, y: textShown, width: width, height: rowsShown)
    rowScroller.contentSize = CGSize(width: width, height: rowsWanted)
    let isBeside = sitsBeside(in: width)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, row) in shownRows.enumerated() {
      let place = CGFloat(index)
      let column = isReversed ? 1 - place : place
      row.frame =
        isBeside
        ? CGRect(x: column * width / 2, y: 0, width: width / 2, height: rowHeight)
        : CGRect(x: 0, y: place * rowHeight, width: width, height: rowHeight)
    }
    placeLines(below: textShown, isBeside)
  }

  private func placeLines(below y: CGFloat, _ isBeside: Bool) {
    let thickness = 1 / max(1, window?.screen.scale ?? 1)
    var rest = lines
    if text != nil, !rest.isEmpty {
      put(rest.removeFirst(), CGRect(x: 0, y: y, width: bounds.width, height: thickness), self)
    }
    for (index, line) in rest.enumerated() {
      let place = CGFloat(index + 1) * rowHeight
      put(
        line,
        isBeside
          ? CGRect(x: bounds.width / 2, y: 0, width: thickness, height: rowHeight)
          : CGRect(x: 0, y: place, width: bounds.width, height: thickness),
        rowScroller)
    }
  }

  private func put(_ line: UIView, _ frame: CGRect, _ parent: UIView) {
    if line.superview !== parent { parent.addSubview(line) }
    line.frame = frame
  }
}
