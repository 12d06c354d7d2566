import DisplayList
import PortableUIKit
import ScrollGeometry

/// The pictures among a program's own files: the page fetches each when it is drawn first. Only modules of programs that
/// name pictures have this; `Scripts/build-web` writes the list.
public final class PagePictures {
  private struct Picture {
    let file: String
    /// Without what says its scale and its kind.
    let stem: String
    let ending: String
    /// Pixels per point.
    let scale: Int
    /// Pixels.
    let size: Size
  }

  nonisolated(unsafe) private static var pictures: [Picture] = []

  /// - Parameters:
  ///   - file: its name among the page's pictures.
  ///   - stem, ending: of the name: `dial` and `png` of `dial@2x.png`.
  ///   - scale: pixels per point.
  ///   - width, height: pixels.
  public static func add(
    _ file: String, _ stem: String, _ ending: String, scale: Int, _ width: Double, _ height: Double
  ) {
    pictures.append(
      Picture(
        file: file, stem: stem, ending: ending, scale: scale,
        size: Size(width: width, height: height)))
  }

  /// All have been added: the page hears where they are. Before the program begins.
  public static func begin() {
    let news = WebHost.page.news
    news.writer.begin(.writing)
    var text = "pictures"
    for picture in pictures { text = String(plain: "\(text)\n\(picture.file)") }
    news.writer.append(text)
  }

  /// The place of the one for the screen; as on an iPhone a name needs no ending. Nil: there is none.
  ///
  /// - Complexity: O(pictures).
  fileprivate static func place(of name: String, wanted: CGFloat) -> Int? {
    let scales = wanted > 2 ? [3, 2, 1] : wanted > 1 ? [2, 3, 1] : [1, 2, 3]
    for scale in scales {
      for (index, picture) in pictures.enumerated() where picture.scale == scale {
        // Not `==`, which would bring the tables of all characters along.
        if name.isSame(as: picture.stem)
          || name.isSame(as: "\(picture.stem).\(picture.ending)")
        {
          return index
        }
      }
    }
    return nil
  }

  fileprivate static func picture(at place: Int) -> (TextureID, Size, CGFloat) {
    let picture = pictures[place]
    return (TextureID(picture: Int32(place)), picture.size, CGFloat(picture.scale))
  }
}

extension UIImage {
  /// A picture of the program's own files: `name`, with `@2x` and `@3x`, with any ending or the one in the name.
  public convenience init?(named name: String) {
    guard let place = PagePictures.place(of: name, wanted: UIScreen.main.scale) else { return nil }
    let (texture, size, scale) = PagePictures.picture(at: place)
    self.init(texture: texture, pixelSize: size, scale: scale)
  }

  /// A page has one folder of files, and one screen.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }
}
