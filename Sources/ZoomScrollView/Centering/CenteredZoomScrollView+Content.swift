// The content, fitted.
extension CenteredZoomScrollView {
  /// What covers the edges, for a view that has no margin beside it.
  var margins: UIEdgeInsets {
    get { defaultInsets }
    set { defaultInsets = newValue }
  }

  /// Room that is kept free at the edges of the view at every zoom, points.
  var edges: UIEdgeInsets {
    UIEdgeInsets(
      top: defaultInsets.top + margin, left: defaultInsets.left + margin,
      bottom: defaultInsets.bottom + margin, right: defaultInsets.right + margin)
  }

  /// Nil while the size of the content, or of this view, is unknown.
  private var plan: FitPlan? {
    guard let natural = naturalContentSize else { return nil }
    let edges = edges
    return FitPlan(
      natural: natural,
      available: CGSize(
        width: bounds.width - edges.left - edges.right,
        height: bounds.height - edges.top - edges.bottom),
      fit: fit, factor: maximumZoomFactor, shrinksToNaturalSize: shrinksToNaturalSize)
  }

  /// What the plan's scales are divided by.
  private func unit(of plan: FitPlan) -> CGFloat {
    switch scaleReference {
    case .natural: 1
    case .fitted: plan.fitted
    }
  }

  /// Computes sizes and limits anew. What is looked at, and the zoom relative to the fitted size, stay;
  /// content that was fitted is fitted again.
  func arrange(fits: Bool) {
    guard let contentView, !isArranging else { return }
    isArranging = true
    defer { isArranging = false }
    guard let plan, let natural = naturalContentSize else {
      arrangedPlan = nil
      minimumZoomScale = 1
      maximumZoomScale = 1
      contentView.bounds.size = .zero
      contentSize = .zero
      updateInsets()
      return
    }
    if !isSettling { noteLook() }
    isSettling = false
    if arrangedPlan == nil { look = nil }
    var scale = plan.fitted
    if !fits, let former = arrangedPlan {
      let zoom = zoomScale * arrangedUnit / former.fitted
      if abs(zoom - 1) > ZoomTunables.fittedTolerance { scale = plan.fitted * zoom }
    }
    let isFitted = scale == plan.fitted
    let isFirst = fits || arrangedPlan == nil
    let unit = unit(of: plan)
    arrangedPlan = plan
    arrangedUnit = unit
    minimumZoomScale = fixedMinimumZoomScale ?? plan.minimum / unit
    maximumZoomScale = max(minimumZoomScale, fixedMaximumZoomScale ?? plan.maximum / unit)
    scale = min(max(scale / unit, minimumZoomScale), maximumZoomScale)
    let size = CGSize(width: natural.width * unit, height: natural.height * unit)
    contentView.bounds.size = size
    moveToOrigin(contentView)
    setPlatformZoomScale(scale, animated: false)
    let shown = CGSize(width: size.width * scale, height: size.height * scale)
    contentSize = shown
    updateInsets()
    if isFirst, isFitted, plan.startsAtBeginning {
      look = nil
      contentOffset = centering.clamped(beginning)
    } else {
      contentOffset = centering.clamped(
        offset(showing: look?.middle ?? CGPoint(x: 0.5, y: 0.5)))
      look?.wasShown(in: self)
    }
  }

  private func moveToOrigin(_ view: UIView) {
    let corner = view.frame.origin
    if corner != .zero {
      view.center = CGPoint(x: view.center.x - corner.x, y: view.center.y - corner.y)
    }
  }

  /// Where reading begins.
  private var beginning: CGPoint {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGPoint(x: isReversed ? contentSize.width : -edges.left, y: -edges.top)
  }
}
