/// A view that a collection view uses for one element after the other.
open class UICollectionReusableView: DequeuedView, WaitingView {
  /// What it was last placed by; nil until then.
  final var shownAttributes: UICollectionViewLayoutAttributes?
  /// Which of the collection view's queues it goes to; nil for none.
  final var queue: Int?
  final var isHiddenAfterWaiting: Bool?
  /// In which pass it was last wanted.
  final var pass = 0

  /// By what name it was dequeued.
  open internal(set) var reuseIdentifier: String?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// It is about to be used for another element. Overrides call super.
  open func prepareForReuse() {}

  /// It takes another place or look.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// As large as the view wants to be where it is to lie: sides that the layout only estimates are what is needed.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { fitted(layoutAttributes) }

  /// What says how large the view is.
  var measuredView: UIView { self }

  /// Where it stands in a list; nil elsewhere.
  func stand(in row: ListRow?) {}

  /// It is about to be filled, as what: a kind of bar, or a cell.
  func become(_ kind: String?, in list: UICollectionLayoutListConfiguration?) {}

  /// What a finger or a program does to its item.
  func show(isSelected: Bool, isHighlighted: Bool) {}

  /// A hand has taken it to move it, or has put it down.
  func hold(_ isHeld: Bool) {}

  /// The list that it is in is edited, or not any more.
  func edit(_ isEditing: Bool) {}
}
