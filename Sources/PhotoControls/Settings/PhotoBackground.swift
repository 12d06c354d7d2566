/// What lies behind photos.
public enum PhotoBackground: CaseIterable, Sendable {
  case dark, black, gray, white

  /// Of its three colours, 0…1.
  var brightness: Double {
    switch self {
    case .dark: ControlsTunables.darkBackground
    case .black: 0
    case .gray: ControlsTunables.grayBackground
    case .white: 1
    }
  }
}
