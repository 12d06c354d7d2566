import Foundation

/// A web address, taken apart as far as it matters for finding tiles beside a description.
struct HTTPAddress: Hashable, Sendable {
  let text: String

  /// Nil for anything that is not on the web, such as a file's path.
  init?(_ text: String) {
    let start = text.prefix(8).lowercased()
    guard start.hasPrefix("http://") || start.hasPrefix("https://") else { return nil }
    self.text = text
  }

  /// The name, and the port when it is no usual one: for messages.
  var host: String {
    let authority =
      text.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: true)
      .dropFirst().first ?? ""
    let end = authority.firstIndex { $0 == "?" || $0 == "#" } ?? authority.endIndex
    let name = authority[..<end]
    return String(name.lastIndex(of: "@").map { name[name.index(after: $0)...] } ?? name)
  }

  /// Without a name and a password, and without what may be a permission.
  var textForPeople: String {
    let path = path
    guard let slashes = path.range(of: "//") else { return String(path) }
    let rest = path[slashes.upperBound...]
    let authority = rest.prefix { $0 != "/" }
    guard let at = authority.lastIndex(of: "@") else { return String(path) }
    return String(path[..<slashes.upperBound] + rest[rest.index(after: at)...])
  }

  /// What the address is of, as people would call it.
  var name: String {
    var parts = path.split(separator: "/").dropFirst(2)
    // Every description of a IIIF picture is called that.
    if parts.last == "info.json" { parts.removeLast() }
    let name = parts.last.map(String.init) ?? host
    return name.removingPercentEncoding ?? name
  }

  /// The address of a tile that belongs to the picture whose description is here. What follows a
  /// `?` (a permission, say) goes with it.
  func tile(_ path: String, in layout: TileLayout) -> String {
    let whole = self.path
    let slash = whole.lastIndex(of: "/") ?? whole.startIndex
    switch layout {
    case .iiif: return whole[...slash] + path + query
    case .deepZoom:
      let dot = whole[slash...].lastIndex(of: ".") ?? whole.endIndex
      return whole[..<dot] + "_files/" + path + query
    }
  }

  private var path: Substring {
    text[..<(text.firstIndex { $0 == "?" || $0 == "#" } ?? text.endIndex)]
  }

  private var query: Substring {
    guard let mark = text.firstIndex(of: "?") else { return "" }
    return text[mark...].prefix { $0 != "#" }
  }
}
