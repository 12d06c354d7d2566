import ScrollGeometry

extension InputEvent.Kind {
  /// What of this a device can really have seen; nil when nothing is left.
  ///
  /// Drivers and recordings say things that cannot be: places and scales that are no numbers, or so far off
  /// that they stand for none. A step like that is left out, as if the device had been silent; but a contact
  /// that ends has ended, wherever it was.
  public var plausible: InputEvent.Kind? {
    switch self {
    case .touches(let samples):
      if samples.allSatisfy({ $0.position.isPlausible }) { return self }
      let rest = samples.filter {
        $0.position.isPlausible || $0.phase == .up || $0.phase == .cancel
      }
      return rest.isEmpty ? nil : .touches(rest)
    case .scroll(let sample): return sample.plausible.map { .scroll($0) }
    case .magnify(let sample): return sample.plausible.map { .magnify($0) }
    case .wheel(let sample):
      let isPlausible =
        sample.position.isPlausible
        && sample.notches.dx.magnitude <= Tunables.mostNotches
        && sample.notches.dy.magnitude <= Tunables.mostNotches
      return isPlausible ? self : nil
    case .hover(let place): return place.isPlausible ? self : nil
    case .resize(let size, let pixelsPerPoint):
      let isPlausible =
        size.width >= 0 && size.width <= Tunables.farthestPosition && size.height >= 0
        && size.height <= Tunables.farthestPosition
        && pixelsPerPoint >= Tunables.fewestPixelsPerPoint
        && pixelsPerPoint <= Tunables.mostPixelsPerPoint
      return isPlausible ? self : nil
    case .appearance(.textSize(let factor)):
      let isPlausible = factor >= Tunables.smallestText && factor <= Tunables.largestText
      return isPlausible ? self : nil
    case .key, .text, .setting, .appearance(.accent): return self
    }
  }
}

extension ScrollSample {
  fileprivate var plausible: ScrollSample? {
    let isStep = Point(x: delta.dx, y: delta.dy).isPlausible
    switch phase {
    case .changed, .momentumChanged: return isStep && position.isPlausible ? self : nil
    case .began, .momentumBegan, .ended, .cancelled, .momentumEnded, .mayBegin:
      var sample = self
      if !isStep { sample.delta = .zero }
      if !position.isPlausible { sample.position = .zero }
      return sample
    }
  }
}

extension MagnifySample {
  fileprivate var plausible: MagnifySample? {
    let isScale = scale > 0 && scale < .infinity && rotation.isFinite
    switch phase {
    case .changed: return isScale && position.isPlausible ? self : nil
    case .began, .ended, .cancelled:
      var sample = self
      if !isScale {
        sample.scale = 1
        sample.rotation = 0
      }
      if !position.isPlausible { sample.position = .zero }
      return sample
    }
  }
}

extension Point {
  /// A place where a finger or a pointer can be.
  public var isPlausible: Bool {
    // NaN fails every comparison.
    x.magnitude <= Tunables.farthestPosition && y.magnitude <= Tunables.farthestPosition
  }
}
