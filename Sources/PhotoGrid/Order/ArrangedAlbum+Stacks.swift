import PictureFacts

// Photos that were taken as one are one page until somebody wants to see the others.
extension ArrangedAlbum {
  struct Stacks {
    /// By each of their pictures.
    var byPicture: [Int32: PhotoStack] = [:]
    /// The films of live photos, by these.
    var companions: [Int32: [Int32]] = [:]
    /// Pictures that others stand for.
    var hidden: Set<Int32> = []
    /// Covers of those whose others are shown.
    var opened: Set<Int32> = []
    /// So many photos are behind others of their bursts.
    var hiddenInBursts = 0
    /// Which pages of the base are films; empty where none is.
    var films: [Bool] = []
  }

  /// What there is beside the photos of its pages, or among these.
  public var parts: AlbumParts {
    var parts = AlbumParts()
    // What is looked for is counted as it is found.
    if !isFiltered, !isRestricted { parts.hiddenInBursts = stacks.hiddenInBursts }
    guard !stacks.films.isEmpty else { return parts }
    parts.films =
      order.map { $0.count { stacks.films[Int($0)] } } ?? stacks.films.count { $0 }
    return parts
  }

  /// What a picture that is shown was taken with; nil for most.
  public func stack(of picture: Int32) -> PhotoStack? { stacks.byPicture[picture] }

  /// Pictures that are seen with this one only: what is done to it is done to them.
  public func companions(of picture: Int32) -> [Int32] {
    var companions = stacks.companions[picture] ?? []
    guard let stack = stack(of: picture), stack.kind == .burst, stack.cover == picture,
      !isOpen(stack)
    else { return companions }
    for other in stack.others { companions += [other] + (stacks.companions[other] ?? []) }
    return companions
  }

  /// All of it is shown.
  public func isOpen(_ stack: PhotoStack) -> Bool { stacks.opened.contains(stack.cover) }

  /// Shows all of it, or its cover alone again.
  public func toggle(_ stack: PhotoStack) {
    if stacks.opened.remove(stack.cover) == nil { stacks.opened.insert(stack.cover) }
    hideOthers()
    rearrange()
  }

  /// The album is another one.
  func takeStacks() {
    takeFilms()
    let all = source?.stacks ?? []
    guard !all.isEmpty || !stacks.byPicture.isEmpty else { return }
    stacks.byPicture.removeAll()
    stacks.companions.removeAll()
    // A photo of a burst may have a film as well: then it is one of the burst.
    for stack in all {
      if stack.kind == .live { stacks.companions[stack.cover] = stack.others }
      for picture in [stack.cover] + stack.others { stacks.byPicture[picture] = stack }
    }
    hideOthers(all)
  }

  private func takeFilms() {
    let pages = source?.filmPages ?? []
    stacks.films = pages.isEmpty ? [] : Array(repeating: false, count: base.count)
    for page in pages { stacks.films[page] = true }
  }

  private func hideOthers(_ all: [PhotoStack]? = nil) {
    stacks.hidden.removeAll()
    stacks.hiddenInBursts = 0
    for stack in all ?? source?.stacks ?? [] where !isOpen(stack) {
      stacks.hidden.formUnion(stack.others)
      if stack.kind == .burst { stacks.hiddenInBursts += stack.others.count }
    }
  }

  /// Where what stands for a page of the base is shown.
  func coverPage(ofBase page: Int) -> Int? {
    guard page < base.count, let stack = stacks.byPicture[base.photo(at: page).picture] else {
      return nil
    }
    return (0..<count).first { photo(at: $0).picture == stack.cover }
  }
}
