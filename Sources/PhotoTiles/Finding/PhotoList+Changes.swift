/// What happens to files, one at a time. Pages and names of other files stay.
extension PhotoList {
  /// The pages of this file: more than one when it was named more than once.
  private func places(of name: FolderName) -> [(section: Int, page: Int)] {
    name.bytes.withUnsafeBufferPointer { bytes in
      sectionPages.enumerated().flatMap { index, element in
        pages(of: bytes, name.folder, in: element.section, element.pages).map { (index, $0) }
      }
    }
  }

  /// The pictures of this file.
  func pictures(of name: FolderName) -> [Int32] { places(of: name).map { pictures[$0.page] } }

  func contains(_ name: FolderName) -> Bool { !places(of: name).isEmpty }

  /// All that the folder holds is shown.
  func showsAll(of folder: Int32) -> Bool { sections.contains { $0.folder == folder } }

  /// A file has bytes that it did not have before, or is new.
  ///
  /// - Parameter former: the picture that it was before it went, when it is the same file again.
  mutating func write(_ name: FolderName, as former: Int32? = nil) {
    let places = places(of: name)
    for (_, page) in places { replace(at: page) }
    guard places.isEmpty else { return }
    for index in sections.indices where sections[index].folder == name.folder {
      // A picture is on one page only.
      let again = former.flatMap { pictures.contains($0) ? nil : $0 }
      if let again { setSuccessor(nil, of: again) }
      insert(again ?? addPicture(name), named: name, section: index)
    }
  }

  /// Its file has other bytes.
  mutating func replace(_ picture: Int32) {
    if let page = page(of: picture) { replace(at: page) }
  }

  private mutating func replace(at page: Int) {
    let old = pictures[page]
    let new = addPicture(files[Int(old)])
    setSuccessor(new, of: old)
    setPicture(new, at: page)
  }

  /// - Returns: the pictures that it was.
  @discardableResult
  mutating func remove(_ name: FolderName) -> [Int32] {
    let places = places(of: name)
    let pictures = places.map { self.pictures[$0.page] }
    for (section, page) in places.reversed() { remove(at: page, section: section) }
    return pictures
  }

  /// The pictures of one file are those of another name now, in the place of what had it before.
  mutating func rename(_ old: FolderName, to new: FolderName) {
    let replaced = remove(new)
    // A file that was named by itself is followed in its folder, and keeps its place.
    for (section, page) in places(of: old)
    where sections[section].folder == nil && old.folder == new.folder {
      setFile(makeFile(new), of: pictures[page])
      for gone in replaced { setSuccessor(pictures[page], of: gone) }
    }
    var left = remove(old)[...]
    for section in sections.indices where sections[section].folder == new.folder {
      let file = makeFile(new)
      let picture: Int32
      if let first = left.popFirst() {
        picture = first
        setFile(file, of: first)
      } else {
        picture = addPicture(file)
      }
      insert(picture, named: new, section: section)
      for gone in replaced { setSuccessor(picture, of: gone) }
    }
  }

  private mutating func insert(_ picture: Int32, named name: FolderName, section: Int) {
    let page = name.bytes.withUnsafeBufferPointer {
      place(of: $0, name.folder, in: sectionPages[section].pages)
    }
    insert(picture, at: page, section: section)
  }

  private mutating func addPicture(_ name: FolderName) -> Int32 { addPicture(makeFile(name)) }

  private mutating func makeFile(_ name: FolderName) -> File {
    name.bytes.withUnsafeBufferPointer { makeFile($0, folder: name.folder) }
  }

  // MARK: - Found anew

  /// The pages of a list that was made from scratch, with this one's folders; a file that is in both
  /// keeps its number.
  mutating func take(_ fresh: PhotoList) {
    for folder in fresh.folders { _ = addFolder(folder) }
    let old = sectionPages
    var taken = Set<Int>()
    var pictures: [Int32] = []
    pictures.reserveCapacity(fresh.count)
    for (section, pages) in fresh.sectionPages {
      let index = old.indices.first {
        old[$0].section.folder == section.folder && !taken.contains($0)
      }
      if let index { taken.insert(index) }
      let before = index.map { old[$0].pages } ?? 0..<0
      var next = before.lowerBound
      for page in pages {
        let file = fresh.files[Int(fresh.pictures[page])]
        // Both are in the same order.
        let picture = fresh.withName(file) { name in
          func order(_ page: Int) -> Int {
            compare(files[Int(self.pictures[page])], name, file.folder)
          }
          let known: Int?
          if section.folder == nil {
            known = (next..<before.upperBound).first { order($0) == 0 }
          } else {
            while next < before.upperBound, order(next) < 0 { next += 1 }
            known = next < before.upperBound && order(next) == 0 ? next : nil
          }
          guard let known else { return addPicture(makeFile(name, folder: file.folder)) }
          next = known + 1
          return self.pictures[known]
        }
        pictures.append(picture)
      }
    }
    setPictures(pictures, sections: fresh.sections)
  }
}
