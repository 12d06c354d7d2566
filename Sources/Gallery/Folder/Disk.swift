import Foundation

/// What is done to files, with the errors that people understand.
enum Disk {
  static func makeFolder(_ path: String) throws(GalleryError) {
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw .system(path: path, code: errno)
    }
    guard isFolder(path) else { throw .notAFolder(path) }
  }

  /// In a gallery, which may come from anybody: a link there could lead anywhere.
  static func makeFolderWithoutLink(_ path: String) throws(GalleryError) {
    var status = stat()
    if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK { throw .inTheWay(path) }
    try makeFolder(path)
  }

  static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0
  }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// A new file, or what was there is replaced; not what a link leads to.
  static func write(_ bytes: some ContiguousBytes, to path: String) throws(GalleryError) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard file >= 0 else { throw .system(path: path, code: errno) }
    defer { close(file) }
    try write(bytes, to: file, path: path)
  }

  /// Appears under its name whole or not at all.
  static func replace(_ path: String, with bytes: some ContiguousBytes) throws(GalleryError) {
    let unfinished = path + ".unfinished"
    unlink(unfinished)
    try write(bytes, to: unfinished)
    try move(unfinished, to: path)
  }

  static func write(
    _ bytes: some ContiguousBytes, to file: Int32, path: String
  ) throws(GalleryError) {
    var code: Int32 = 0
    bytes.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count, code == 0 {
        let count = Foundation.write(file, bytes.baseAddress! + done, bytes.count - done)
        if count >= 0 { done += count } else if errno != EINTR { code = errno }
      }
    }
    guard code == 0 else { throw .system(path: path, code: code) }
  }

  static func move(_ path: String, to target: String) throws(GalleryError) {
    guard rename(path, target) == 0 else { throw .system(path: target, code: errno) }
  }

  /// Nil when there is no such file, it cannot be read or is longer than so many bytes. What is no
  /// file may have no end.
  static func bytes(_ path: String, limit: Int = .max) -> [UInt8]? {
    guard let file = fopen(path, "re") else { return nil }
    defer { fclose(file) }
    var status = stat()
    guard fstat(fileno(file), &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= limit
    else { return nil }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&block, 1, block.count, file)
      if count == 0 { return ferror(file) == 0 ? bytes : nil }
      bytes += block[..<count]
    }
  }

  /// The entries of a folder, sorted; none when it cannot be read.
  ///
  /// - Parameter followsLink: false when a link to a folder counts as nothing.
  static func names(in folder: String, followsLink: Bool = true) -> [String] {
    let file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC | (followsLink ? 0 : O_NOFOLLOW))
    guard file >= 0 else { return [] }
    guard let directory = fdopendir(file) else {
      close(file)
      return []
    }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let start = UnsafeRawPointer(entry) + MemoryLayout<dirent>.offset(of: \.d_name)!
      names.append(String(cString: start.assumingMemoryBound(to: CChar.self)))
    }
    return names.filter { $0 != "." && $0 != ".." }.sorted()
  }

  /// The path without links, nil when there is nothing.
  static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
