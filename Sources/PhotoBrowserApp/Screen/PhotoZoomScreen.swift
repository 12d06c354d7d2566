import PortableUIKit
import ScrollGeometry
import TilePyramid
import ZoomScrollView

/// One photo in a scroll view that fits, centres and zooms it, as a view controller that fills a window.
/// A zoom scale of 1 shows it whole.
public final class PhotoZoomScreen: UIViewController {
  /// The view with the photo, which is all of the screen.
  public let scrollView = CenteredZoomScrollView(frame: .zero)

  /// A double tap zooms in this far, as in a photo browser, and not to single pixels of a large picture.
  private static let doubleTap: CGFloat = 2.5

  private let photo: Photo
  private let store: any TileStore
  private let page: PhotoPageView
  private var wishes = TileWishes()
  private lazy var preparation = FramePreparation { [unowned(unsafe) self] in prepareFrame() }

  /// Over one picture of a store.
  public init(photo: Photo, store: any TileStore) {
    self.photo = photo
    self.store = store
    page = PhotoPageView(store: store, ground: nil)
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  public override func loadView() {
    view = UIView(frame: .zero)
    view.fillBackground(red: 0.06, green: 0.06, blue: 0.06)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.fit = .always
    scrollView.scaleReference = .fitted
    scrollView.zoomInOnDoubleTap = true
    scrollView.zoomOutOnDoubleTap = true
    scrollView.doubleTapZoomScale = Self.doubleTap
    scrollView.contentView = page
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollView)
    page.show(photo)
  }

  public override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    if let window = view.window { preparation.start(in: window) }
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    preparation.stop()
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    updateSize()
  }

  private func prepareFrame() {
    wishes.beginFrame()
    if let page = page.prepare() { wishes.add(page) }
    wishes.tell(store)
  }

  /// The store has news: a size that became known, tiles that arrived.
  public func storeDidChange() {
    if page.update() { updateSize() }
  }

  private func updateSize() {
    let state = store.state(of: photo.picture)
    if case .failed = state {
      // The page says why there is no picture, and takes the room to say it.
      scrollView.naturalContentSize = view.bounds.size
    } else {
      scrollView.naturalContentSize = state.naturalSize(in: view.traitCollection)
    }
  }
}
