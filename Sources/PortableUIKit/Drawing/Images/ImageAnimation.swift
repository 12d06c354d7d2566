/// A series of pictures that are shown one after the other.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
final class ImageAnimation: FrameClient {
  let images: [UIImage]
  /// Seconds for one round.
  private let duration: Double
  /// 0: for ever.
  private let rounds: Int
  private var start: Double?
  private(set) var index = 0
  private(set) var isMoving = true
  @Weak var view: UIImageView?

  init(_ images: [UIImage], duration: Double, rounds: Int, in view: UIImageView) {
    self.images = images
    self.duration = duration
    self.rounds = rounds
    self.view = view
  }

  func advance(to time: Double) {
    guard isMoving else { return }
    guard let view else { return stop() }
    let start = self.start ?? time
    self.start = start
    let done = (time - start) / duration
    if rounds > 0, done >= Double(rounds) {
      return view.endAnimation()
    }
    let share = done - done.rounded(.down)
    // A sum of thirtieths of a second ends a hair before its frame.
    let next = min(images.count - 1, Int((share * Double(images.count) + 1e-6).rounded(.down)))
    guard next != index else { return }
    index = next
    view.setNeedsDisplay()
  }

  func stop() { isMoving = false }
}

extension UIImageView {
  final var shownImage: UIImage? {
    if let animation { return animation.images[animation.index] }
    if isHighlighted, let highlightedImage { return highlightedImage }
    return image?.images?.first ?? image
  }

  final func beginAnimation() {
    endAnimation()
    let own = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    guard let images = own ?? image?.images, !images.isEmpty else { return }
    let given = own == nil ? image?.duration ?? 0 : animationDuration
    let animation = ImageAnimation(
      images, duration: given > 0 ? given : Double(images.count) / 30,
      rounds: animationRepeatCount, in: self)
    self.animation = animation
    setNeedsDisplay()
    followWindow()
  }

  final func endAnimation() {
    guard let animation else { return }
    animation.stop()
    self.animation = nil
    setNeedsDisplay()
  }

  /// Frames come from the window.
  final func followWindow() {
    guard let animation, let window else { return }
    window.schedule.add(animation)
  }
}
