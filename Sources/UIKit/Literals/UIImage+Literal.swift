import PortableUIKit

/// What `#imageLiteral(resourceName:)` becomes, which Xcode shows as the picture itself.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {}

extension _ExpressibleByImageLiteral where Self: UIImage {
  /// As `UIImage(named:)` finds it; the program ends where there is none, as on an iPhone.
  public init(imageLiteralResourceName path: String) {
    guard let image = UIImage(named: path) as? Self else {
      preconditionFailure("There is no picture “\(path)”")
    }
    self = image
  }
}
