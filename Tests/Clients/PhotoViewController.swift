import UIKit

/// One photo: laid out by constraints, zoomed by pinch and double tap, centred by its constraints.
class PhotoViewController: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  let photoView: UIView
  private let photoSize: CGSize
  private var topConstraint: NSLayoutConstraint!
  private var leadingConstraint: NSLayoutConstraint!
  private var bottomConstraint: NSLayoutConstraint!
  private var trailingConstraint: NSLayoutConstraint!
  private(set) var doubleTaps = 0

  init(photoView: UIView, photoSize: CGSize) {
    self.photoView = photoView
    self.photoSize = photoSize
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    scrollView.delegate = self
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    photoView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(photoView)
    topConstraint = photoView.topAnchor.constraint(equalTo: scrollView.topAnchor)
    leadingConstraint = photoView.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor)
    bottomConstraint = scrollView.bottomAnchor.constraint(equalTo: photoView.bottomAnchor)
    trailingConstraint = scrollView.trailingAnchor.constraint(equalTo: photoView.trailingAnchor)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      topConstraint, leadingConstraint, bottomConstraint, trailingConstraint,
      photoView.widthAnchor.constraint(equalToConstant: photoSize.width),
      photoView.heightAnchor.constraint(equalToConstant: photoSize.height),
    ])
    let doubleTap = DoubleTapGestureRecognizer()
    doubleTap.onRecognized = { [weak self] recognizer in self?.toggleZoom(recognizer) }
    scrollView.addGestureRecognizer(doubleTap)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    updateMinimumZoomScale(for: view.bounds.size)
  }

  private func updateMinimumZoomScale(for size: CGSize) {
    let scale = min(size.width / photoSize.width, size.height / photoSize.height)
    guard scale > 0, scrollView.minimumZoomScale != scale else { return }
    scrollView.minimumZoomScale = scale
    scrollView.maximumZoomScale = max(1, 4 * scale)
    scrollView.zoomScale = scale
    updateConstraints(for: size)
  }

  private func updateConstraints(for size: CGSize) {
    let scale = scrollView.zoomScale
    let vertical = max(0, (size.height - photoSize.height * scale) / 2)
    topConstraint.constant = vertical
    bottomConstraint.constant = vertical
    let horizontal = max(0, (size.width - photoSize.width * scale) / 2)
    leadingConstraint.constant = horizontal
    trailingConstraint.constant = horizontal
    view.layoutIfNeeded()
  }

  private func toggleZoom(_ recognizer: UIGestureRecognizer) {
    doubleTaps += 1
    if scrollView.zoomScale > scrollView.minimumZoomScale {
      scrollView.setZoomScale(scrollView.minimumZoomScale, animated: true)
    } else {
      let place = recognizer.location(in: photoView)
      let scale = scrollView.maximumZoomScale
      let size = CGSize(
        width: scrollView.bounds.width / scale, height: scrollView.bounds.height / scale)
      scrollView.zoom(
        to: CGRect(
          x: place.x - size.width / 2, y: place.y - size.height / 2, width: size.width,
          height: size.height), animated: true)
    }
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { photoView }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    updateConstraints(for: view.bounds.size)
  }
}

/// A recogniser that needs no selector: it watches its own state.
class DoubleTapGestureRecognizer: UITapGestureRecognizer {
  var onRecognized: ((UIGestureRecognizer) -> Void)?

  init() {
    super.init(target: nil, action: nil)
    numberOfTapsRequired = 2
  }

  override var state: UIGestureRecognizer.State {
    get { super.state }
    set {
      super.state = newValue
      if newValue == .recognized { onRecognized?(self) }
    }
  }
}
