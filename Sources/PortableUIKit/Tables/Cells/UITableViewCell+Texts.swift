import ScrollGeometry

// Where texts and picture lie, and how high they make a row.
extension UITableViewCell {
  // Points; as on an iPhone, as far as eyes can tell.
  private static var imageGap: CGFloat { 16 }
  private static var verticalMargin: CGFloat { 11 }
  private static var lineGap: CGFloat { 3 }
  private static var captionWidth: CGFloat { 91 }
  private static var captionGap: CGFloat { 6 }

  func layOutTexts() {
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
    let trailing = hasTrailingSign ? 0 : Self.margin
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

  // MARK: Heights

  func textHeight(width: CGFloat) -> CGFloat {
    textParts(size: CGSize(width: contentWidth(in: width), height: .infinity)).height
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
    uncovered {
      systemLayoutSizeFitting(
        CGSize(width: CGFloat(width), height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }.height
  }
}
