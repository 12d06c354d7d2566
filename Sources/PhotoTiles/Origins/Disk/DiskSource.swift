/// A picture on a disk.
struct DiskSource: TileSource {
  /// As the file system has it.
  let path: [UInt8]
  /// What lies elsewhere is not read; nil for a picture that may lie anywhere.
  var places: NamedPlaces?

  func picture() throws(PictureError) -> PictureFile { try file(path) }

  func tiles(
    _ paths: [String], in layout: TileLayout
  ) throws(PictureError) -> [PictureFile?] {
    let folder = folder(of: layout)
    var files: [PictureFile?] = []
    for tile in paths {
      do {
        files.append(try file(folder + tile.utf8))
      } catch .missing {
        files.append(nil)
      }
    }
    return files
  }

  private func file(_ path: [UInt8]) throws(PictureError) -> PictureFile {
    let file = try PictureFile(path: path)
    guard places?.hold(file) ?? true else { throw .noPermission }
    return file
  }

  func folder(of layout: TileLayout) -> [UInt8] {
    let slash = path.lastIndex(of: UInt8(ascii: "/")) ?? -1
    switch layout {
    case .iiif: return Array(path[...slash])
    case .deepZoom:
      let dot = path[(slash + 1)...].lastIndex(of: UInt8(ascii: ".")) ?? path.count
      return Array(path[..<dot]) + "_files/".utf8
    }
  }
}
