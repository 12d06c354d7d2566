import Localization
import PhotoBrowserApp
import PictureFacts
import PortableUIKit
import TilePyramid

/// A photo of the grid: as much of it as fills the place, or its name when it cannot be shown.
final class PhotoGridCell: UICollectionViewCell {
  let thumbnail = ThumbnailView(frame: .zero)
  private let name = UILabel(frame: .zero)
  private let frameOfFocus = UIView(frame: .zero)
  private let frameOfChoice = UIView(frame: .zero)
  /// Made for those that are chosen.
  private(set) var check: CheckBadge?
  /// Made for those that have one.
  private var heart: CAShapeLayer?
  /// Made for those that have one.
  private var badge: CAShapeLayer?
  let caption = UILabel(frame: .zero)
  /// Behind it, all along the picture.
  private let strip = UIView(frame: .zero)
  /// Over the photo, while it is being turned.
  private(set) var turned: TurnedThumbnail?
  /// Nothing is seen of its photo yet.
  private var isWaiting = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.clipsToBounds = true
    contentView.backgroundColor = Self.place
    contentView.addSubview(thumbnail)
    name.font = .text(ofSize: CGFloat(GridTunables.nameSize))
    name.textColor = UIColor(white: 1, alpha: 0.6).inHighContrast(.white)
    name.textAlignment = .center
    name.numberOfLines = 0
    name.isHidden = true
    contentView.addSubview(name)
    caption.font = .text(ofSize: CGFloat(GridTunables.nameSize), weight: .medium)
    caption.textColor = .white
    strip.backgroundColor = UIColor(white: 0, alpha: CGFloat(GridTunables.captionOpacity))
      .inHighContrast(.black)
    strip.isHidden = true
    contentView.addSubview(strip)
    caption.textAlignment = .center
    caption.lineBreakMode = .byTruncatingMiddle
    contentView.addSubview(caption)
    frameOfChoice.layer.borderWidth = CGFloat(GridTunables.choiceWidth)
    frameOfChoice.backgroundColor = Self.choice.withAlphaComponent(
      CGFloat(GridTunables.choiceShade))
    frameOfFocus.layer.borderWidth = CGFloat(GridTunables.focusWidth)
    frameOfFocus.layer.borderColor = UIColor.white.cgColor
    for frame in [frameOfChoice, frameOfFocus] {
      frame.isUserInteractionEnabled = false
      frame.isHidden = true
      addSubview(frame)
    }
    caption.isHidden = true
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  /// The keyboard means this photo.
  var isInFocus: Bool {
    get { !frameOfFocus.isHidden }
    set {
      frameOfFocus.isHidden = !newValue
      isAccessibilityFocus = newValue
      setNeedsLayout()
    }
  }

  private static let choice = UIColor.accentGround(
    UIColor(red: 0.04, green: 0.48, blue: 1, alpha: 1))

  override func tintColorDidChange() {
    super.tintColorDidChange()
    frameOfChoice.layer.borderColor = Self.choice.cgColor
  }

  private static let place = UIColor(white: CGFloat(GridTunables.placeBrightness), alpha: 1)

  /// There is something to see in it, or nothing ever will be.
  var showsSomething: Bool { thumbnail.hasFailed || thumbnail.showsSomething }

  /// While nothing is seen of its photo, what lies behind it is.
  var hidesEmptiness = false {
    didSet { if hidesEmptiness || oldValue { updatePlace() } }
  }

  private func updatePlace() {
    let color = hidesEmptiness && !showsSomething ? nil : Self.place
    if contentView.backgroundColor != color { contentView.backgroundColor = color }
  }

  /// Somebody has chosen this photo, among others.
  var isChosen: Bool {
    get { !frameOfChoice.isHidden }
    set {
      frameOfChoice.isHidden = !newValue
      frameOfChoice.layer.borderColor = Self.choice.cgColor
      if newValue, check == nil {
        let made = CheckBadge(color: Self.choice)
        addSubview(made)
        check = made
      }
      check?.isHidden = !newValue
      setNeedsLayout()
      accessibilityTraits = newValue ? [.image, .button, .selected] : [.image, .button]
    }
  }

  /// Somebody likes it most.
  var isFavourite = false {
    didSet {
      guard isFavourite != oldValue else { return }
      heart?.removeFromSuperlayer()
      heart = isFavourite ? Self.madeHeart : nil
      if let heart { contentView.layer.addSublayer(heart) }
      setNeedsLayout()
    }
  }

