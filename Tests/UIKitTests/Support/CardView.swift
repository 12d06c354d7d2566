import UIKit

protocol CardViewDelegate: AnyObject {
  func cardViewDidLayOut(_ cardView: CardView)
}

/// A client as one finds it in an app: nothing here knows that the UIKit is not Apple's.
class CardView: UIView {
  weak var delegate: CardViewDelegate?
  private let titleLabel = UILabel()
  private let photo = UIImageView(image: nil)
  private(set) var frames: [CGRect] = []
  private(set) var boundsChanges = 0

  var title: String? {
    get { titleLabel.text }
    set {
      titleLabel.text = newValue
      setNeedsLayout()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .white
    layer.cornerRadius = 8
    layer.borderWidth = 1 / UIScreen.main.scale
    layer.borderColor = UIColor.lightGray.cgColor
    clipsToBounds = true
    titleLabel.font = .systemFont(ofSize: 20, weight: .semibold)
    titleLabel.textAlignment = .center
    photo.contentMode = .scaleAspectFit
    addSubview(photo)
    addSubview(titleLabel)
  }

  override var frame: CGRect {
    didSet { frames.append(frame) }
  }

  override var bounds: CGRect {
    didSet { boundsChanges += 1 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inner = bounds.inset(by: UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4))
    titleLabel.frame = CGRect(x: inner.minX, y: inner.maxY - 24, width: inner.width, height: 24)
    photo.frame = CGRect(
      x: inner.minX, y: inner.minY, width: inner.width, height: inner.height - 24)
    delegate?.cardViewDidLayOut(self)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 100)
  }
}
