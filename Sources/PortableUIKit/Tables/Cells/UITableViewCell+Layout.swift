import ScrollGeometry

extension UITableViewCell {
  // Points; as on an iPhone, as far as eyes can tell.
  static var margin: CGFloat { 16 }
  private static var gap: CGFloat { 8 }
  private static var imageGap: CGFloat { 16 }
  private static var verticalMargin: CGFloat { 11 }
  private static var lineGap: CGFloat { 3 }
  private static var captionWidth: CGFloat { 91 }
  private static var captionGap: CGFloat { 6 }
  private static var editingWidth: CGFloat { 38 }
  private static var cornerRadius: CGFloat { 10 }
  private static var smallestHeight: CGFloat { 44 }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// What the safe area's sides cover of the cell, points.
  private var sides: (left: CGFloat, right: CGFloat) {
    guard let table, table.insetsContentViewsToSafeArea, table.style != .insetGrouped else {
      return (0, 0)
    }
    let insets = table.safeAreaInsets
    return (insets.left, insets.right)
  }

  var tableSeparatorInset: UIEdgeInsets {
    table?.separatorInset ?? UIEdgeInsets(top: 0, left: Self.margin, bottom: 0, right: 0)
  }

  // MARK: Parts

  func layOutParts() {
    let size = bounds.size
    let sides = sides
    var left = isRightToLeft ? sides.right : sides.left
    var right = size.width - (isRightToLeft ? sides.left : sides.right) - (table?.indexWidth ?? 0)
    left += layOutEditingSign(left)
    right = layOutReorderSign(right)
    right = layOutAccessory(right)
    place(contentView, CGRect(x: left, y: 0, width: max(0, right - left), height: size.height))
    layOutTexts()
    layOutLine(left)
    roundCorners()
  }

  /// Mirrors what is laid out from the left where texts begin on the right, and follows a swipe.
  private func place(_ view: UIView, _ frame: CGRect) {
    var frame = frame
    if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
    frame.origin.x += swipeOffset
    if view.frame != frame { view.frame = frame }
  }

  /// How far the content moves in for it.
  private func layOutEditingSign(_ left: CGFloat) -> CGFloat {
    let kind = editingKind
    guard let kind else {
      editingSign?.isHidden = true
      return 0
    }
    let sign = sign(kind, &editingSign)
    let size = sign.kind.size
    place(
      sign,
      CGRect(
        x: left + Self.margin, y: (bounds.height - size.height) / 2, width: size.width,
        height: size.height))
    return shouldIndentWhileEditing && row.indentsWhileEditing ? Self.editingWidth : 0
  }

  private func layOutReorderSign(_ right: CGFloat) -> CGFloat {
    guard row.isEditing, row.showsReorderControl else {
      reorderSign?.isHidden = true
      return right
    }
    return layOut(sign(.reorder, &reorderSign), right)
  }

  /// Where the content ends.
  private func layOutAccessory(_ right: CGFloat) -> CGFloat {
    let view = row.isEditing ? editingAccessoryView : accessoryView
    let other = row.isEditing ? accessoryView : editingAccessoryView
    if let other, other !== view { other.removeFromSuperview() }
    if let view {
      accessorySign?.isHidden = true
      if view.superview !== self { addSubview(view) }
      return layOut(view, right)
    }
    guard let kind = CellSign.Kind(row.isEditing ? editingAccessoryType : accessoryType) else {
      accessorySign?.isHidden = true
      return right
    }
    return layOut(sign(kind, &accessorySign), right)
  }

