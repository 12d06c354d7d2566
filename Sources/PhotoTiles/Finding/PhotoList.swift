/// The pictures of an album, files and web addresses, in the order of its pages.
///
/// A picture's number stays when files come and go before it, and belongs to no other file ever
/// after. Compact: a hundred thousand names are one block of bytes, and folders are named once.
public struct PhotoList: Sendable {
  struct File {
    var folder: Int32
    var nameStart: UInt32
    var nameCount: UInt32
  }

  /// Pages that belong together.
  struct Section {
    /// They are all that this folder holds, in natural order; nil for files that were named one by one, as they
    /// were named.
    var folder: Int32?
    var count = 0
  }

  /// Each ends with a slash, or is empty for the folder the program runs in.
  private(set) var folders: [[UInt8]] = []
  private var folderNumbers: [[UInt8]: Int32] = [:]
  private var names: [UInt8] = []
  /// By the picture's number.
  private(set) var files: [File] = []
  /// The picture on each page.
  private(set) var pictures: [Int32] = []
  private(set) var sections: [Section] = []
  /// Pictures whose place another one has taken.
  private var successors: [Int32: Int32] = [:]

  /// - Parameter folders: have the same numbers as in the list that this one is made anew from.
  init(folders: [[UInt8]] = []) {
    for folder in folders { _ = addFolder(folder) }
  }

  /// Of pages.
  public var count: Int { pictures.count }
  /// It has no pages.
  public var isEmpty: Bool { pictures.isEmpty }

  /// The number of the picture on a page.
  public func picture(at page: Int) -> Int32 { pictures[page] }

  /// The page of a picture that was there once, or of what has taken its place; nil when that is
  /// gone.
  public func page(of picture: Int32) -> Int? {
    let newest = newest(picture)
    // A file that was named twice is there twice.
    return pages(ofFileOf: newest).first { pictures[$0] == newest }
  }

  /// The first page of the file that a picture was of, though it may have gone and come again since; nil when there is
  /// none.
  public func page(ofFileOf picture: Int32) -> Int? { pages(ofFileOf: newest(picture)).first }

  private func newest(_ picture: Int32) -> Int32 {
    var picture = picture
    while let next = successors[picture] { picture = next }
    return picture
  }

  private func pages(ofFileOf picture: Int32) -> [Int] {
    let file = files[Int(picture)]
    return withName(file) { name in
      sectionPages.flatMap { pages(of: name, file.folder, in: $0.section, $0.pages) }
    }
  }

  /// The file's name without its folder, for a caption: on one line, and what is no text replaced.
  public func name(of picture: Int32) -> String {
    if let address = address(of: picture) { return address.name }
    return withName(files[Int(picture)]) { String(decoding: $0, as: UTF8.self) }.onOneLine
  }

  /// It is a film by its name: a still stands for it.
  public func isFilm(_ picture: Int32) -> Bool {
    withName(files[Int(picture)]) { PictureName($0) } == .film && address(of: picture) == nil
  }

  /// For messages: bytes that are not UTF-8 are replaced, so it may not open the file.
  public func path(of picture: Int32) -> String {
    String(decoding: pathBytes(of: picture), as: UTF8.self)
  }

  /// As the file system has it, which need not be text; nil for what is no file of this machine.
  public func filePath(of picture: Int32) -> [UInt8]? {
    address(of: picture) == nil ? pathBytes(of: picture) : nil
  }

  /// The number of the folder that a picture's file lies in; nil for what is no file of this machine.
  public func folder(of picture: Int32) -> Int32? {
    address(of: picture) == nil ? files[Int(picture)].folder : nil
  }

  /// Of a folder, as the file system has it: it ends with a slash, or is empty for the one that the program runs in.
  public func path(ofFolder folder: Int32) -> [UInt8] { folders[Int(folder)] }

  /// Nil for a picture on a disk.
  func address(of picture: Int32) -> HTTPAddress? {
    // Asked of every picture, most of which are files.
    folders[Int(files[Int(picture)].folder)].contains(UInt8(ascii: ":"))
      ? HTTPAddress(path(of: picture)) : nil
  }

  /// As the file system has it.
  func pathBytes(of picture: Int32) -> [UInt8] {
    let file = files[Int(picture)]
    return withName(file) { folders[Int(file.folder)] + $0 }
  }

  func withName<Value>(_ file: File, _ body: (UnsafeBufferPointer<UInt8>) -> Value) -> Value {
    names.withUnsafeBufferPointer {
      let start = Int(file.nameStart)
      return body(UnsafeBufferPointer(rebasing: $0[start..<start + Int(file.nameCount)]))
    }
  }

