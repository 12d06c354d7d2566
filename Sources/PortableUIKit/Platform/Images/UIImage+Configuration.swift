#if !hasFeature(Embedded)
  import Foundation

  extension UIImage {
    /// How a symbol is to look. Kept only: symbols are Apple's, and `init(systemName:)` has none.
    open class Configuration: NSObject {}

    /// Size and weight of a symbol. Kept only.
    open class SymbolConfiguration: Configuration {
      /// Points; nil where only a style or a scale was asked for.
      public final let pointSize: CGFloat?
      public final let weight: SymbolWeight
      public final let scale: SymbolScale

      private init(_ pointSize: CGFloat?, _ weight: SymbolWeight, _ scale: SymbolScale) {
        self.pointSize = pointSize
        self.weight = weight
        self.scale = scale
      }

      public convenience init(pointSize: CGFloat) { self.init(pointSize, .unspecified, .default) }
      public convenience init(weight: SymbolWeight) { self.init(nil, weight, .default) }
      public convenience init(scale: SymbolScale) { self.init(nil, .unspecified, scale) }
      public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
        self.init(pointSize, weight, .default)
      }
      public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
        self.init(pointSize as CGFloat?, weight, scale)
      }
      @MainActor
      public convenience init(font: UIFont) { self.init(font.pointSize, .unspecified, .default) }
      @MainActor
      public convenience init(font: UIFont, scale: SymbolScale) {
        self.init(font.pointSize, .unspecified, scale)
      }
      @MainActor
      public convenience init(textStyle: UIFont.TextStyle) {
        self.init(textStyle.pointSize, .unspecified, .default)
      }
      @MainActor
      public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
        self.init(textStyle.pointSize, .unspecified, scale)
      }
    }

    public enum SymbolScale: Int, Sendable {
      case `default` = -1
      case unspecified, small, medium, large
    }

    public enum SymbolWeight: Int, Sendable {
      case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }
  }
#endif
