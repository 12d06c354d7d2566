// A Mac's NSObject has these methods itself.
#if !hasFeature(Embedded) && !canImport(ObjectiveC)
  import Foundation
  import ScrollGeometry

  // Key-value coding by name, for what a layer has: the properties that can be animated, and what
  // the program keeps under names of its own.
  extension CALayer {
    public final func value(forKeyPath keyPath: String) -> Any? {
      guard let path = LayerKeyPath(keyPath) else { return keptValues[keyPath] }
      return path.value(path.numbers(in: model)).boxed(path)
    }

    public final func setValue(_ value: Any?, forKeyPath keyPath: String) {
      guard let path = LayerKeyPath(keyPath) else {
        keptValues[keyPath] = value
        return
      }
      guard let value = LayerValue(value), let numbers = path.numbers(value) else { return }
      var state = model
      path.set(numbers, in: &state)
      model = state
    }

    public final func value(forKey key: String) -> Any? { value(forKeyPath: key) }
    public final func setValue(_ value: Any?, forKey key: String) {
      setValue(value, forKeyPath: key)
    }

    private final var keptValues: [String: Any] {
      get { (kept as? KeptValues)?.values ?? [:] }
      set { kept = KeptValues(newValue) }
    }
  }

  // What the program keeps with an animation.
  extension CAAnimation {
    public final func value(forKey key: String) -> Any? { (kept as? KeptValues)?.values[key] }
    public final func setValue(_ value: Any?, forKey key: String) {
      var values = (kept as? KeptValues)?.values ?? [:]
      values[key] = value
      kept = KeptValues(values)
    }
    public final func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
    public final func setValue(_ value: Any?, forKeyPath keyPath: String) {
      setValue(value, forKey: keyPath)
    }
  }

  private final class KeptValues {
    let values: [String: Any]
    init(_ values: [String: Any]) { self.values = values }
  }
#endif
