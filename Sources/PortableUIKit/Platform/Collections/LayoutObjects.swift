#if hasFeature(Embedded)
  /// What `layoutAttributesClass` and `invalidationContextClass` answer.
  public typealias LayoutAttributesClass = UICollectionViewLayoutAttributes.Type
  public typealias InvalidationContextClass = UICollectionViewLayoutInvalidationContext.Type

  /// An object that others are copies of.
  open class CopiedObject: ValueObject {
    /// All that this class and those of the library above it know.
    func plainCopy() -> CopiedObject { self }
  }

  extension UICollectionViewLayoutAttributes {
    /// What a view is given to keep: nobody else changes it.
    var kept: UICollectionViewLayoutAttributes { plainCopy() }
  }

  // Without a runtime no class can be made from its name.
  func makeAttributes(_ type: LayoutAttributesClass) -> UICollectionViewLayoutAttributes {
    UICollectionViewLayoutAttributes()
  }

  func makeContext(
    _ type: InvalidationContextClass, orElse plain: UICollectionViewLayoutInvalidationContext
  ) -> UICollectionViewLayoutInvalidationContext { plain }

  extension UICollectionViewLayout {
    /// In a page nobody knows whose a class is: a layout is asked for what is seen.
    var movesIn: Bool { false }
  }
#else
  import Foundation

  /// What `layoutAttributesClass` and `invalidationContextClass` answer.
  public typealias LayoutAttributesClass = AnyClass
  /// What `invalidationContextClass` answers.
  public typealias InvalidationContextClass = AnyClass

  /// An object that others are copies of.
  open class CopiedObject: ValueObject, NSCopying {
    /// All that this class and those of the library above it know.
    func plainCopy() -> CopiedObject { self }

    /// Of the same class.
    open func copy(with zone: NSZone? = nil) -> Any { plainCopy() }
  }

  extension UICollectionViewLayoutAttributes {
    /// What a view is given to keep: nobody else changes it.
    var kept: UICollectionViewLayoutAttributes {
      copy() as? UICollectionViewLayoutAttributes ?? plainCopy()
    }
  }

  /// New attributes of a class, made by its own `init()`: see `MadeByClass`.
  func makeAttributes(_ type: LayoutAttributesClass) -> UICollectionViewLayoutAttributes {
    precondition(
      type is UICollectionViewLayoutAttributes.Type,
      "layoutAttributesClass is none of attributes: \(type)")
    return unsafeDowncast(
      unsafeBitCast(type, to: MadeByClass.Type.self).init(),
      to: UICollectionViewLayoutAttributes.self)
  }

  /// A new context of a class, made by its own `init()`; `plain` where classes cannot be made by name.
  func makeContext(
    _ type: InvalidationContextClass,
    orElse plain: @autoclosure () -> UICollectionViewLayoutInvalidationContext
  ) -> UICollectionViewLayoutInvalidationContext {
    precondition(
      type is UICollectionViewLayoutInvalidationContext.Type,
      "invalidationContextClass is none of contexts: \(type)")
    return unsafeDowncast(
      unsafeBitCast(type, to: MadeByClass.Type.self).init(),
      to: UICollectionViewLayoutInvalidationContext.self)
  }

  extension UICollectionViewLayout {
    /// It may show elements elsewhere than where a layout that it inherits from finds them: a program has made it.
    var movesIn: Bool {
      let type = type(of: self)
      return type != UICollectionViewFlowLayout.self
        && type != UICollectionViewCompositionalLayout.self
        && type != UICollectionViewTransitionLayout.self
    }
  }
#endif
