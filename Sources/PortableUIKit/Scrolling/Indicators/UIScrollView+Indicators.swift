import DisplayList
import ScrollEngine
import ScrollGeometry

extension UIScrollView {
  /// Something moves it: indicators stay.
  final var keepsIndicatorsUp: Bool { !flags.isEmpty && flags != .tracking }

  /// Shows the indicators for `seconds` and the usual while after it.
  func showIndicators(for seconds: Double = 0) {
    guard let window, showsVerticalScrollIndicator || showsHorizontalScrollIndicator else { return }
    let indicators = self.indicators ?? ScrollIndicators(self)
    self.indicators = indicators
    layer.foreground = indicators
    indicators.show(until: window.schedule.now + seconds)
    window.schedule.add(indicators)
    layer.changes?.add()
  }

  /// Adds them in front of all content, in own coordinates.
  func appendIndicators(_ state: LayerState, to list: inout DisplayList) {
    guard let indicators, indicators.opacity > 0 else { return }
    let metrics = metrics
    let limits = metrics.limits
    let vertical = showsVerticalScrollIndicator && limits.maximum.y > limits.minimum.y
    let horizontal = showsHorizontalScrollIndicator && limits.maximum.x > limits.minimum.x
    var color = indicatorColor
    color.alpha *= indicators.opacity
    // The corner where both would meet belongs to neither.
    let corner = vertical && horizontal ? IndicatorTrack.thickness + IndicatorTrack.margin : 0
    let (thickness, margin) = (IndicatorTrack.thickness, IndicatorTrack.margin)
    let bounds = state.bounds
    let insets = metrics.insets
    if vertical {
      let own = indicatorInsets(verticalScrollIndicatorInsets)
      let track = IndicatorTrack(
        start: bounds.minY + own.top + margin,
        length: bounds.height - own.top - own.bottom - 2 * margin - corner,
        visible: bounds.height, content: metrics.content.height + insets.top + insets.bottom,
        offset: bounds.minY, minimum: limits.minimum.y, maximum: limits.maximum.y)
      let isLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let x =
        isLeft
        ? bounds.minX + own.left + margin : bounds.maxX - own.right - margin - thickness
      if let knob = track.knob {
        list.append(
          .fill(
            Rect(x: x, y: knob.start, width: thickness, height: knob.length),
            radius: thickness / 2, color))
      }
    }
    if horizontal {
      let own = indicatorInsets(horizontalScrollIndicatorInsets)
      let isLeft = vertical && effectiveUserInterfaceLayoutDirection == .rightToLeft
      let track = IndicatorTrack(
        start: bounds.minX + own.left + margin + (isLeft ? corner : 0),
        length: bounds.width - own.left - own.right - 2 * margin - corner,
        visible: bounds.width, content: metrics.content.width + insets.left + insets.right,
        offset: bounds.minX, minimum: limits.minimum.x, maximum: limits.maximum.x)
      let y = bounds.maxY - own.bottom - margin - thickness
      if let knob = track.knob {
        list.append(
          .fill(
            Rect(x: knob.start, y: y, width: knob.length, height: thickness),
            radius: thickness / 2, color))
      }
    }
  }

  private func indicatorInsets(_ insets: UIEdgeInsets) -> Insets {
    let own = Insets(insets)
    guard automaticallyAdjustsScrollIndicatorInsets else { return own }
    let safe = Insets(safeAreaInsets)
    return Insets(
      top: own.top + safe.top, left: own.left + safe.left, bottom: own.bottom + safe.bottom,
      right: own.right + safe.right)
  }

  private var indicatorColor: Color {
    let isWhite =
      switch indicatorStyle {
      case .default: interfaceStyle == .dark
      case .black: false
      case .white: true
      }
    let level = isWhite ? 1.0 : 0
    return Color(red: level, green: level, blue: level, alpha: 0.35)
  }
}
