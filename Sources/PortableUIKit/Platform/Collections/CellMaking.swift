#if hasFeature(Embedded)
  /// A view that is made by its type.
  open class DequeuedView: UIView {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Subclasses have it that override all other initialisers or none.
    public required convenience init(dequeuedWith frame: CGRect) { self.init(frame: frame) }
  }

  /// Labels and pictures in a cell do not know of it: no view can be asked what it is.
  func showHighlight(_ isHighlighted: Bool, in view: UIView) {}

  extension UICollectionView {
    /// What is dequeued by `identifier` from now on is of this class.
    public func register<Cell: UICollectionViewCell>(
      _ cellClass: Cell.Type, forCellWithReuseIdentifier identifier: String
    ) {
      pool.register(.named(kind: nil, identifier)) { Cell(dequeuedWith: $0) }
    }

    /// What is dequeued by `identifier` for a kind from now on is of this class.
    public func register<View: UICollectionReusableView>(
      _ viewClass: View.Type, forSupplementaryViewOfKind elementKind: String,
      withReuseIdentifier identifier: String
    ) {
      pool.register(.named(kind: elementKind, identifier)) { View(dequeuedWith: $0) }
    }
  }

  extension UICollectionViewLayout {
    /// Decoration views of a kind are of this class from now on.
    public func register<View: UICollectionReusableView>(
      _ viewClass: View.Type, forDecorationViewOfKind elementKind: String
    ) {
      decorationMakers.append((elementKind, { View(dequeuedWith: $0) }))
    }
  }

  func makeView<View: UICollectionReusableView>(_ type: View.Type, _ frame: CGRect) -> View {
    View(dequeuedWith: frame)
  }
#else
  import Foundation

  /// A view that is made by its type.
  public typealias DequeuedView = UIView

  extension UICollectionView {
    /// What is dequeued by `identifier` from now on is of this class; nil for none.
    public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
      register(cellClass, as: .named(kind: nil, identifier))
    }

    /// What is dequeued by `identifier` for a kind from now on is of this class; nil for none.
    public func register(
      _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
      withReuseIdentifier identifier: String
    ) {
      register(viewClass, as: .named(kind: elementKind, identifier))
    }

    private func register(_ type: AnyClass?, as key: ReuseKey) {
      guard let type else { return pool.register(key, nil) }
      guard let type = type as? UICollectionReusableView.Type else {
        preconditionFailure("a view that is dequeued is a UICollectionReusableView, not a \(type)")
      }
      if case .named(nil, _) = key {
        precondition(type is UICollectionViewCell.Type, "\(type) is no UICollectionViewCell")
      }
      pool.register(key) { makeView(type, $0) }
    }
  }

  extension UICollectionViewLayout {
    /// Decoration views of a kind are of this class from now on; nil for none.
    public func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
      guard let viewClass else { return decorationMakers.removeAll { $0.kind == elementKind } }
      guard let type = viewClass as? UICollectionReusableView.Type else {
        preconditionFailure("a decoration view is a UICollectionReusableView, not a \(viewClass)")
      }
      decorationMakers.append((elementKind, { makeView(type, $0) }))
    }
  }

  /// Labels and pictures look highlighted where the cell around them is.
  @MainActor func showHighlight(_ isHighlighted: Bool, in view: UIView) {
    if let label = view as? UILabel { label.isHighlighted = isHighlighted }
    if let image = view as? UIImageView { image.isHighlighted = isHighlighted }
    for view in view.subviews { showHighlight(isHighlighted, in: view) }
  }

  /// A new view of a class, made by its own `init(frame:)`.
  ///
  /// That is not `required`, since subclasses written for UIKit do not say so: see `MadeByClass`, for `UIView`.
  @MainActor func makeView<View: UICollectionReusableView>(
    _ type: View.Type, _ frame: CGRect
  ) -> View {
    unsafeDowncast(
      unsafeBitCast(type as AnyClass, to: MadeByFrame.Type.self).init(frame: frame), to: View.self)
  }

  /// Open, so that the compiler cannot know which initialiser runs.
  open class MadeByFrame: UIView {
    public required override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
  }
#endif
