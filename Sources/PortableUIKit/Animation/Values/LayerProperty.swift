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
}
