extension UIButton {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7
    public static let roundedRect = ButtonType.system

    /// What the types with a sign of their own show.
    var sign: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "\u{24D8}"
      case .contactAdd: "\u{2295}"
      case .close: "\u{2715}"
      }
    }
  }

  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }
}
