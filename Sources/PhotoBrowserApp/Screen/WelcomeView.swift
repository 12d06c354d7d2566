import DisplayList
import Localization
import PortableUIKit
import ScrollGeometry

/// What a program shows that was started with nothing to show: what to do, and that things may be dropped here.
public final class WelcomeView: UIView {
  private static let picture = CGSize(width: 132, height: 104)
  private static var widest: CGFloat { TextSize.room(400) }
  private static let margin: CGFloat = 24
  private static let gapBelowPicture: CGFloat = 28
  private static let gapBelowTitle: CGFloat = 10
  /// The middle of what is shown lies a little above the middle of the window, where the eye looks for it.
  private static let lift: CGFloat = 0.04

  /// Something is held above the window.
  public var isTargeted = false {
    didSet {
      guard isTargeted != oldValue else { return }
      frameView.isTargeted = isTargeted
      let photos = photos
      let isTargeted = isTargeted
      UIView.animate(withDuration: 0.25, delay: 0, options: .curveEaseOut) {
        photos.transform = isTargeted ? CGAffineTransform(scaleX: 1.08, y: 1.08) : .identity
      }
    }
  }

  private let photos = PhotoStackView(frame: .zero)
  private let title = UILabel(frame: .zero)
  private let text = UILabel(frame: .zero)
  private let frameView = DropFrameView(frame: .zero)
  private var button: WelcomeButton?

  /// Lets somebody choose photos; nil where that cannot be.
  public var openFiles: (() -> Void)? {
    didSet {
      button?.removeFromSuperview()
      button = WelcomeButton(openFiles: openFiles)
      if let button { addSubview(button) }
      setNeedsLayout()
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .text(ofSize: 22, weight: .bold)
    title.textColor = .label
    title.text = Words.text("Drop photos here")
    text.font = .text(ofSize: 15)
    text.textColor = .secondaryLabel
    for label in [title, text] {
      label.textAlignment = .center
      label.numberOfLines = 0
      addSubview(label)
    }
    addSubview(photos)
    addSubview(frameView)
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  /// - Parameters:
  ///   - folder: the name of a folder whose photos will be shown as soon as there are any.
  ///   - note: one sentence more.
  public convenience init(folder: String?, note: String? = nil) {
    self.init(frame: .zero)
    var words = Words.text("Or a folder of them.")
    if let folder {
      words = Words.text("Or a folder of them. What you put into “%” is shown here, too.", folder)
    }
    text.text = note.map { String(plain: "\(words)\n\n\($0)") } ?? words
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    frameView.frame = bounds
    let width = max(0, min(bounds.width - 2 * Self.margin, Self.widest))
    let room = CGSize(width: width, height: bounds.height)
    let titleHeight = title.sizeThatFits(room).height
    let textHeight = text.sizeThatFits(room).height
    let buttonRoom = button.map { $0.sizeThatFits(room).height + WelcomeButton.gapAbove } ?? 0
    let words = titleHeight + Self.gapBelowTitle + textHeight + buttonRoom
    // In a low window the words are what matters.
    let hasPicture =
      bounds.height >= words + Self.picture.height + Self.gapBelowPicture + 2 * Self.margin
    photos.isHidden = !hasPicture
    let above = hasPicture ? Self.picture.height + Self.gapBelowPicture : 0
    var y = ((bounds.height - above - words) / 2 - Self.lift * bounds.height).rounded()
    y = max(y, min(Self.margin, (bounds.height - words) / 2))
    let x = (bounds.width - width) / 2
    photos.bounds.size = Self.picture
    photos.center = CGPoint(x: bounds.midX.rounded(), y: y + Self.picture.height / 2)
    title.frame = CGRect(x: x, y: y + above, width: width, height: titleHeight)
    text.frame = CGRect(
      x: x, y: y + above + titleHeight + Self.gapBelowTitle, width: width, height: textHeight)
    button?.place(below: text.frame.maxY, in: bounds)
  }
}
