extension UISheetPresentationController {
  /// A height at which a card comes to rest.
  #if !hasFeature(Embedded)
    @preconcurrency @MainActor
  #endif
  open class Detent: NSObject {
    /// Names a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// About half of the window.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// All of it but a gap at its top.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// What a height is worked out from.
    public struct ResolutionContext {
      public let containerTraitCollection: UITraitCollection
      /// The height of the large detent, without the safe area at the bottom, points.
      public let maximumDetentValue: CGFloat
      /// Of the window that the card lies in, points.
      let containerHeight: CGFloat
      let bottomInset: CGFloat
    }

    private final let name: Identifier?
    private final let resolver: (ResolutionContext) -> CGFloat?

    private init(_ name: Identifier?, _ resolver: @escaping (ResolutionContext) -> CGFloat?) {
      self.name = name
      self.resolver = resolver
      super.init()
    }

    /// In a window that is not as high as a telephone that stands there is none.
    public static func medium() -> Detent {
      Detent(.medium) {
        $0.containerTraitCollection.verticalSizeClass == .compact
          ? nil : $0.containerHeight * SheetTunables.mediumShare - $0.bottomInset
      }
    }

    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// - Parameters:
    ///   - identifier: made up where there is none.
    ///   - resolver: the height without the safe area at the bottom, points; nil where there is no such detent.
    public static func custom(
      identifier: Identifier? = nil, resolver: @escaping (ResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier, resolver)
    }

    /// Of one without a name its own alone.
    public final var identifier: Identifier {
      name ?? Identifier("detent \(UInt(bitPattern: ObjectIdentifier(self)))")
    }

    /// The height without the safe area at the bottom, points; nil where there is no such detent.
    open func resolvedValue(in context: ResolutionContext) -> CGFloat? { resolver(context) }
  }
}