  // MARK: - Where things are

  /// Every section and its pages.
  var sectionPages: [(section: Section, pages: Range<Int>)] {
    var start = 0
    return sections.map { section in
      defer { start += section.count }
      return (section, start..<start + section.count)
    }
  }

  /// The pages of this file among those of a section.
  func pages(
    of name: UnsafeBufferPointer<UInt8>, _ folder: Int32, in section: Section, _ pages: Range<Int>
  ) -> [Int] {
    func isSame(_ page: Int) -> Bool { compare(files[Int(pictures[page])], name, folder) == 0 }
    guard let own = section.folder else { return pages.filter(isSame) }
    guard own == folder else { return [] }
    let place = place(of: name, folder, in: pages)
    return Array((place..<pages.upperBound).prefix(while: isSame))
  }

  /// The first of these pages, which are in natural order, that does not come before a file of this name.
  func place(
    of name: UnsafeBufferPointer<UInt8>, _ folder: Int32, in pages: Range<Int>
  ) -> Int {
    var (low, high) = (pages.lowerBound, pages.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if compare(files[Int(pictures[middle])], name, folder) < 0 {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// Equal names are in the order of their folders.
  func compare(_ file: File, _ name: UnsafeBufferPointer<UInt8>, _ folder: Int32) -> Int {
    let order = withName(file) { NaturalOrder.compare($0, name) }
    return order != 0 ? order : Int(file.folder) - Int(folder)
  }

  func number(ofFolder prefix: [UInt8]) -> Int32? { folderNumbers[prefix] }

  // MARK: - Making

  /// The folder of a file and its name in it.
  mutating func addFolder(ofFile path: [UInt8]) -> (folder: Int32, name: [UInt8]) {
    let slash = path.lastIndex(of: UInt8(ascii: "/")) ?? -1
    return (addFolder(Array(path[...slash])), Array(path[(slash + 1)...]))
  }

  /// The number that `append` wants for files of this folder.
  mutating func addFolder(_ prefix: [UInt8]) -> Int32 {
    if let known = folderNumbers[prefix] { return known }
    let number = Int32(folders.count)
    folders.append(prefix)
    folderNumbers[prefix] = number
    return number
  }

  mutating func makeFile(_ name: UnsafeBufferPointer<UInt8>, folder: Int32) -> File {
    let start = UInt32(names.count)
    names.append(contentsOf: name)
    return File(folder: folder, nameStart: start, nameCount: UInt32(name.count))
  }

  /// A new picture, on no page yet.
  mutating func addPicture(_ file: File) -> Int32 {
    files.append(file)
    return Int32(files.count - 1)
  }

  /// On the last page.
  mutating func append(_ name: UnsafeBufferPointer<UInt8>, folder: Int32) {
    pictures.append(addPicture(makeFile(name, folder: folder)))
  }

  /// The pages from `start` on become a section; those of a folder in natural order.
  /// Only while the list is made: pictures get other numbers.
  mutating func endSection(from start: Int, folder: Int32?) {
    if folder != nil { sort(from: start) }
    sections.append(Section(folder: folder, count: count - start))
  }

  private mutating func sort(from start: Int) {
    guard count - start > 1 else { return }
    var shared = Int.max
    withName(files[start]) { first in
      for file in files[start...] {
        shared = min(shared, withName(file) { SortKey.sharedPrefix(first, $0) })
      }
    }
    var keys = files[start...].map { file in
      withName(file) { (SortKey(UnsafeBufferPointer(rebasing: $0[shared...])).value, file) }
    }
    keys.sort { first, second in
      if first.0 != second.0 { return first.0 < second.0 }
      return withName(second.1) { compare(first.1, $0, second.1.folder) < 0 }
    }
    for (index, key) in keys.enumerated() { files[start + index] = key.1 }
  }

  // MARK: - Changing

  mutating func setPictures(_ pictures: [Int32], sections: [Section]) {
    self.pictures = pictures
    self.sections = sections
  }

  mutating func setPicture(_ picture: Int32, at page: Int) { pictures[page] = picture }

  mutating func insert(_ picture: Int32, at page: Int, section: Int) {
    pictures.insert(picture, at: page)
    sections[section].count += 1
  }

  mutating func remove(at page: Int, section: Int) {
    pictures.remove(at: page)
    sections[section].count -= 1
  }

  mutating func setFile(_ file: File, of picture: Int32) { files[Int(picture)] = file }

  mutating func setSuccessor(_ next: Int32?, of picture: Int32) { successors[picture] = next }
}
