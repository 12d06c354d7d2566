extension WebPage {
  /// So many of a gallery's pictures can be seen without scripts at most: a browser fetches all thumbnails at once.
  private static let linkLimit = 1000

  /// The place in the page where its scripts put the photos.
  private static let place = Array("<div id=\"photos\"></div>\n".utf8)

  /// The page with links to its pictures, which browsers show that run no scripts.
  ///
  /// - Complexity: O(bytes of `index.html` + pictures).
  public func linking(to pictures: [GalleryPicture]) -> WebPage {
    let links = pictures.prefix(Self.linkLimit).map(Self.link).joined()
    guard !links.isEmpty else { return self }
    return WebPage(
      files: files.map { file in
        guard file.name == "index.html", let place = file.bytes.firstRange(of: Self.place) else {
          return file
        }
        var file = file
        file.bytes.insert(
          contentsOf: "<noscript>\(links)</noscript>\n".utf8, at: place.upperBound)
        return file
      })
  }

  private static func link(_ picture: GalleryPicture) -> String {
    // In tiles there is no larger one in a file of its own.
    let target = escaped(picture.image ?? picture.thumbnail)
    return
      "<a href=\"\(target)\"><img src=\"\(escaped(picture.thumbnail))\" alt=\"\(escaped(picture.name))\" loading=\"lazy\"></a>"
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.unicodeScalars.append(character)
      }
    }
    return escaped
  }
}
