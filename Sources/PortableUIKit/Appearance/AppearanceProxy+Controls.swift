#if !hasFeature(Embedded)
  @MainActor
#endif
extension AppearanceProxy where View: UIPageControl {
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
  public var onTintColor: UIColor? {
    get { value(AppearanceProperty.onTint, UIColor?.self) ?? nil }
    nonmutating set {
      set(newValue, AppearanceProperty.onTint, isOwn: { $0.onTintColor != nil }) {
        $0.onTintColor = newValue
      }
    }
  }

  public var thumbTintColor: UIColor? {
    get { value(AppearanceProperty.thumbTint, UIColor?.self) ?? nil }
    nonmutating set {
      set(newValue, AppearanceProperty.thumbTint, isOwn: { $0.thumbTintColor != nil }) {
        $0.thumbTintColor = newValue
      }
    }
  }
}
