import Foundation

/// A page: HTML, scripts and WebAssembly, as `Scripts/build-web` makes them.
public struct WebPage: Sendable {
  /// Which one; where it lies below what was built.
  public enum Kind: String, Sendable {
    case gallery = ""
    case cases = "/cases"

    /// What lies in its folder, and is of other pages.
    var others: Set<String> {
      switch self {
      case .gallery: ["cases.js", "cases.wasm.gz", "collections.wasm.gz", "writing.wasm.gz"]
      case .cases: []
      }
    }
  }

  public struct File: Equatable, Sendable {
    /// Without folders: the page lies in one.
    public var name: String
    public var bytes: [UInt8]
  }

  /// By their names.
  public let files: [File]

  init(files: [File]) { self.files = files }

  /// What is in this folder; nil when that is no page.
  ///
  /// - Parameter others: names that are left out.
  init?(folder: String, without others: Set<String>) {
    let names = Disk.names(in: folder).filter { !$0.hasPrefix(".") && !others.contains($0) }
    let files = names.compactMap { name in
      let path = folder + "/" + name
      return Disk.isFolder(path) ? nil : Disk.bytes(path).map { File(name: name, bytes: $0) }
    }
    guard files.contains(where: { $0.name == "index.html" }) else { return nil }
    self.init(files: files)
  }

  /// - Parameters:
  ///   - kind: which page.
  ///   - named: the folder that the person has named, if any: then it is there or nowhere.
  ///   - program: the path of the running program: the page is beside it, in the folder of the build
  ///     that made it, or in `share` of the place where it was installed.
  public static func find(
    _ kind: Kind = .gallery, named: String?, besideProgram program: String
  ) throws(GalleryError) -> WebPage {
    let places = (named.map { [$0] } ?? places(besideProgram: program)).map { $0 + kind.rawValue }
    for place in places {
      if let page = WebPage(folder: place, without: kind.others) { return page }
    }
    throw .noPage(places)
  }

  static func places(besideProgram program: String) -> [String] {
    let folder = URL(fileURLWithPath: program).deletingLastPathComponent()
    var places = [folder.appendingPathComponent("web").path]
    // `swift build` puts programs into PACKAGE/.build/TRIPLE/release.
    var above = folder
    for _ in 0..<3 {
      above.deleteLastPathComponent()
      places.append(above.appendingPathComponent(".build-web").path)
    }
    // Installed, the program lies in PREFIX/lib/zoomscroll.
    let prefix = folder.deletingLastPathComponent().deletingLastPathComponent()
    return places + [prefix.appendingPathComponent("share/zoomscroll/web").path]
  }
}
