import ScrollEngine

extension UISheetPresentationController {
  private func shown(_ excess: CGFloat, in length: CGFloat) -> CGFloat {
    let band = RubberBand(
      length: length.native, coefficient: Tunables.rubberBandCoefficient)
    return CGFloat(band.shown(excess.native))
  }

  /// The finger wants it so high, points: above its highest detent it resists, and below its lowest when it may not go.
  func drag(to wanted: CGFloat) {
    let places = places
    guard let lowest = places.first?.1, let highest = places.last?.1 else { return }
    var height = wanted
    if wanted > highest {
      // Everywhere it has no room above.
      height = highest + (attachment == .everywhere ? 0 : shown(wanted - highest, in: highest))
    } else if wanted < lowest, presentedViewController.isModalInPresentation {
      height = lowest - shown(lowest - wanted, in: lowest)
    }
    UIView.performWithoutAnimation {
      card.frame = frame(height: height)
      card.layoutIfNeeded()
    }
  }

  /// How high it stands now, points.
  var shownHeight: CGFloat {
    (places.last?.1 ?? 0) + frame(height: places.last?.1 ?? 0).minY - card.frame.minY
  }

  /// - Parameter velocity: points per second, downwards.
  func letGo(velocity: CGFloat) {
    let places = places
    guard let lowest = places.first?.1 else { return }
    let projected = shownHeight - velocity * SheetTunables.flickDuration
    if projected < lowest * SheetTunables.leavingShare {
      leavingSpeed = max(velocity, 0)
      _ = leave()
      leavingSpeed = 0
      if presentedViewController.isBeingDismissed { return }
    }
    let nearest = places.min { abs($0.1 - projected) < abs($1.1 - projected) }
    select(nearest?.0 ?? current, speed: velocity)
  }

  /// A person brings it to a detent.
  ///
  /// - Parameter speed: points per second, downwards.
  func select(_ identifier: Detent.Identifier, speed: CGFloat) {
    let isNew = identifier != current
    let way = shownHeight - height(at: identifier)
    // In whole ways per second, as far as there is one.
    let velocity = abs(way) < 1 ? 0 : speed / way
    UIView.animate(
      withDuration: SheetTunables.settlingDuration, delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: velocity, options: [.allowUserInteraction],
      animations: { [self] in
        selectedDetentIdentifier = identifier
        layCard()
        card.layoutIfNeeded()
      })
    if isNew { tellDelegate() }
  }
}
