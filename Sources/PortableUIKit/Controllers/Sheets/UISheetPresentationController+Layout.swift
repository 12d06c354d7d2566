extension UISheetPresentationController {
  /// Where a card lies in its container.
  enum Attachment {
    /// At the lower edge, whose width it takes.
    case edge
    /// Everywhere: a telephone that lies has no room to spare.
    case everywhere
    /// In the middle.
    case floating
  }

  /// What there is to lay a card out in.
  private var surroundings: UITraitCollection {
    container?.traitCollection ?? presentedViewController.traitCollection
  }

  var attachment: Attachment {
    if surroundings.verticalSizeClass == .compact {
      return prefersEdgeAttachedInCompactHeight ? .edge : .everywhere
    }
    guard surroundings.horizontalSizeClass == .regular else { return .edge }
    // One that has several heights needs an edge to stand on.
    return detents.contains { $0.identifier != .large } ? .edge : .floating
  }

  /// Room for the tallest card, container points.
  private var largest: CGRect {
    guard let container else { return .zero }
    let (bounds, safe) = (container.bounds, container.safeAreaInsets)
    let preferred = presentedViewController.preferredContentSize
    switch attachment {
    case .everywhere: return bounds
    case .edge:
      let top = safe.top + SheetTunables.topGap
      var width = bounds.width
      if surroundings.horizontalSizeClass == .regular {
        width = min(width, SheetTunables.pageWidth)
      }
      if widthFollowsPreferredContentSizeWhenEdgeAttached, preferred.width > 0 {
        width = min(width, preferred.width)
      }
      return CGRect(
        x: bounds.midX - width / 2, y: top, width: width, height: max(bounds.height - top, 0))
    case .floating:
      let margin = SheetTunables.floatingMargin
      let room = CGSize(
        width: max(bounds.width - 2 * margin, 0),
        height: max(bounds.height - max(safe.top, margin) - max(safe.bottom, margin), 0))
      let form = CGSize(
        width: preferred.width > 0 ? preferred.width : SheetTunables.formSize.width,
        height: preferred.height > 0 ? preferred.height : SheetTunables.formSize.height)
      let wanted =
        presentationStyle == .formSheet
        ? form : CGSize(width: SheetTunables.pageWidth, height: room.height)
      let size = CGSize(
        width: min(wanted.width, room.width), height: min(wanted.height, room.height))
      return CGRect(
        x: bounds.midX - size.width / 2,
        y: max(safe.top, margin) + (room.height - size.height) / 2, width: size.width,
        height: size.height)
    }
  }

  /// The detents that there are here, and how high the card is at them, points, the lowest first.
  var places: [(Detent.Identifier, CGFloat)] {
    guard let container else { return [] }
    let whole = largest
    let bottom = attachment == .floating ? 0 : container.safeAreaInsets.bottom
    let context = Detent.ResolutionContext(
      containerTraitCollection: surroundings, maximumDetentValue: max(whole.height - bottom, 0),
      containerHeight: container.bounds.height, bottomInset: bottom)
    guard attachment == .edge else { return [(.large, whole.height)] }
    var places: [(Detent.Identifier, CGFloat)] = []
    for detent in detents {
      guard let value = detent.resolvedValue(in: context), value.isFinite, value > 0 else {
        continue
      }
      places.append((detent.identifier, min(value + bottom, whole.height)))
    }
    places.sort { $0.1 < $1.1 }
    return places.isEmpty ? [(.large, whole.height)] : places
  }

  /// The detent that it is at.
  var current: Detent.Identifier {
    let places = places
    if let wanted = selectedDetentIdentifier, places.contains(where: { $0.0 == wanted }) {
      return wanted
    }
    return places.first?.0 ?? .large
  }

  /// How high it is at a detent, points.
  func height(at identifier: Detent.Identifier) -> CGFloat {
    places.first { $0.0 == identifier }?.1 ?? largest.height
  }

  /// The card's frame where it is so high, container points. Lower than the lowest detent it sinks as it is.
  func frame(height: CGFloat) -> CGRect {
    var frame = largest
    let lowest = places.first?.1 ?? frame.height
    if attachment == .edge {
      frame.origin.y = frame.maxY - height
      frame.size.height = max(height, lowest)
    } else {
      frame.origin.y += frame.height - height
    }
    return frame
  }

  /// How much is darkened at the detent that it is at, from 0 to 1.
  var shade: CGFloat { isUndimmed(current) ? 0 : 1 }

  private func isUndimmed(_ identifier: Detent.Identifier) -> Bool {
    guard let largest = largestUndimmedDetentIdentifier else { return false }
    return height(at: identifier) <= height(at: largest)
  }

  /// The card where it belongs, unless it is coming or going.
  func layCard() {
    guard container != nil, card.superview != nil, !presentedViewController.isBeingPresented,
      !presentedViewController.isBeingDismissed
    else { return }
    card.frame = frameOfPresentedViewInContainerView
    dimming.alpha = shade
    adaptContainer()
  }

  /// What lies below can be touched, and read, where it is not darkened.
  func adaptContainer() {
    guard let container else { return }
    let isModal = shade > 0
    container.accessibilityViewIsModal = isModal
    container.isSeenThrough = !isModal
    card.isSquareBelow = attachment == .edge
    card.layer.cornerRadius =
      attachment == .everywhere ? 0 : preferredCornerRadius ?? SheetTunables.radius
  }
}
