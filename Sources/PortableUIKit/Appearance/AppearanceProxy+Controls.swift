#if !hasFeature(Embedded)
  @MainActor
#endif
extension AppearanceProxy where View: UIPageControl {
  /// Of each such view that has not set it itself.
  public var pageIndicatorTintColor: UIColor? {
    get { value(AppearanceProperty.pageIndicatorTint, UIColor?.self) ?? nil }
    nonmutating set {
      set(
        newValue, AppearanceProperty.pageIndicatorTint, isOwn: { $0.pageIndicatorTintColor != nil }
      ) {
        $0.pageIndicatorTintColor = newValue
      }
    }
  }

  /// Of each such view that has not set it itself.
  public var currentPageIndicatorTintColor: UIColor? {
    get { value(AppearanceProperty.currentPageIndicatorTint, UIColor?.self) ?? nil }
    nonmutating set {
      set(
        newValue, AppearanceProperty.currentPageIndicatorTint,
        isOwn: { $0.currentPageIndicatorTintColor != nil }
      ) {
        $0.currentPageIndicatorTintColor = newValue
      }
    }
  }
}

#if !hasFeature(Embedded)
  @MainActor
#endif
extension AppearanceProxy where View: UISwitch {
  /// Of each such view that has not set it itself.
  public var onTintColor: UIColor? {
    get { value(AppearanceProperty.onTint, UIColor?.self) ?? nil }
    nonmutating set {
      set(newValue, AppearanceProperty.onTint, isOwn: { $0.onTintColor != nil }) {
        $0.onTintColor = newValue
      }
    }
  }

  /// Of each such view that has not set it itself.
  public var thumbTintColor: UIColor? {
    get { value(AppearanceProperty.thumbTint, UIColor?.self) ?? nil }
    nonmutating set {
      set(newValue, AppearanceProperty.thumbTint, isOwn: { $0.thumbTintColor != nil }) {
        $0.thumbTintColor = newValue
      }
    }
  }
}
