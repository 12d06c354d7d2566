import Glibc

/// Reads what a folder holds, unsorted: its pictures and its folders. Hidden entries and links that lead nowhere are
/// left out.
enum FolderContents {
  struct Folder {
    var name: [UInt8]
    var identity: FileIdentity
  }

  /// Names are handed on one by one: a hundred thousand of them take no memory here.
  ///
  /// - Parameters:
  ///   - path: with a slash at its end; empty for the folder the program runs in.
  ///   - showsHidden: files are wanted, too, whose names begin with a dot.
  ///   - showsFilms: films are wanted among the pictures.
  ///   - isNamed: a file is wanted whatever it holds.
  /// - Returns: false when the folder cannot be read.
  static func read(
    _ path: [UInt8], showsHidden: Bool = false, showsFilms: Bool = false,
    isNamed: (UnsafeBufferPointer<UInt8>) -> Bool, picture: (UnsafeBufferPointer<UInt8>) -> Void,
    folder: (Folder) -> Void
  ) -> Bool {
    guard let directory = (path.isEmpty ? [UInt8(ascii: ".")] : path).withCString({ opendir($0) })
    else { return false }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      let name = name(of: entry)
      let isNamed = isNamed(name)
      let isHidden = isHidden(name)
      guard isNamed || showsHidden || !isHidden else { continue }
      if Int(entry.pointee.d_type) == DT_REG {
        if isNamed || isPicture(name, in: dirfd(directory), showsFilms) { picture(name) }
        continue
      }
      var status = stat()
      guard fstatat(dirfd(directory), text(name), &status, 0) == 0 else { continue }
      if status.isFile {
        if isNamed || isPicture(name, in: dirfd(directory), showsFilms) { picture(name) }
      } else if status.isFolder, !isHidden {
        folder(Folder(name: Array(name), identity: FileIdentity(status)))
      }
    }
    return true
  }

  static func isHidden(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    name.first == UInt8(ascii: ".")
  }

  /// A file of this name, which a zero follows, is meant to be a picture.
  private static func isPicture(
    _ name: UnsafeBufferPointer<UInt8>, in folder: Int32, _ showsFilms: Bool
  ) -> Bool {
    switch PictureName(name) {
    case .picture: true
    case .film: showsFilms
    case .other: false
    case .silent: PictureStart.isPicture(text(name), in: folder)
    }
  }

  /// The same of one path.
  static func isPicture(_ path: [UInt8], showsFilms: Bool) -> Bool {
    switch kind(ofFile: path) {
    case .picture: true
    case .film: showsFilms
    case .other: false
    case .silent: path.withCString { PictureStart.isPicture($0, in: AT_FDCWD) }
    }
  }

  /// What the name of a file says of it.
  static func kind(ofFile path: [UInt8]) -> PictureName {
    let slash = path.lastIndex(of: UInt8(ascii: "/")) ?? -1
    return path[(slash + 1)...].withUnsafeBufferPointer { PictureName($0) }
  }

  private static func text(_ name: UnsafeBufferPointer<UInt8>) -> UnsafePointer<CChar> {
    UnsafeRawPointer(name.baseAddress!).assumingMemoryBound(to: CChar.self)
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> UnsafeBufferPointer<UInt8> {
    let start = UnsafeRawPointer(entry) + MemoryLayout<dirent>.offset(of: \.d_name)!
    let count = strlen(start.assumingMemoryBound(to: CChar.self))
    return UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt8.self), count: count)
  }
}
