import DisplayList
import Foundation
import PortableUIKit

// There is one family, the host's. Other names give it in the weight that the name says.
extension UIFont {
  private static let weights: [(name: String, weight: Weight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin),
    ("semibold", .semibold), ("demibold", .semibold), ("extrabold", .heavy), ("heavy", .heavy),
    ("black", .black), ("bold", .bold), ("medium", .medium), ("light", .light),
  ]

  /// The host's font in the weight that `fontName` ends in, whatever the family.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    let name = fontName.lowercased()
    let weight = Self.weights.first { name.contains($0.name) }?.weight ?? .regular
    var traits: FontTraits = []
    if name.contains("italic") || name.contains("oblique") { traits.insert(.italic) }
    if name.contains("mono") || name.contains("courier") || name.contains("menlo") {
      traits.insert(.monospaced)
    }
    self.init(pointSize: fontSize, weight: weight, traits: traits)
  }

  public class var familyNames: [String] { ["System"] }
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    familyNames.contains(familyName) ? ["System"] : []
  }

  public var familyName: String { "System" }
  public var fontName: String { "System" }
}
