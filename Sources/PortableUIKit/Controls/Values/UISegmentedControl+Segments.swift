import ScrollGeometry

/// A title or a picture.
enum SegmentContent {
  case title(String)
  case image(UIImage?)
}

extension UISegmentedControl {
  /// One of the places that can be chosen.
  struct Segment {
    let view: UIView
    var width: CGFloat = 0
    var isEnabled = true
    var action: UIAction?

    var label: UILabel? { view as? UILabel }
  }

  func insert(_ content: SegmentContent, at index: Int) {
    let index = max(0, min(index, segments.count))
    segments.insert(Segment(view: view(for: content)), at: index)
    if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
    contentChanged()
  }

  func replace(_ segment: Int, by content: SegmentContent) {
    guard let index = known(segment) else { return }
    let old = segments[index]
    old.view.removeFromSuperview()
    segments[index] = Segment(
      view: view(for: content), width: old.width, isEnabled: old.isEnabled, action: old.action)
    contentChanged()
  }

  private func view(for content: SegmentContent) -> UIView {
    let view: UIView
    switch content {
    case .title(let title):
      let label = SegmentLabel()
      label.text = title
      label.font = .text(ofSize: 13, weight: .medium)
      label.textAlignment = .center
      view = label
    case .image(let image):
      view = SegmentImage(image: image)
      view.contentMode = .center
    }
    addSubview(view)
    return view
  }

  /// An index past the end is the last one, as on UIKit.
  func known(_ segment: Int) -> Int? {
    segments.isEmpty ? nil : max(0, min(segment, segments.count - 1))
  }

  /// What a screen reader is told of a segment.
  func traits(of view: UIView) -> UIAccessibilityTraits {
    guard let index = segments.firstIndex(where: { $0.view === view }) else { return .button }
    var traits: UIAccessibilityTraits = .button
    if index == selectedSegmentIndex { traits.insert(.selected) }
    if !isEnabled || !segments[index].isEnabled { traits.insert(.notEnabled) }
    return traits
  }

  /// What a tap does, by other means.
  ///
  /// - Returns: whether the segment can be chosen.
  func choose(_ view: UIView) -> Bool {
    guard isEnabled, let index = segments.firstIndex(where: { $0.view === view }),
      segments[index].isEnabled
    else { return false }
    choose(index, with: nil)
    return true
  }

  /// What the segment shows; nil where there is none.
  package final func contentOfSegment(at index: Int) -> UIView? {
    segments.indices.contains(index) ? segments[index].view : nil
  }

  func contentChanged() {
    colorLabels()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func colorLabels() {
    for segment in segments {
      segment.label?.textColor = segment.isEnabled && isEnabled ? .label : .tertiaryLabel
    }
    if let titleStyles { show(titleStyles) }
    setNeedsDisplay()
  }

  private func show(_ styles: any TitleStyles) {
    for (index, segment) in segments.enumerated() {
      guard let label = segment.label, let title = label.text else { continue }
      let usual: State = index == selectedSegmentIndex ? .selected : .normal
      let state = segment.isEnabled && isEnabled ? usual : .disabled
      label.text = title
      guard let style = styles.style(in: state) else { continue }
      label.show(style.styled(title, font: label.font, color: label.textColor))
    }
  }

  private func contentWidth(_ segment: Segment) -> CGFloat {
    segment.width > 0
      ? segment.width : segment.view.contentSizeToPlace.width + 2 * CGFloat(Self.padding)
  }

  var naturalSize: CGSize {
    let widths = segments.map { contentWidth($0) }
    let free = segments.indices.filter { segments[$0].width == 0 }
    var width = widths.reduce(0, +)
    if !apportionsSegmentWidthsByContent, let widest = free.map({ widths[$0] }).max() {
      width += free.reduce(0) { $0 + widest - widths[$1] }
    }
    return CGSize(width: width, height: Self.height)
  }

  /// Points, from the leading edge on.
  private var widths: [CGFloat] {
    let fixed = segments.reduce(0) { $0 + $1.width }
    let free = segments.filter { $0.width == 0 }
    let rest = max(0, bounds.size.width - fixed)
    let wanted = free.reduce(0) { $0 + contentWidth($1) }
    return segments.map { segment in
      if segment.width > 0 { return segment.width }
      return apportionsSegmentWidthsByContent && wanted > 0
        ? rest * contentWidth(segment) / wanted : rest / CGFloat(free.count)
    }
  }

  /// Own coordinates, points.
  func frame(ofSegment index: Int) -> CGRect {
    let widths = widths
    let before = widths[..<index].reduce(0, +)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isRightToLeft ? bounds.maxX - before - widths[index] : bounds.minX + before,
      y: bounds.minY, width: widths[index], height: bounds.size.height)
  }

  func segment(at x: CGFloat) -> Int? {
    segments.indices.first { index in
      let frame = frame(ofSegment: index)
      return x >= frame.minX && x < frame.maxX
    }
  }

  func placeSegments() {
    for index in segments.indices { segments[index].view.frame = frame(ofSegment: index) }
  }
}
