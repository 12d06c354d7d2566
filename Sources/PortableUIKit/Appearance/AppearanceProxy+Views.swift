#if !hasFeature(Embedded)
  @MainActor
#endif
extension AppearanceProxy {
  /// Of each such view that has not set it itself.
  public var tintColor: UIColor? {
    get { value(AppearanceProperty.tint, UIColor?.self) ?? nil }
    nonmutating set {
      set(newValue, AppearanceProperty.tint, isOwn: { $0.ownTintColor != nil }) {
        $0.tintColor = newValue
      }
    }
  }

  /// Of each such view that has not set it itself.
  public var backgroundColor: UIColor? {
    get { value(AppearanceProperty.background, UIColor?.self) ?? nil }
    nonmutating set {
      set(newValue, AppearanceProperty.background, isOwn: { $0.backgroundColor != nil }) {
        $0.backgroundColor = newValue
      }
    }
  }
}

#if !hasFeature(Embedded)
  @MainActor
#endif
extension AppearanceProxy where View: UILabel {
  /// Of each such view that has not set it itself.
  public var textColor: UIColor? {
    get { value(AppearanceProperty.textColor, UIColor?.self) ?? nil }
    nonmutating set {
      set(newValue, AppearanceProperty.textColor, isOwn: { $0.textColor != .label }) {
        $0.textColor = newValue
      }
    }
  }

  /// Of each such view that has not set it itself.
  public var font: UIFont? {
    get { value(AppearanceProperty.font, UIFont?.self) ?? nil }
    nonmutating set {
      let standard = UIFont.systemFont(ofSize: UIFont.labelFontSize)
      set(newValue, AppearanceProperty.font, isOwn: { $0.font != standard }) { $0.font = newValue }
    }
  }
}
