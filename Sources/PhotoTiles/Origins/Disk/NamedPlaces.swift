import Glibc

/// The files and folders that a person has named, where they really are: a link in one of the folders may lead anywhere
/// else on the disk, which nobody has named.
public struct NamedPlaces: Sendable {
  private var files: Set<[UInt8]> = []
  /// Each with a slash at its end.
  private var folders: [[UInt8]] = []

  /// Files and folders of this machine, by their paths; addresses of the web are passed over.
  public init(_ paths: [String]) {
    for path in paths where HTTPAddress(path) == nil {
      guard let real = Self.realPath(Array(path.utf8)) else { continue }
      var status = stat()
      if stat(path, &status) == 0, status.isFolder {
        add(folder: real)
      } else {
        files.insert(real)
        addTiles(of: DiskSource(path: Array(path.utf8)), path)
      }
    }
  }

  /// Where they lie if it is cut into some.
  private mutating func addTiles(of source: DiskSource, _ path: String) {
    let isIIIF = path == "info.json" || path.hasSuffix("/info.json")
    let folder = source.folder(of: isIIIF ? .iiif : .deepZoom)
    if let real = Self.realPath(folder.isEmpty ? Array(".".utf8) : folder) { add(folder: real) }
  }

  private mutating func add(folder: [UInt8]) {
    let slash = UInt8(ascii: "/")
    folders.append(folder.last == slash ? folder : folder + [slash])
  }

  /// It is one of them or in one of them.
  func hold(path: [UInt8]) -> Bool {
    Self.realPath(path).map(hold(real:)) ?? false
  }

  /// The same of a file that is open, whatever its name leads to by now.
  func hold(_ file: PictureFile) -> Bool {
    var text = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/fd/\(file.descriptor)", &text, text.count)
    return count > 0 && hold(real: Array(text.prefix(count)))
  }

  private func hold(real: [UInt8]) -> Bool {
    files.contains(real) || folders.contains { real.starts(with: $0) }
  }

  private static func realPath(_ path: [UInt8]) -> [UInt8]? {
    guard let real = path.withCString({ realpath($0, nil) }) else { return nil }
    defer { free(real) }
    return Array(UnsafeRawBufferPointer(start: real, count: strlen(real)))
  }
}