  private func layOut(_ view: UIView, _ right: CGFloat) -> CGFloat {
    let size = view.bounds.size
    let x = right - Self.margin - size.width
    place(
      view,
      CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height))
    return x - Self.gap
  }

  private func sign(_ kind: CellSign.Kind, _ kept: inout CellSign?) -> CellSign {
    let sign = kept ?? CellSign(frame: .zero)
    if kept == nil {
      addSubview(sign)
      sign.tapped = { [unowned(unsafe) self, unowned(unsafe) sign] in
        table?.signTapped(sign.kind, in: self)
      }
      kept = sign
    }
    sign.isHidden = false
    sign.kind = kind
    return sign
  }

  // MARK: Texts

  private func layOutTexts() {
    guard label != nil || detailLabel != nil || picture != nil else { return }
    let parts = textParts(size: contentView.bounds.size)
    for (view, frame) in [
      (picture as UIView?, parts.picture), (label, parts.text), (detailLabel, parts.detail),
    ] {
      guard let view else { continue }
      var frame = frame
      if isRightToLeft { frame.origin.x = contentView.bounds.width - frame.maxX }
      if view.frame != frame { view.frame = frame }
    }
  }

  private struct TextParts {
    var picture = CGRect.zero
    var text = CGRect.zero
    var detail = CGRect.zero
    /// What all of it needs.
    var height: CGFloat = 0
  }

  /// Where texts and picture lie in the content view, from the left.
  private func textParts(size: CGSize) -> TextParts {
    var parts = TextParts()
    let level = CGFloat(max(indentationLevel, row.indentation))
    var left = Self.margin + level * indentationWidth
    let trailing = accessoryView != nil || accessoryType != .none ? 0 : Self.margin
    let right = max(left, size.width - trailing)
    if let image = picture?.image {
      let height = min(image.size.height, size.height)
      let width = image.size.height > 0 ? image.size.width * height / image.size.height : 0
      parts.picture = CGRect(x: left, y: (size.height - height) / 2, width: width, height: height)
      left += width + Self.imageGap
      parts.height = image.size.height
    }
    let room = max(0, right - left)
    switch cellStyle {
    case .default: stack(&parts, left, room, nil, size.height)
    case .subtitle: stack(&parts, left, room, detailLabel, size.height)
    case .value1: beside(&parts, left, room, size.height)
    case .value2: captioned(&parts, left, room, size.height)
    }
    parts.height = max(Self.smallestHeight, parts.height + 2 * Self.verticalMargin)
    return parts
  }

  private func fitting(_ label: UILabel?, _ width: CGFloat) -> CGSize {
    guard let label, let text = label.text, !text.utf8.isEmpty else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: 0))
    return CGSize(width: min(size.width.rounded(.up), width), height: size.height)
  }

  private func stack(
    _ parts: inout TextParts, _ left: CGFloat, _ room: CGFloat, _ second: UILabel?,
    _ height: CGFloat
  ) {
    let (text, detail) = (fitting(label, room), fitting(second, room))
    let gap = text.height > 0 && detail.height > 0 ? Self.lineGap : 0
    let total = text.height + gap + detail.height
    let top = (height - total) / 2
    parts.text = CGRect(x: left, y: top, width: room, height: text.height)
    parts.detail = CGRect(
      x: left, y: top + text.height + gap, width: room, height: detail.height)
    parts.height = max(parts.height, total)
  }

  private func beside(
    _ parts: inout TextParts, _ left: CGFloat, _ room: CGFloat, _ height: CGFloat
  ) {
    let detail = fitting(detailLabel, room)
    let gap = detail.width > 0 ? Self.gap : 0
    let text = fitting(label, room)
    let textWidth = min(text.width, max(room - detail.width - gap, room / 2))
    let detailWidth = min(detail.width, max(0, room - textWidth - gap))
    parts.text = CGRect(x: left, y: 0, width: textWidth, height: height)
    parts.detail = CGRect(x: left + room - detailWidth, y: 0, width: detailWidth, height: height)
    parts.height = max(parts.height, text.height, detail.height)
  }

  private func captioned(
    _ parts: inout TextParts, _ left: CGFloat, _ room: CGFloat, _ height: CGFloat
  ) {
    let caption = min(Self.captionWidth, room / 2)
    let rest = max(0, room - caption - Self.captionGap)
    parts.text = CGRect(x: left, y: 0, width: caption, height: height)
    parts.detail = CGRect(x: left + caption + Self.captionGap, y: 0, width: rest, height: height)
    parts.height = max(
      parts.height, fitting(label, caption).height, fitting(detailLabel, rest).height)
  }

  // MARK: Line and corners

  private func layOutLine(_ left: CGFloat) {
    let isLastOfGroup = row.isLast && table?.style == .insetGrouped
    let isWanted = table.map { $0.separatorStyle != .none } ?? false
    line.isHidden = !isWanted || isLastOfGroup || showsSelection
    guard !line.isHidden else { return }
    line.backgroundColor = table?.separatorColor
    let thickness = 1 / contentScaleFactor
    var insets = separatorInset
    // Below a picture the line begins where the text does, unless somebody has said where.
    if ownSeparatorInset == nil, picture?.image != nil, let label {
      insets.left = max(insets.left, label.frame.minX)
    }
    if row.isLast, table?.style == .grouped { insets = .zero }
    if insets.left > 0 { insets.left += left }
    place(
      line,
      CGRect(
        x: insets.left, y: bounds.height - thickness,
        width: max(0, bounds.width - insets.left - insets.right), height: thickness))
  }

  private func roundCorners() {
    guard let table, table.style == .insetGrouped else { return }
    var corners: CACornerMask = []
    if row.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if row.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    let radius = corners.isEmpty ? 0 : Self.cornerRadius
    if layer.cornerRadius != radius { layer.cornerRadius = radius }
    if radius > 0, layer.maskedCorners != corners { layer.maskedCorners = corners }
  }

  // MARK: Heights

  func textHeight(width: CGFloat) -> CGFloat {
    textParts(size: CGSize(width: contentWidth(in: width), height: .infinity)).height
  }

  /// How much of the cell's width is left for the content view.
  private func contentWidth(in width: CGFloat) -> CGFloat {
    var width = width - sides.left - sides.right
    if row.isEditing, editingKind != nil { width -= Self.editingWidth }
    let accessory = accessoryView?.bounds.width ?? CellSign.Kind(accessoryType)?.size.width
    if let accessory { width -= accessory + Self.margin + Self.gap }
    return max(0, width)
  }

  func contentFitting(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    if let content {
      let room = CGSize(width: contentWidth(in: target.width), height: 0)
      return CGSize(
        width: target.width, height: max(Self.smallestHeight, content.size(in: room).height))
    }
    guard contentView.hasConstraintsInside else { return sizeThatFits(target) }
    let width = contentWidth(in: target.width)
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: target.height), withHorizontalFittingPriority: horizontal,
      verticalFittingPriority: vertical)
    return CGSize(width: size.width + target.width - width, height: size.height)
  }

  /// What the cell asks for where nobody has said a height, points.
  func neededHeight(width: Double) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: CGFloat(width), height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

extension CellSign.Kind {
  init?(_ type: UITableViewCell.AccessoryType) {
    switch type {
    case .none: return nil
    case .disclosureIndicator: self = .disclosure
    case .detailDisclosureButton: self = .detailDisclosure
    case .checkmark: self = .checkmark
    case .detailButton: self = .detail
    }
  }
}
