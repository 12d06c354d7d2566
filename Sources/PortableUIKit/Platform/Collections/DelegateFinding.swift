#if hasFeature(Embedded)
  /// Nothing is found out of a type at run time: a delegate says itself that it is one of a flow layout.
  public protocol FlowDelegateFinding: AnyObject {
    var flowLayoutDelegate: (any UICollectionViewDelegateFlowLayout)? { get }
  }

  extension UICollectionViewDelegate {
    public var flowLayoutDelegate: (any UICollectionViewDelegateFlowLayout)? { nil }
  }

  extension UICollectionViewDelegateFlowLayout {
    public var flowLayoutDelegate: (any UICollectionViewDelegateFlowLayout)? { self }
  }

  extension UICollectionView {
    var knownDelegate: (any UICollectionViewDelegate)? {
      guard let receiver, let ownDelegate, ownDelegate === receiver else { return nil }
      return ownDelegate
    }

    var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
      knownDelegate?.flowLayoutDelegate
    }
  }
#else
  /// A delegate of a flow layout is found by its type.
  public protocol FlowDelegateFinding: AnyObject {}

  extension UICollectionView {
    var knownDelegate: (any UICollectionViewDelegate)? {
      guard let receiver else { return nil }
      if let ownDelegate, ownDelegate === receiver { return ownDelegate }
      return receiver as? any UICollectionViewDelegate
    }

    /// By its type even when a superclass is a plain delegate already, as controllers are.
    var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
      receiver as? any UICollectionViewDelegateFlowLayout
    }
  }
#endif
