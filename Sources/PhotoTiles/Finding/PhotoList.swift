/// The pictures of an album, files and web addresses, in the order of its pages. A picture's number is its place in here.
///
/// Compact: a hundred thousand names are one block of bytes, and folders are named once.
public struct PhotoList: Sendable {
  struct Entry {
    var folder: Int32
    var nameStart: Int
    var nameCount: Int32
  }

  /// Each ends with a slash, or is empty for the folder the program runs in.
  private var folders: [[UInt8]] = []
  private var names: [UInt8] = []
  private var entries: [Entry] = []

  init() {}

  public var count: Int { entries.count }
  public var isEmpty: Bool { entries.isEmpty }

  /// The file's name without its folder, for a caption.
  public func name(of picture: Int) -> String {
    if let address = address(of: picture) { return address.name }
    return String(decoding: nameBytes(of: picture), as: UTF8.self)
  }

  /// For messages: bytes that are not UTF-8 are replaced, so it may not open the file.
  public func path(of picture: Int) -> String {
    String(decoding: pathBytes(of: picture), as: UTF8.self)
  }

  /// The path as the file system has it.
  func pathBytes(of picture: Int) -> [UInt8] {
    folders[Int(entries[picture].folder)] + nameBytes(of: picture)
  }

  /// Nil for a picture on a disk.
  func address(of picture: Int) -> HTTPAddress? {
    // Asked of every picture, most of which are files.
    folders[Int(entries[picture].folder)].contains(UInt8(ascii: ":"))
      ? HTTPAddress(path(of: picture)) : nil
  }

  private func nameBytes(of picture: Int) -> ArraySlice<UInt8> {
    let entry = entries[picture]
    return names[entry.nameStart..<entry.nameStart + Int(entry.nameCount)]
  }

  // MARK: - Making

  /// The number that `append` wants for files of this folder.
  mutating func addFolder(_ prefix: [UInt8]) -> Int32 {
    if let known = folders.lastIndex(of: prefix) { return Int32(known) }
    folders.append(prefix)
    return Int32(folders.count - 1)
  }

  mutating func append(_ name: UnsafeBufferPointer<UInt8>, folder: Int32) {
    entries.append(
      Entry(folder: folder, nameStart: names.count, nameCount: Int32(name.count)))
    names.append(contentsOf: name)
  }

  /// Puts the pictures from `start` on into natural order of their names; equal names in the order
  /// of their folders.
  mutating func sort(from start: Int) {
    names.withUnsafeBufferPointer { names in
      func name(_ entry: Entry) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(
          rebasing: names[entry.nameStart..<entry.nameStart + Int(entry.nameCount)])
      }
      entries[start...].sort {
        let order = NaturalOrder.compare(name($0), name($1))
        return order != 0 ? order < 0 : $0.folder < $1.folder
      }
    }
  }
}
