import DisplayList
import Foundation
import PortableUIKit

// Files are decoded by the host (`ImageCoders`); without one there are no pictures in them.
extension UIImage {
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  public convenience init?(data: Data, scale: CGFloat) {
    guard let decoded = data.withUnsafeBytes({ ImageCoders.current?.decode($0) }) else {
      return nil
    }
    self.init(
      cgImage: CGImage(pixels: decoded.pixels), scale: scale, orientation: decoded.orientation)
  }

  /// A name that ends in `@2x` or `@3x` tells the scale.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    self.init(data: data, scale: scale)
  }

  /// Looks in the program's folder of resources, and in those that a package's targets have beside the program, for `name`,
  /// with `@2x` and `@3x`, and for `name.png` and the like. Asset catalogues are not read. What was asked for last is decoded
  /// once: images of one name share their pixels.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let known = (name as NSString).pathExtension
    let stem = known.isEmpty ? name : (name as NSString).deletingPathExtension
    let endings = known.isEmpty ? ["png", "jpg", "jpeg", "webp", "heic", "gif"] : [known]
    let wanted = traitCollection.map { $0.displayScale } ?? MainScreen.scale
    let suffixes =
      wanted > 2 ? ["@3x", "@2x", ""] : wanted > 1 ? ["@2x", "@3x", ""] : ["", "@2x", "@3x"]
    for folder in Self.folders(of: bundle ?? .main) {
      for suffix in suffixes {
        for ending in endings {
          let file = folder.appendingPathComponent("\(stem)\(suffix).\(ending)").path
          guard FileManager.default.fileExists(atPath: file) else { continue }
          guard
            let known = NamedPictures.shared.image(
              at: file, decode: { UIImage(contentsOfFile: file) }), let picture = known.cgImage
          else { return nil }
          self.init(cgImage: picture, scale: known.scale, orientation: known.imageOrientation)
          return
        }
      }
    }
    return nil
  }

  /// The main bundle of a program that SwiftPM has built has no resources of its own: they lie beside it.
  private static func folders(of bundle: Bundle) -> [URL] {
    let own = bundle.resourceURL ?? bundle.bundleURL
    guard bundle.bundleURL == Bundle.main.bundleURL else { return [own] }
    let beside = try? FileManager.default.contentsOfDirectory(
      at: bundle.bundleURL, includingPropertiesForKeys: nil)
    let packages = (beside ?? []).filter { $0.pathExtension == "resources" }
    return [own] + packages.sorted { $0.path < $1.path }
  }

  /// Apple's symbols are Apple's: there are none here.
  public convenience init?(systemName name: String) { return nil }
  public convenience init?(
    systemName name: String, withConfiguration configuration: UIImage.Configuration?
  ) { return nil }

  /// Nil where there is no host, or no pixels.
  public func pngData() -> Data? { data(as: .png) }

  /// Quality 0…1. Nil where there is no host, or no pixels.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    data(as: .jpeg(Double(max(0, min(1, compressionQuality)))))
  }

  private func data(as format: ImageFormat) -> Data? {
    guard let coder = ImageCoders.current, let pixels = uprightPixels else { return nil }
    return coder.encode(pixels, as: format).map { Data($0) }
  }

  /// Smaller, as large as fits.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard self.size.width > 0, self.size.height > 0, size.width > 0, size.height > 0 else {
      return nil
    }
    return UIGraphicsImageRenderer(size: size).image { _ in
      draw(in: CGRect(origin: .zero, size: size))
    }
  }
}

/// The older spelling of `pngData()`.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// The older spelling of `jpegData(compressionQuality:)`.
public func UIImageJPEGRepresentation(_ image: UIImage, _ quality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: quality)
}
