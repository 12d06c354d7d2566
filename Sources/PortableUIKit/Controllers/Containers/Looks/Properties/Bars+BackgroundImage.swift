// Older than the looks, which come before these: pictures in place of a bar's own ground.
extension UINavigationBar {
  /// An empty picture: the bar has no ground. Pictures for other metrics than `.default` are not shown.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    guard barMetrics == .default else { return }
    madeLooks.backgroundImage = backgroundImage
    madeLooks.activate()
    madeLooks.styleChanged()
  }

  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    setBackgroundImage(backgroundImage, for: barMetrics)
  }

  public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    barMetrics == .default && looks != nil ? madeLooks.backgroundImage : nil
  }
}

extension UIToolbar {
  /// An empty picture: the bar has no ground. Pictures for other metrics than `.default` are not shown.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    madeLooks.backgroundImage = backgroundImage
    madeLooks.activate()
    madeLooks.styleChanged()
  }

  /// In place of the line.
  public func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    madeLooks.shadowImage = shadowImage
    madeLooks.activate()
    madeLooks.styleChanged()
  }
}

extension UITabBar {
  /// An empty picture: the bar has no ground.
  public var backgroundImage: UIImage? {
    get { looks != nil ? madeLooks.backgroundImage : nil }
    set {
      madeLooks.backgroundImage = newValue
      madeLooks.activate()
      madeLooks.styleChanged()
    }
  }

  /// In place of the line.
  public var shadowImage: UIImage? {
    get { looks != nil ? madeLooks.shadowImage : nil }
    set {
      madeLooks.shadowImage = newValue
      madeLooks.activate()
      madeLooks.styleChanged()
    }
  }
}
