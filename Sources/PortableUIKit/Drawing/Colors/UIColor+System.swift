import DisplayList

/// Apple's published values, light and dark, and in high contrast. (Human Interface Guidelines, Color; of labels, fills and
/// grounds, which Apple does not print, as iOS 13 resolves them: flutter/flutter, cupertino/colors.dart)
extension UIColor {
  private convenience init(
    _ light: UInt32, _ dark: UInt32, alpha: (Double, Double) = (1, 1), strong: StrongColors = .none
  ) {
    self.init(
      light: Color(hexadecimal: light, alpha: alpha.0),
      dark: Color(hexadecimal: dark, alpha: alpha.1), strong: strong)
  }

  public static let systemRed = UIColor(
    0xFF3B30, 0xFF453A, strong: .hexadecimal(0xD70015, 0xFF6961))
  public static let systemOrange = UIColor(
    0xFF9500, 0xFF9F0A, strong: .hexadecimal(0xC93400, 0xFFB340))
  public static let systemYellow = UIColor(
    0xFFCC00, 0xFFD60A, strong: .hexadecimal(0xB25000, 0xFFD426))
  public static let systemGreen = UIColor(
    0x34C759, 0x30D158, strong: .hexadecimal(0x248A3D, 0x30DB5B))
  public static let systemMint = UIColor(
    0x00C7BE, 0x63E6E2, strong: .hexadecimal(0x0C817B, 0x66D4CF))
  public static let systemTeal = UIColor(
    0x30B0C7, 0x40C8E0, strong: .hexadecimal(0x008299, 0x5DE6FF))
  public static let systemCyan = UIColor(
    0x32ADE6, 0x64D2FF, strong: .hexadecimal(0x0071A4, 0x70D7FF))
  public static let systemBlue = UIColor(
    0x007AFF, 0x0A84FF, strong: .hexadecimal(0x0040DD, 0x409CFF))
  public static let systemIndigo = UIColor(
    0x5856D6, 0x5E5CE6, strong: .hexadecimal(0x3634A3, 0x7D7AFF))
  public static let systemPurple = UIColor(
    0xAF52DE, 0xBF5AF2, strong: .hexadecimal(0x8944AB, 0xDA8FFF))
  public static let systemPink = UIColor(
    0xFF2D55, 0xFF375F, strong: .hexadecimal(0xD30F45, 0xFF6482))
  public static let systemBrown = UIColor(
    0xA2845E, 0xAC8E68, strong: .hexadecimal(0x7F6545, 0xB59469))

  public static let systemGray = UIColor(
    0x8E8E93, 0x8E8E93, strong: .hexadecimal(0x6C6C70, 0xAEAEB2))
  public static let systemGray2 = UIColor(
    0xAEAEB2, 0x636366, strong: .hexadecimal(0x8E8E93, 0x7C7C80))
  public static let systemGray3 = UIColor(
    0xC7C7CC, 0x48484A, strong: .hexadecimal(0xAEAEB2, 0x545456))
  public static let systemGray4 = UIColor(
    0xD1D1D6, 0x3A3A3C, strong: .hexadecimal(0xBCBCC0, 0x444446))
  public static let systemGray5 = UIColor(
    0xE5E5EA, 0x2C2C2E, strong: .hexadecimal(0xD8D8DC, 0x363638))
  public static let systemGray6 = UIColor(
    0xF2F2F7, 0x1C1C1E, strong: .hexadecimal(0xEBEBF0, 0x242426))

  public static let systemBackground = UIColor(0xFFFFFF, 0x000000)
  public static let secondarySystemBackground = UIColor(
    0xF2F2F7, 0x1C1C1E, strong: .hexadecimal(0xEBEBF0, 0x242426))
  public static let tertiarySystemBackground = UIColor(
    0xFFFFFF, 0x2C2C2E, strong: .hexadecimal(0xFFFFFF, 0x363638))
  public static let systemGroupedBackground = UIColor(
    0xF2F2F7, 0x000000, strong: .hexadecimal(0xEBEBF0, 0x000000))
  /// The older name of `systemGroupedBackground`.
  public static let groupTableViewBackground = systemGroupedBackground
  public static let secondarySystemGroupedBackground = UIColor(
    0xFFFFFF, 0x1C1C1E, strong: .hexadecimal(0xFFFFFF, 0x242426))
  public static let tertiarySystemGroupedBackground = UIColor(
    0xF2F2F7, 0x2C2C2E, strong: .hexadecimal(0xEBEBF0, 0x363638))

  public static let label = UIColor(0x000000, 0xFFFFFF)
  public static let secondaryLabel = UIColor(
    0x3C3C43, 0xEBEBF5, alpha: (0.6, 0.6),
    strong: .hexadecimal(0x3C3C43, 0xEBEBF5, alpha: (0.68, 0.68)))
  public static let tertiaryLabel = UIColor(
    0x3C3C43, 0xEBEBF5, alpha: (0.3, 0.3),
    strong: .hexadecimal(0x3C3C43, 0xEBEBF5, alpha: (0.38, 0.38)))
  public static let quaternaryLabel = UIColor(
    0x3C3C43, 0xEBEBF5, alpha: (0.18, 0.16),
    strong: .hexadecimal(0x3C3C43, 0xEBEBF5, alpha: (0.26, 0.24)))
  public static let placeholderText = UIColor(
    0x3C3C43, 0xEBEBF5, alpha: (0.3, 0.3),
    strong: .hexadecimal(0x3C3C43, 0xEBEBF5, alpha: (0.38, 0.38)))
  public static let separator = UIColor(
    0x3C3C43, 0x545458, alpha: (0.29, 0.6),
    strong: .hexadecimal(0x3C3C43, 0x545458, alpha: (0.37, 0.68)))
  public static let opaqueSeparator = UIColor(0xC6C6C8, 0x38383A)
  public static let link = UIColor(0x007AFF, 0x0984FF)
  public static let systemFill = UIColor(
    0x787880, 0x787880, alpha: (0.2, 0.36),
    strong: .hexadecimal(0x787880, 0x787880, alpha: (0.28, 0.44)))
  public static let secondarySystemFill = UIColor(
    0x787880, 0x787880, alpha: (0.16, 0.32),
    strong: .hexadecimal(0x787880, 0x787880, alpha: (0.24, 0.4)))
  public static let tertiarySystemFill = UIColor(
    0x767680, 0x767680, alpha: (0.12, 0.24),
    strong: .hexadecimal(0x767680, 0x767680, alpha: (0.2, 0.32)))
  public static let quaternarySystemFill = UIColor(
    0x747480, 0x767680, alpha: (0.08, 0.18),
    strong: .hexadecimal(0x747480, 0x767680, alpha: (0.16, 0.26)))
}

extension Color {
  /// `0xRRGGBB`.
  init(hexadecimal: UInt32, alpha: Double) {
    self.init(
      red: Double(hexadecimal >> 16 & 0xFF) / 255, green: Double(hexadecimal >> 8 & 0xFF) / 255,
      blue: Double(hexadecimal & 0xFF) / 255, alpha: alpha)
  }
}
