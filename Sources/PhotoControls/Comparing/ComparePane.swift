import PhotoBrowserApp
import PortableUIKit
import ScrollGeometry
import TilePyramid
import ZoomScrollView

/// One of some photos that are compared: zoomed by itself, with its name below, and beside that a button that moves it to the
/// trash.
final class ComparePane: UIView {
  let photo: Photo
  let scroller = CenteredZoomScrollView(frame: .zero)
  let page: PhotoPageView
  private let store: any TileStore
  private let name = UILabel(frame: .zero)
  /// Nil where no photo can go.
  private var bin: GlassView?
  /// The photo is to go.
  var goes: @MainActor () -> Void = {}
  private static let namePadding = CGSize(width: 12, height: 5)

  /// - Parameter canGo: it can be moved to the trash.
  init(_ photo: Photo, of store: any TileStore, ground: PictureGround?, canGo: Bool) {
    self.photo = photo
    self.store = store
    page = PhotoPageView(store: store, ground: ground)
    super.init(frame: .zero)
    clipsToBounds = true
    scroller.fit = .always
    scroller.scaleReference = .fitted
    scroller.zoomInOnDoubleTap = true
    scroller.zoomOutOnDoubleTap = true
    scroller.showsHorizontalScrollIndicator = false
    scroller.showsVerticalScrollIndicator = false
    scroller.contentView = page
    addSubview(scroller)
    name.text = photo.name
    name.font = .text(ofSize: 13, weight: .medium)
    name.textColor = ControlsTunables.ink
    name.textAlignment = .center
    name.lineBreakMode = .byTruncatingMiddle
    name.backgroundColor = ControlsTunables.ground
    name.clipsToBounds = true
    name.addEdge()
    addSubview(name)
    if canGo {
      let made = GlassView([
        IconButton(.bin, label: ViewerCommand.trash.title) { [unowned(unsafe) self] in goes() }
      ])
      addSubview(made)
      bin = made
    }
    page.show(photo)
    updateSize()
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  /// It is this one that goes when one is to go.
  var isMeant = false {
    didSet {
      name.backgroundColor = isMeant ? ControlsTunables.choice : ControlsTunables.ground
      name.accessibilityTraits = isMeant ? [.staticText, .selected] : .staticText
    }
  }

  /// How it is looked at in this frame, also while a zoom goes by itself.
  var look: PhotoLook {
    let (content, offset) = (scroller.contentSize, scroller.contentOffset)
    guard content.width > 0, content.height > 0 else {
      return PhotoLook(scale: page.transform.a, middle: CGPoint(x: 0.5, y: 0.5))
    }
    return PhotoLook(
      scale: page.transform.a,
      middle: CGPoint(
        x: (offset.x + scroller.bounds.width / 2) / content.width,
        y: (offset.y + scroller.bounds.height / 2) / content.height))
  }

  /// As far as this photo goes.
  func take(_ look: PhotoLook) {
    scroller.setZoomScale(
      min(max(look.scale, scroller.minimumZoomScale), scroller.maximumZoomScale), animated: false)
    let (content, bounds) = (scroller.contentSize, scroller.bounds)
    let inset = scroller.adjustedContentInset
    func offset(
      _ share: CGFloat, _ content: CGFloat, _ window: CGFloat, _ before: CGFloat, _ after: CGFloat
    ) -> CGFloat {
      max(-before, min(content * share - window / 2, content + after - window))
    }
    scroller.setContentOffset(
      CGPoint(
        x: offset(look.middle.x, content.width, bounds.width, inset.left, inset.right),
        y: offset(look.middle.y, content.height, bounds.height, inset.top, inset.bottom)),
      animated: false)
  }

  /// Device pixels for each of the picture's own, when it is fitted; nil while nobody knows.
  var fittedShare: CGFloat? {
    guard case .ready(let size) = store.state(of: photo.picture), size.width > 0,
      page.bounds.width > 0
    else { return nil }
    return page.bounds.width * traitCollection.displayScale / CGFloat(size.width)
  }

  /// It leaves nothing of its place free.
  var fillingZoom: CGFloat {
    let fitted = page.bounds.size
    guard fitted.width > 0, fitted.height > 0 else { return 1 }
    return max(1, bounds.width / fitted.width, bounds.height / fitted.height)
  }

  /// Decides what is drawn in the frame that has been laid out, and says what that needs.
  func prepare() -> TilePage? { page.prepare() }

  /// The store has news.
  func update() {
    if page.update() { updateSize() }
  }

  private func updateSize() {
    let state = store.state(of: photo.picture)
    if case .failed = state {
      // The page says why there is no picture, and takes the room to say it.
      scroller.naturalContentSize = bounds.size
      scroller.fixedMaximumZoomScale = 1
    } else {
      scroller.fixedMaximumZoomScale = nil
      scroller.naturalContentSize = state.naturalSize(in: traitCollection)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scroller.frame = bounds
    updateSize()
    let margin = ControlsTunables.margin
    let button = bin?.sizeThatFits(bounds.size) ?? .zero
    let aside = bin == nil ? 0 : button.width + ControlsTunables.gap
    let room = max(0, bounds.width - 2 * margin - aside)
    let words = name.sizeThatFits(CGSize(width: room, height: bounds.height))
    let height = words.height.rounded(.up) + 2 * Self.namePadding.height
    let width = min(room, words.width.rounded(.up) + 2 * Self.namePadding.width)
    // Both in the middle, side by side.
    let start = ((bounds.width - width - aside) / 2).rounded()
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let middle = bounds.height - margin - max(height, button.height) / 2
    name.frame = CGRect(
      x: isReversed ? start + aside : start, y: (middle - height / 2).rounded(), width: width,
      height: height)
    name.layer.cornerRadius = height / 2
    bin?.frame = CGRect(
      x: isReversed ? start : start + width + ControlsTunables.gap,
      y: (middle - button.height / 2).rounded(), width: button.width, height: button.height)
  }
}
