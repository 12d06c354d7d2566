import CGio
import Glibc
import PhotoDecoding

/// Paths as the file system has them.
enum FilePath {
  private static let slash = UInt8(ascii: "/")

  /// From the root; links in it stay as they are.
  static func absolute(_ path: [UInt8]) -> [UInt8] {
    path.withCString { path in
      guard let absolute = g_canonicalize_filename(path, nil) else { return [] }
      defer { g_free(absolute) }
      return bytes(absolute)
    }
  }

  /// What it is in.
  static func folder(of path: [UInt8]) -> [UInt8] {
    guard let end = path.lastIndex(of: slash) else { return [UInt8(ascii: ".")] }
    return end == 0 ? [slash] : Array(path[..<end])
  }

  /// For people: bytes that are not UTF-8 are replaced.
  static func name(of path: [UInt8]) -> String {
    String(decoding: nameBytes(of: path), as: UTF8.self)
  }

  static func nameBytes(of path: [UInt8]) -> ArraySlice<UInt8> {
    path.suffix(from: (path.lastIndex(of: slash) ?? -1) + 1)
  }

  static func bytes(_ text: UnsafePointer<CChar>) -> [UInt8] {
    Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }

  /// Which file it is, links not followed; nil when there is none.
  static func identity(of path: [UInt8]) -> FileIdentity? {
    var status = stat()
    guard path.withCString({ lstat($0, &status) }) == 0 else { return nil }
    return FileIdentity(status)
  }

  /// The file is found by more than one path, or not at all.
  static func hasOtherNames(_ path: [UInt8]) -> Bool {
    var status = stat()
    return path.withCString { lstat($0, &status) } != 0 || status.st_nlink != 1
  }

  /// Seconds since 1970; nil when there is no file.
  static func timeOfChange(of path: [UInt8]) -> Double? {
    var status = stat()
    guard path.withCString({ lstat($0, &status) }) == 0 else { return nil }
    return status.secondsOfChange
  }

  /// No other file's.
  static var uniqueName: [UInt8] {
    guard let name = g_uuid_string_random() else { return [] }
    defer { g_free(name) }
    return bytes(name)
  }

  /// The names in a folder; none when it cannot be read.
  static func names(in folder: [UInt8]) -> [[UInt8]] {
    guard let stream = folder.withCString({ opendir($0) }) else { return [] }
    defer { closedir(stream) }
    var names: [[UInt8]] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { bytes($0) }
      }
      if name != Array(".".utf8), name != Array("..".utf8) { names.append(name) }
    }
    return names
  }
}
