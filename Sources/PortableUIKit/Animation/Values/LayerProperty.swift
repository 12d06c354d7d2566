/// What of a layer can change bit by bit.
enum LayerProperty: UInt8, CaseIterable {
  case position, bounds, anchorPoint, transform, zPosition
  case opacity, cornerRadius, borderWidth, borderColor, backgroundColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius

  /// What Core Animation calls it.
  var name: String {
    switch self {
    case .position: "position"
    case .bounds: "bounds"
    case .anchorPoint: "anchorPoint"
    case .transform: "transform"
    case .zPosition: "zPosition"
    case .opacity: "opacity"
    case .cornerRadius: "cornerRadius"
    case .borderWidth: "borderWidth"
    case .borderColor: "borderColor"
    case .backgroundColor: "backgroundColor"
    case .shadowColor: "shadowColor"
    case .shadowOpacity: "shadowOpacity"
    case .shadowOffset: "shadowOffset"
    case .shadowRadius: "shadowRadius"
    }
  }

  /// How many numbers it has.
  var count: Int {
    switch self {
    case .transform: 6
    case .bounds, .borderColor, .backgroundColor, .shadowColor: 4
    case .position, .anchorPoint, .shadowOffset: 2
    case .zPosition, .opacity, .cornerRadius, .borderWidth, .shadowOpacity, .shadowRadius: 1
    }
  }

  init?(named name: String) {
    guard let property = Self.allCases.first(where: { $0.name.isSame(as: name) }) else {
      return nil
    }
    self = property
  }
}
