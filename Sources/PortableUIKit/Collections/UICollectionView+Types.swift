extension UICollectionView {
  /// Headers of sections.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// Footers of sections.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Told when a transition that a hand led is over: whether it was completed, and whether it was animated to its end.
  public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool)
    -> Void

  public enum ElementCategory: Int, Sendable {
    case cell, supplementaryView, decorationView
  }

  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }

  /// Where an item is to lie in what can be seen: at most one of each axis.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }
}

extension UICollectionView {
  /// When cells are asked again how large they want to be; the values are UIKit's.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// When they are configured or loaded anew.
    case disabled
    /// Also when what they show is configured otherwise, or they call `invalidateIntrinsicContentSize`.
    case enabled
    /// Here the same: constraints inside of a cell that change by themselves are not noticed.
    case enabledIncludingConstraints
  }
}
