import ScrollGeometry

/// Where title and picture lie.
extension UIButton {
  /// Above and below a title, points; an iPhone's.
  private static var titleMargin: CGFloat { 6 }
  /// No button with a title is narrower, points.
  private static var leastWidth: CGFloat { 30 }

  var usedContentInsets: UIEdgeInsets {
    guard let insets = configuration?.contentInsets else { return contentEdgeInsets }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading,
      bottom: insets.bottom, right: isRightToLeft ? insets.leading : insets.trailing)
  }

  private var titleSize: CGSize {
    guard let label, !label.isHidden else { return .zero }
    // In whole pixels: a frame whose edges are put on pixels is never too small for it.
    var size = label.contentSizeToPlace
    if let subtitleLabel, !subtitleLabel.isHidden {
      let below = subtitleLabel.contentSizeToPlace
      size = CGSize(
        width: max(size.width, below.width),
        height: size.height + below.height + (configuration?.titlePadding ?? 0))
    }
    return size
  }

  private var imageSize: CGSize {
    guard let picture, !picture.isHidden else { return .zero }
    return picture.image?.size ?? .zero
  }

  private var isStacked: Bool {
    guard let configuration else { return false }
    return configuration.imagePlacement == .top || configuration.imagePlacement == .bottom
  }

  /// Between picture and title, points.
  private func gap(_ title: CGSize, _ image: CGSize) -> CGFloat {
    title.width > 0 && image.width > 0 ? configuration?.imagePadding ?? 0 : 0
  }

  var naturalSize: CGSize {
    let (title, image) = (titleSize, imageSize)
    let gap = gap(title, image)
    var size =
      isStacked
      ? CGSize(
        width: max(title.width, image.width), height: title.height + gap + image.height)
      : CGSize(
        width: title.width + gap + image.width, height: max(title.height, image.height))
    if configuration == nil, contentEdgeInsets == .zero, title.height > 0 || image.height == 0 {
      let line = title.height > 0 ? 0 : (label?.font ?? .systemFont(ofSize: 18)).pointSize * 1.2
      size.height = max(size.height, title.height + line + 2 * Self.titleMargin)
      size.width = max(size.width, Self.leastWidth)
    }
    let insets = usedContentInsets
    return CGSize(
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom)
  }

  func arrange(in content: CGRect) -> (title: CGRect, image: CGRect) {
    var (title, image) = (titleSize, imageSize)
    let gap = gap(title, image)
    if isStacked {
      let height = title.height + gap + image.height
      let y = content.midY - height / 2
      let isImageFirst = configuration?.imagePlacement == .top
      return (
        CGRect(
          x: content.midX - title.width / 2, y: isImageFirst ? y + image.height + gap : y,
          width: title.width, height: title.height),
        CGRect(
          x: content.midX - image.width / 2, y: isImageFirst ? y : y + title.height + gap,
          width: image.width, height: image.height)
      )
    }
    image.width = min(image.width, content.width)
    title.width = max(0, min(title.width, content.width - image.width - gap))
    let x: CGFloat
    let total = title.width + gap + image.width
    switch effectiveContentHorizontalAlignment {
    case .left, .leading, .fill: x = content.minX
    case .right, .trailing: x = content.maxX - total
    case .center: x = content.midX - total / 2
    }
    let isImageLeft =
      (effectiveUserInterfaceLayoutDirection == .rightToLeft)
      == (configuration?.imagePlacement == .trailing)
    return (
      shifted(
        CGRect(
          origin: CGPoint(
            x: isImageLeft ? x + image.width + gap : x, y: top(of: title, in: content)),
          size: title), by: titleEdgeInsets),
      shifted(
        CGRect(
          origin: CGPoint(
            x: isImageLeft ? x : x + title.width + gap, y: top(of: image, in: content)),
          size: image), by: imageEdgeInsets)
    )
  }

  private func top(of size: CGSize, in content: CGRect) -> CGFloat {
    switch contentVerticalAlignment {
    case .top, .fill: content.minY
    case .bottom: content.maxY - size.height
    case .center: content.midY - size.height / 2
    }
  }

  /// Insets move what they belong to, from the side to which it is aligned.
  private func shifted(_ rect: CGRect, by insets: UIEdgeInsets) -> CGRect {
    let dx: CGFloat
    let dy: CGFloat
    switch effectiveContentHorizontalAlignment {
    case .left, .leading, .fill: dx = insets.left
    case .right, .trailing: dx = -insets.right
    case .center: dx = (insets.left - insets.right) / 2
    }
    switch contentVerticalAlignment {
    case .top, .fill: dy = insets.top
    case .bottom: dy = -insets.bottom
    case .center: dy = (insets.top - insets.bottom) / 2
    }
    return rect.offsetBy(dx: dx, dy: dy)
  }

  func placeContent() {
    refresh()
    backdrop?.frame = backgroundRect(forBounds: bounds)
    let content = contentRect(forBounds: bounds)
    picture?.frame = imageRect(forContentRect: content)
    var title = titleRect(forContentRect: content)
    if let subtitleLabel, !subtitleLabel.isHidden {
      let height = subtitleLabel.contentSizeToPlace.height
      subtitleLabel.frame = CGRect(
        x: title.minX, y: title.maxY - height, width: title.width, height: height)
      title.size.height -= height + (configuration?.titlePadding ?? 0)
    }
    label?.frame = title
  }
}
