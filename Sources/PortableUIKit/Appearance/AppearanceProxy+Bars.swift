#if !hasFeature(Embedded)
  @MainActor
#endif
extension AppearanceProxy where View: UINavigationBar {
  /// Of each such view that has not set it itself.
  public var barTintColor: UIColor? {
    get { value(AppearanceProperty.barTint, UIColor?.self) ?? nil }
    nonmutating set {
      set(newValue, AppearanceProperty.barTint, isOwn: { $0.barTintColor != nil }) {
        $0.barTintColor = newValue
      }
    }
  }

  /// Of each such view that has not set it itself.
  public var barStyle: UIBarStyle {
    get { value(AppearanceProperty.barStyle, UIBarStyle.self) ?? .default }
    nonmutating set {
      set(newValue, AppearanceProperty.barStyle, isOwn: { $0.barStyle != .default }) {
        $0.barStyle = newValue
      }
    }
  }

  /// Of each such view that has not set it itself.
  public var isTranslucent: Bool {
    get { value(AppearanceProperty.isTranslucent, Bool.self) ?? true }
    nonmutating set {
      set(newValue, AppearanceProperty.isTranslucent, isOwn: { $0.isTranslucent != true }) {
        $0.isTranslucent = newValue
      }
    }
  }
}

#if !hasFeature(Embedded)
  @MainActor
#endif
extension AppearanceProxy where View: UITabBar {
  /// Of each such view that has not set it itself.
  public var barTintColor: UIColor? {
    get { value(AppearanceProperty.barTint, UIColor?.self) ?? nil }
    nonmutating set {
      set(newValue, AppearanceProperty.barTint, isOwn: { $0.barTintColor != nil }) {
        $0.barTintColor = newValue
      }
    }
  }

  /// Of each such view that has not set it itself.
  public var barStyle: UIBarStyle {
    get { value(AppearanceProperty.barStyle, UIBarStyle.self) ?? .default }
    nonmutating set {
      set(newValue, AppearanceProperty.barStyle, isOwn: { $0.barStyle != .default }) {
        $0.barStyle = newValue
      }
    }
  }

  /// Of each such view that has not set it itself.
  public var isTranslucent: Bool {
    get { value(AppearanceProperty.isTranslucent, Bool.self) ?? true }
    nonmutating set {
      set(newValue, AppearanceProperty.isTranslucent, isOwn: { $0.isTranslucent != true }) {
        $0.isTranslucent = newValue
      }
    }
  }

  /// Of each such view that has not set it itself.
  public var unselectedItemTintColor: UIColor? {
    get { value(AppearanceProperty.unselectedItemTint, UIColor?.self) ?? nil }
    nonmutating set {
      set(
        newValue, AppearanceProperty.unselectedItemTint,
        isOwn: { $0.unselectedItemTintColor != nil }
      ) {
        $0.unselectedItemTintColor = newValue
      }
    }
  }
}

#if !hasFeature(Embedded)
  @MainActor
#endif
extension AppearanceProxy where View: UIToolbar {
  /// Of each such view that has not set it itself.
  public var barTintColor: UIColor? {
    get { value(AppearanceProperty.barTint, UIColor?.self) ?? nil }
    nonmutating set {
      set(newValue, AppearanceProperty.barTint, isOwn: { $0.barTintColor != nil }) {
        $0.barTintColor = newValue
      }
    }
  }

  /// Of each such view that has not set it itself.
  public var barStyle: UIBarStyle {
    get { value(AppearanceProperty.barStyle, UIBarStyle.self) ?? .default }
    nonmutating set {
      set(newValue, AppearanceProperty.barStyle, isOwn: { $0.barStyle != .default }) {
        $0.barStyle = newValue
      }
    }
  }

  /// Of each such view that has not set it itself.
  public var isTranslucent: Bool {
    get { value(AppearanceProperty.isTranslucent, Bool.self) ?? true }
    nonmutating set {
      set(newValue, AppearanceProperty.isTranslucent, isOwn: { $0.isTranslucent != true }) {
        $0.isTranslucent = newValue
      }
    }
  }
}
