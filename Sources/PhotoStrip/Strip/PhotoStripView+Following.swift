import PortableUIKit
import ScrollGeometry

// Somebody turns the photos, and the strip goes with them: in step with a finger that swipes them, and by itself to a
// photo that is there at once.
extension PhotoStripView {
  /// - Parameters:
  ///   - position: of the photos: 1.5 is half way from the second to the third.
  ///   - isSeen: otherwise it is there at once.
  public func follow(_ position: Double, isSeen: Bool) {
    guard album.count > 0 else { return }
    if layout.line.count != album.count { thumbnails.layoutIfNeeded() }
    let position = max(0, min(Double(album.count - 1), position))
    let page = Int(position.rounded())
    let before = followed
    followed = position
    if isScrubbed {
      // Those who scrub hear themselves.
      guard page != reached else { return }
      stopScrubbing()
    }
    reached = page
    let isSent = position == position.rounded() && before == before?.rounded()
    guard isSent, isSeen, let window, before != nil, !UIAccessibility.isReduceMotionEnabled else {
      glide = nil
      put(position)
      if !isSeen { rest() }
      return
    }
    if glide?.goal != position { send(to: position, in: window) }
  }

  /// Far away it begins where its way can be seen.
  private func send(to goal: Double, in window: UIWindow) {
    let way = goal - position
    guard glide != nil || way.magnitude > StripTunables.nearlyThere else { return }
    let longest = layout.line.size.width / 2 / StripLine.stride
    if way.magnitude > longest {
      glide = nil
      put(goal - (way < 0 ? -longest : longest))
    }
    var glide = self.glide ?? SettlingValue(at: position, perceptualDuration: StripTunables.gliding)
    glide.go(to: goal)
    self.glide = glide
    startLink()
  }

  /// A photo, or what is between two of them, is in the middle.
  func put(_ position: Double) {
    let x = CGFloat(layout.line.offset(at: position))
    if thumbnails.bounds.minX != x { thumbnails.bounds.origin.x = x }
  }

  /// The shape of a photo next to the middle has become known: the one in the middle widens now.
  func takeShapes() {
    let isInMiddle = layout.isOutdated(layout.line.middle)
    layout.invalidateLayout()
    guard isInMiddle, !isScrubbed, glide == nil, !UIAccessibility.isReduceMotionEnabled else {
      return
    }
    expansion.set(to: 0)
    layout.expansion = 0
    startLink()
  }

  // MARK: - Frames

  func startLink() {
    guard !link.isRunning, let window else { return }
    passed = position
    link.start(in: window)
  }

  private func rest() {
    link.stop()
    speed = 0
    expansion.set(to: 1)
    layout.expansion = 1
    tellPassing()
  }

  /// Seconds go by.
  func pass(_ seconds: Double) {
    if var glide {
      glide.advance(by: seconds)
      self.glide = glide.isAtRest ? nil : glide
      put(glide.value)
    }
    measureSpeed(seconds)
    tellPassing()
    if UIAccessibility.isReduceMotionEnabled {
      expansion.set(to: wantedExpansion)
    } else {
      expansion.go(to: wantedExpansion)
      expansion.advance(by: seconds)
    }
    layout.expansion = max(0, min(1, expansion.value))
    if glide == nil, !isScrubbed, !thumbnails.isTracking, expansion.isAtRest { rest() }
  }

  /// From frame to frame it goes by whole pixels: one of them says little.
  private func measureSpeed(_ seconds: Double) {
    guard seconds > 0 else { return }
    let now = (position - passed).magnitude / seconds
    let share = 1 - DeterministicMath.exp(-seconds / StripTunables.speedMemory)
    speed += (now - speed) * share
    passed = position
  }

  private var wantedExpansion: Double {
    if thumbnails.isDragging { return 0 }
    if let glide { return (glide.goal - position).magnitude > 1 ? 0 : 1 }
    return isScrubbed && speed > StripTunables.slow ? 0 : 1
  }

  private func tellPassing() {
    // Between the two it is as it was.
    let isPassing =
      isScrubbed && speed > (self.isPassing ? StripTunables.slow : StripTunables.fast)
    guard isPassing != self.isPassing else { return }
    self.isPassing = isPassing
    isPassingDidChange(isPassing)
  }
}
