#if hasFeature(Embedded)
  /// Nothing: these are desktops' traits.
  struct TraitLook: Equatable {
    static var ofSystem: TraitLook { TraitLook() }
    static var ofSystemColors: TraitLook { TraitLook() }
    func completed(by other: TraitLook) -> TraitLook { self }
    func hasColors(of other: TraitLook?) -> Bool { true }
  }
#else
  /// How the person wants everything that is shown to look.
  struct TraitLook: Equatable {
    var category = UIContentSizeCategory.unspecified
    var contrast = UIAccessibilityContrast.unspecified

    static var ofSystem: TraitLook {
      TraitLook(category: TextSize.category, contrast: Contrast.isHigh ? .high : .normal)
    }

    /// Says nothing, so that colours ask the desktop.
    static let ofSystemColors = TraitLook()

    func hasColors(of other: TraitLook?) -> Bool { contrast == other?.contrast }

    /// Fills what this says nothing of.
    func completed(by other: TraitLook) -> TraitLook {
      TraitLook(
        category: category == .unspecified ? other.category : category,
        contrast: contrast == .unspecified ? other.contrast : contrast)
    }
  }

  extension UITraitCollection {
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
      self.init(TraitValues(look: TraitLook(category: preferredContentSizeCategory)))
    }

    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
      self.init(TraitValues(look: TraitLook(contrast: accessibilityContrast)))
    }

    /// UIKit's step that is nearest to the size of texts that the desktop wants.
    public var preferredContentSizeCategory: UIContentSizeCategory { values.look.category }
    /// High where the desktop wants that.
    public var accessibilityContrast: UIAccessibilityContrast { values.look.contrast }
  }
#endif
