import ScrollGeometry

/// What a window is shown on.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIScreen: NSObject, UICoordinateSpace {
  private static let one = OneForAll(UIScreen())
  /// The screen that windows are on unless they are given another.
  open class var main: UIScreen { one.instance }

  /// Points. The host sets it; an iPhone's until then.
  open var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  /// Device pixels per point. The host sets it.
  open var scale: CGFloat = 1 {
    didSet {
      MainScreen.note(self)
      if scale != oldValue { tellWindows(of: oldValue) }
    }
  }
  /// How large texts are. The host sets it; an estimate until then.
  public final var textMeasuring: any TextMeasuring = EstimatedTextMeasuring() {
    didSet {
      if self === UIScreen.main { TextMeasures.current = textMeasuring }
      guard textMeasuring !== oldValue else { return }
      for window in windows { window.layOutEverythingAgain() }
    }
  }

  open var coordinateSpace: any UICoordinateSpace { self }
  public var transformToScreen: CGAffineTransform { .identity }

  private var windows: [UIWindow] {
    UIApplication.shared.windows.filter { $0.screen === self }
  }

  private func tellWindows(of oldScale: CGFloat) {
    for window in windows {
      var old = TraitValues(of: window)
      old.scale = oldScale
      window.traitsMayHaveChanged(from: old)
    }
  }

  open var maximumFramesPerSecond: Int { 60 }
  open var nativeScale: CGFloat { scale }
  /// Device pixels.
  open var nativeBounds: CGRect {
    CGRect(
      x: bounds.origin.x * scale, y: bounds.origin.y * scale, width: bounds.size.width * scale,
      height: bounds.size.height * scale)
  }
}
