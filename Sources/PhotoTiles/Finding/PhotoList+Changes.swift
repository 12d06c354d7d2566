/// What happens to files, one at a time. Pages and names of other files stay.
extension PhotoList {
  /// The pages of this file: more than one when it was named more than once.
  private func places(of name: FolderName) -> [(section: Int, page: Int)] {
    name.bytes.withUnsafeBufferPointer { bytes in
      var found: [(Int, Int)] = []
      for (index, (section, pages)) in sectionPages.enumerated()
      where section.folder == nil || section.folder == name.folder {
        var page = place(of: bytes, name.folder, in: pages)
        while page < pages.upperBound,
          compare(files[Int(pictures[page])], bytes, name.folder) == 0
        {
          found.append((index, page))
          page += 1
        }
      }
      return found
    }
  }

  /// The pictures of this file.
  func pictures(of name: FolderName) -> [Int32] { places(of: name).map { pictures[$0.page] } }

  func contains(_ name: FolderName) -> Bool { !places(of: name).isEmpty }

  /// All that the folder holds is shown.
  func showsAll(of folder: Int32) -> Bool { sections.contains { $0.folder == folder } }

  /// A file has bytes that it did not have before, or is new.
  mutating func write(_ name: FolderName) {
    let places = places(of: name)
    for (_, page) in places { replace(at: page) }
    guard places.isEmpty else { return }
    for index in sections.indices where sections[index].folder == name.folder {
      let new = addPicture(name)
      insert(new, named: name, section: index)
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
    let named = places(of: old).map { $0.section }
    let moved = remove(old)
    let replaced = remove(new)
    var left = moved[...]
    var homes = sections.indices.filter { sections[$0].folder == new.folder }
    // A file that was named by itself is followed in its folder.
    if old.folder == new.folder { homes += named.filter { sections[$0].folder == nil } }
    for section in homes {
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
        let picture = fresh.withName(file) { name in
          // Both are in the same order.
          while next < before.upperBound {
            let known = self.pictures[next]
            let order = compare(files[Int(known)], name, file.folder)
            if order > 0 { break }
            next += 1
            if order == 0 { return known }
          }
          return addPicture(makeFile(name, folder: file.folder))
        }
        pictures.append(picture)
      }
    }
    setPictures(pictures, sections: fresh.sections)
  }

  /// Nothing is there any more.
  mutating func removeAll() {
    setPictures([], sections: sections.map { Section(folder: $0.folder) })
  }
}
