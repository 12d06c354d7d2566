#if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
  import UIKit
#else
  import PortableUIKit
#endif
import ZoomScrollView

#if !hasFeature(Embedded)
  import Foundation
#endif

/// Document 002: a picture in the middle of a view of any size, and a margin at every zoom.
///
/// The card belongs to somebody else, who gives it whatever size they like; the picture in it keeps its
/// distance of 24 points from the edge, whole or zoomed to three times that. The button gives the card
/// another size.
public final class MarginsCase: ScrollCase {
  private static let margin: CGFloat = 24
  private static let factor: CGFloat = 3
  /// The card's sizes, as shares of the window.
  private static let sizes: [CGSize] = [
    CGSize(width: 0.86, height: 0.72), CGSize(width: 0.42, height: 0.76),
    CGSize(width: 0.7, height: 0.4),
  ]

  public let picture = PictureView(4)
  private let zoomView: CenteredZoomScrollView
  private var button = PillView()
  private var sizeIndex = 0
  private var laidOutSize = CGSize.zero

  public init() {
    zoomView = CenteredZoomScrollView(frame: .zero)
    super.init(scrollView: zoomView)
    backgroundColor = UIColor(red: 0.16, green: 0.17, blue: 0.2, alpha: 1)
    zoomView.autoresizingMask = []
    zoomView.backgroundColor = UIColor(white: 0.96, alpha: 1)
    zoomView.layer.cornerRadius = 16
    zoomView.margin = Self.margin
    zoomView.alwaysBounceHorizontal = true
    zoomView.alwaysBounceVertical = true
    zoomView.addSubview(picture)
    button = PillView("Another size") { [unowned(unsafe) self] in
      sizeIndex = (sizeIndex + 1) % Self.sizes.count
      setNeedsLayout()
    }
    addSubview(button)
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  public override func viewForZooming() -> UIView? { picture }

  public override func layoutSubviews() {
    super.layoutSubviews()
    button.place(centerX: bounds.midX, bottom: bounds.maxY - 24, widest: bounds.width - 32)
    let share = Self.sizes[sizeIndex]
    let size = CGSize(
      width: (share.width * bounds.width).rounded(),
      height: (share.height * bounds.height).rounded())
    zoomView.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(),
      y: ((bounds.height - 60 - size.height) / 2).rounded(), width: size.width,
      height: size.height)
    guard size != laidOutSize, size.width > 0, size.height > 0 else { return }
    laidOutSize = size
    fit(size)
  }

  /// Scale 1 is the natural size; the smallest shows all of it.
  private func fit(_ size: CGSize) {
    let natural = picture.naturalSize
    let room = CGSize(
      width: size.width - 2 * Self.margin, height: size.height - 2 * Self.margin)
    let fit = max(0.01, min(room.width / natural.width, room.height / natural.height))
    zoomView.minimumZoomScale = fit
    zoomView.maximumZoomScale = fit * Self.factor
    if picture.bounds.size != natural || zoomView.contentSize == .zero {
      picture.frame = CGRect(origin: .zero, size: natural)
      zoomView.contentSize = natural
    }
    zoomView.setZoomScale(fit, animated: false)
  }
}