  private static var madeHeart: CAShapeLayer { mark(HeartShape.path) }

  private static func mark(_ path: UIBezierPath) -> CAShapeLayer {
    let mark = CAShapeLayer()
    mark.path = path.cgPath
    mark.fillColor = UIColor.white.cgColor
    // On a light photo white alone would not be seen.
    mark.strokeColor = UIColor(white: 0, alpha: CGFloat(GridTunables.captionOpacity)).cgColor
    mark.lineWidth = 1
    return mark
  }

  /// It is the still of a film, or stands for others.
  var mark: PhotoMark? {
    didSet {
      guard mark != oldValue else { return }
      badge?.removeFromSuperlayer()
      badge = mark.map { Self.mark($0.path) }
      if let badge { contentView.layer.addSublayer(badge) }
      setNeedsLayout()
    }
  }

  /// Its name lies over it.
  var isNamed: Bool {
    get { !caption.isHidden }
    set {
      caption.isHidden = !newValue || thumbnail.hasFailed
      strip.isHidden = caption.isHidden
      setNeedsLayout()
    }
  }

  /// A screen reader has chosen it.
  var wasActivated: () -> Void = {}

  override func accessibilityActivate() -> Bool {
    wasActivated()
    return true
  }

  func show(_ photo: Photo, of store: any TileStore) {
    isAccessibilityElement = true
    accessibilityLabel = photo.name
    name.text = photo.name
    caption.text = photo.name
    thumbnail.show(photo, of: store)
    isWaiting = false
    updateName()
  }

  // MARK: - Turning

  /// It is seen turned from now on; nothing happens where nothing is seen of it.
  func turn(_ turn: PhotoTurn) {
    if turned == nil, let made = thumbnail.madeTurned() {
      made.backgroundColor = Self.place
      contentView.insertSubview(made, belowSubview: strip)
      turned = made
    }
    turned?.turn(turn)
  }

  /// It lies as it is turned, or stands for another photo.
  func dropTurned() {
    turned?.removeFromSuperview()
    turned = nil
  }

  // MARK: - News

  /// The store has news.
  func update() {
    thumbnail.update()
    turned?.update()
    updateName()
  }

  /// It stands for a photo that cannot be shown, and after a moment for one that takes its time.
  private func updateName() {
    let waits = !thumbnail.hasFailed && !thumbnail.showsSomething
    name.isHidden = !thumbnail.hasFailed && !waits
    accessibilityValue = waits ? Words.text("Loading") : nil
    guard waits != isWaiting else { return }
    isWaiting = waits
    name.layer.removeAllAnimations()
    name.alpha = waits ? 0 : 1
    guard waits else { return }
    UIView.animate(
      withDuration: GridTunables.fading, delay: GridTunables.patience,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) { [name] in name.alpha = CGFloat(GridTunables.waitingOpacity) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    thumbnail.frame = bounds
    frameOfChoice.frame = bounds
    let inset = CGFloat(isChosen ? GridTunables.choiceWidth : 0)
    frameOfFocus.frame = bounds.insetBy(dx: inset, dy: inset)
    // Clear of both frames, and of the name.
    let corner =
      CheckBadge.side
      + CGFloat(GridTunables.choiceWidth + GridTunables.focusWidth + GridTunables.gap)
    check?.frame.origin = CGPoint(x: bounds.width - corner, y: bounds.height - corner)
    let side = CGFloat(GridTunables.heartSide)
    heart?.frame = CGRect(
      x: CGFloat(GridTunables.gap), y: CGFloat(GridTunables.gap), width: side, height: side)
    badge?.frame = CGRect(
      x: bounds.width - side - CGFloat(GridTunables.gap), y: CGFloat(GridTunables.gap),
      width: side, height: side)
    // Clear of both frames, too, and of what says that it is chosen.
    let border =
      (isChosen ? GridTunables.choiceWidth : 0) + (isInFocus ? GridTunables.focusWidth : 0)
    let height = CGFloat(GridTunables.captionHeight)
    strip.frame = CGRect(
      x: 0, y: bounds.height - height - CGFloat(border), width: bounds.width,
      height: height + CGFloat(border))
    let aside = isChosen ? corner + CGFloat(GridTunables.gap) : CGFloat(border)
    caption.frame = CGRect(
      x: aside, y: strip.frame.minY, width: max(0, bounds.width - 2 * aside), height: height)
    name.frame = bounds.insetBy(dx: CGFloat(GridTunables.gap), dy: CGFloat(GridTunables.gap))
  }
}
