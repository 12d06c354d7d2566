import Localization
import PortableUIKit

extension SharedItem {
  /// The path.
  var file: [UInt8]? { if case .file(let path) = self { Array(path.utf8) } else { nil } }
  var address: String? { if case .address(let address) = self { address } else { nil } }

  var picture: UIImage? { if case .picture(let picture) = self { picture } else { nil } }

  /// Something that other programs can be given as a file.
  var isFileOrPicture: Bool {
    switch self {
    case .file, .picture: true
    case .text, .address: false
    }
  }

  /// Of a copy that is kept; nil for what is no file.
  var suggestedName: String? {
    switch self {
    case .file(let path): path.split(separator: "/").last.map(String.init)
    case .picture: Words.text("Picture") + ".png"
    case .text, .address: nil
    }
  }
}

extension UIImage {
  /// Nil when nobody knows its pixels.
  var png: [UInt8]? {
    uprightPixels.flatMap { ImageCoders.current?.encode($0, as: .png) }
  }
}
