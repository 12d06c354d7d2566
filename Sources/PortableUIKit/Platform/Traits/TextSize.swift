#if hasFeature(Embedded)
  /// Pages have the browser's zoom for it.
  package enum TextSize {
    package static var factor: CGFloat { 1 }
    package static func room(_ usual: CGFloat) -> CGFloat { usual }
    static var mark: Mark { Mark() }

    struct Mark {
      func isSame(as other: Mark) -> Bool { true }
    }
  }
#else
  import Foundation

  /// How large the person wants texts, on any thread. The host says it.
  package enum TextSize {
    private static let lock = ThreadLock()
    /// Under the lock.
    nonisolated(unsafe) private static var now = (
      factor: 1.0, mark: 0, category: UIContentSizeCategory.large
    )

    /// So many times as large as usual.
    package static var factor: CGFloat { CGFloat(lock.locked { now.factor }) }

    /// For texts that would need so much at the usual size; never less than that, points.
    package static func room(_ usual: CGFloat) -> CGFloat {
      max(usual, (usual * factor).rounded(.up))
    }

    /// What was measured with another one holds no longer: texts have another size now, or another font.
    static var mark: Mark { Mark(number: lock.locked { now.mark }) }

    struct Mark {
      fileprivate var number: Int
      func isSame(as other: Mark) -> Bool { number == other.number }
    }

    static func set(_ factor: Double) {
      let category = UIContentSizeCategory.nearest(to: factor)
      lock.locked { now = (factor, now.mark + 1, category) }
    }

    /// UIKit's step that is nearest.
    static var category: UIContentSizeCategory { lock.locked { now.category } }
  }
#endif
