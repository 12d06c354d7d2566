import ScrollGeometry

/// A property of a layer, or some of its numbers, by the name that Core Animation has for it.
struct LayerKeyPath: Equatable {
  let property: LayerProperty
  /// Of the property's numbers.
  let first: Int
  let count: Int

  init(_ property: LayerProperty, first: Int = 0, count: Int) {
    self.property = property
    self.first = first
    self.count = count
  }

  /// All of it.
  init(_ property: LayerProperty) {
    self.init(property, count: property.count)
  }

  /// Nil when it names nothing that can be animated.
  init?(_ name: String) {
    switch name {
    case "position.x": self.init(.position, count: 1)
    case "position.y": self.init(.position, first: 1, count: 1)
    case "bounds.origin": self.init(.bounds, count: 2)
    case "bounds.origin.x": self.init(.bounds, count: 1)
    case "bounds.origin.y": self.init(.bounds, first: 1, count: 1)
    case "bounds.size": self.init(.bounds, first: 2, count: 2)
    case "bounds.size.width": self.init(.bounds, first: 2, count: 1)
    case "bounds.size.height": self.init(.bounds, first: 3, count: 1)
    case "anchorPoint.x": self.init(.anchorPoint, count: 1)
    case "anchorPoint.y": self.init(.anchorPoint, first: 1, count: 1)
    case "transform.translation": self.init(.transform, count: 2)
    case "transform.translation.x": self.init(.transform, count: 1)
    case "transform.translation.y": self.init(.transform, first: 1, count: 1)
    case "transform.scale", "transform.scale.xy": self.init(.transform, first: 2, count: 2)
    case "transform.scale.x": self.init(.transform, first: 2, count: 1)
    case "transform.scale.y": self.init(.transform, first: 3, count: 1)
    case "transform.rotation", "transform.rotation.z": self.init(.transform, first: 5, count: 1)
    case "shadowOffset.width": self.init(.shadowOffset, count: 1)
    case "shadowOffset.height": self.init(.shadowOffset, first: 1, count: 1)
    default:
      guard let property = LayerProperty(named: name) else { return nil }
      self.init(property)
    }
  }

  /// Its numbers, in their places among the property's; the others are 0.
  func numbers(in state: LayerState) -> LayerNumbers { only(state.numbers(of: property)) }

  func only(_ all: LayerNumbers) -> LayerNumbers {
    if first == 0, count == 6 || property != .transform && property != .bounds && count > 1 {
      return all
    }
    var result = LayerNumbers.zero
    for index in first..<first + count { result[index] = all[index] }
    return result
  }

  func set(_ numbers: LayerNumbers, in state: inout LayerState) {
    var all = state.numbers(of: property)
    for index in first..<first + count { all[index] = numbers[index] }
    state.set(all, of: property)
  }

  func add(_ numbers: LayerNumbers, to state: inout LayerState) {
    var all = state.numbers(of: property)
    for index in first..<first + count { all[index] += numbers[index] }
    state.set(all, of: property)
  }

  /// Nil when the value is of another kind than the property.
  func numbers(_ value: LayerValue) -> LayerNumbers? {
    var result = LayerNumbers.zero
    switch value {
    case .number(let number):
      guard count == 1 || property == .transform && first == 2 else { return nil }
      for index in first..<first + count { result[index] = number }
    case .pair(let x, let y):
      guard count == 2 else { return nil }
      result[first] = x
      result[first + 1] = y
    case .rect(let rect):
      guard count == 4, property == .bounds else { return nil }
      return LayerNumbers(
        rect.origin.x, rect.origin.y, rect.size.width, rect.size.height, 0, 0, 0, 0)
    case .color(let color):
      guard property == .backgroundColor || property == .borderColor || property == .shadowColor
      else { return nil }
      return LayerNumbers(color)
    case .transform(let transform):
      guard property == .transform, count == 6 else { return nil }
      return LayerNumbers(TransformParts(transform))
    }
    return result
  }

  /// What a number reads as, the other way round.
  func value(_ numbers: LayerNumbers) -> LayerValue {
    switch property {
    case .transform where count == 6: .transform(TransformParts(numbers).transform)
    case .bounds where count == 4:
      .rect(Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    case .backgroundColor, .borderColor, .shadowColor: .color(numbers.color)
    case .transform where first == 2: .number(numbers[first])
    default: count == 2 ? .pair(numbers[first], numbers[first + 1]) : .number(numbers[first])
    }
  }

  /// `from`, turned so that the way to `to` is the shorter one.
  func shortened(_ from: LayerNumbers, to: LayerNumbers) -> LayerNumbers {
    guard property == .transform, count == 6 else { return from }
    var result = from
    result[5] = to[5] + TransformParts.shortest(from[5] - to[5])
    return result
  }
}
