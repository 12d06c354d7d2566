/// A view of one item: what a program adds goes into `contentView`.
open class UICollectionViewCell: UICollectionReusableView {
  /// Fills the cell, in front of the backgrounds.
  public let contentView: UIView

  public override init(frame: CGRect) {
    contentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    fill(with: contentView)
  }

  public required init?(coder: NSCoder) {
    contentView = UIView(frame: .zero)
    super.init(coder: coder)
    fill(with: contentView)
  }

  /// Lies behind everything else in the cell.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, by: backgroundView) }
  }
  /// Lies in front of `backgroundView` while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      replace(oldValue, by: selectedBackgroundView)
      stateChanged()
    }
  }
  /// Set by the collection view.
  open var isSelected = false {
    didSet { stateChanged() }
  }
  /// A finger is down on it. Set by the collection view.
  open var isHighlighted = false {
    didSet {
      stateChanged()
      if isHighlighted != oldValue { showHighlight(isHighlighted, in: contentView) }
    }
  }

  override func show(isSelected: Bool, isHighlighted: Bool) {
    if self.isSelected != isSelected { self.isSelected = isSelected }
    if self.isHighlighted != isHighlighted { self.isHighlighted = isHighlighted }
  }

  private func fill(with view: UIView) {
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  private func replace(_ old: UIView?, by view: UIView?) {
    guard old !== view else { return }
    old?.removeFromSuperview()
    guard let view else { return }
    view.frame = CGRect(origin: .zero, size: bounds.size)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, belowSubview: contentView)
    if let backgroundView { sendSubviewToBack(backgroundView) }
  }

  private func stateChanged() {
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
  }
}
