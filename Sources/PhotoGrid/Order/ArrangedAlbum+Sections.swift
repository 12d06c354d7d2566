// Photos that belong together stand together.
extension ArrangedAlbum {
  /// What a page stands under; nil while nothing is gathered.
  func section(of page: Int) -> PhotoSection? {
    var end = 0
    return sections.first {
      end += $0.count
      return page < end
    }
  }

  /// The month in which a page's photo was taken; nil where nobody knows, and where photos are in another order.
  func month(of page: Int) -> PhotoMonth? {
    guard sorting.key == .dateTaken else { return nil }
    return values(of: .dateTaken)[photo(at: page).picture].map(PhotoMonth.init(value:))
  }

  /// Pages of the base, group after group; within a group they stay in their order.
  func grouped(_ pages: [Int32]) -> [Int32] {
    guard grouping != .none else { return pages }
    let ranks = self.ranks
    return pages.enumerated().map { (rank: ranks($1), place: $0, page: $1) }
      .sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }
      .map(\.page)
  }

  /// Where the group of a page of the base comes among the others: what belongs to none comes last, and random order is for
  /// the photos of a group.
  private var ranks: (Int32) -> Int {
    let sign = sorting.isDescending && sorting.key != .random ? -1 : 1
    switch grouping {
    case .none: return { _ in 0 }
    case .month:
      let dates = values(of: .dateTaken)
      return { [base] page in
        guard let date = dates[base.photo(at: Int(page)).picture] else { return .max }
        let month = PhotoMonth(value: date)
        return sign * (month.year * 12 + month.month)
      }
    case .folder:
      let places = folderPlaces
      return { [base, source] page in
        let folder = source?.folder(of: base.photo(at: Int(page)).picture)
        return folder.flatMap { places[$0] }.map { sign * $0 } ?? .max
      }
    }
  }

  /// Folders come as the album has them.
  private var folderPlaces: [Int32: Int] {
    var places: [Int32: Int] = [:]
    for page in 0..<base.count {
      guard let folder = source?.folder(of: base.photo(at: page).picture), places[folder] == nil
      else { continue }
      places[folder] = places.count
    }
    return places
  }

  /// - Parameter order: pages of the base, group after group.
  func sections(of order: [Int32]?) -> [PhotoSection] {
    guard grouping != .none, let order else { return [] }
    let dates = values(of: .dateTaken)
    var sections: [PhotoSection] = []
    for page in order {
      let subject = subject(of: base.photo(at: Int(page)).picture, dates)
      if sections.last?.subject == subject {
        sections[sections.count - 1].count += 1
      } else {
        sections.append(PhotoSection(subject: subject, count: 1))
      }
    }
    if grouping == .folder {
      name(&sections)
    } else if sections.last?.subject == .undated {
      sections[sections.count - 1].isBeingRead = readings[.dateTaken]?.goesOn ?? false
    }
    return sections
  }

  private func subject(of picture: Int32, _ dates: [Int32: Double]) -> PhotoSection.Subject {
    if grouping == .folder {
      return source?.folder(of: picture).map(PhotoSection.Subject.folder) ?? .elsewhere
    }
    return dates[picture].map { .month(PhotoMonth(value: $0)) } ?? .undated
  }

  /// As much of a folder's path as tells it from the others.
  private func name(_ sections: inout [PhotoSection]) {
    let paths = sections.map { section -> [String]? in
      guard case .folder(let folder) = section.subject else { return nil }
      return source?.path(ofFolder: folder)
    }
    let known = paths.compactMap(\.self)
    guard var common = known.first?.count else { return }
    for path in known {
      common = zip(path, known[0]).prefix(common).prefix { $0 == $1 }.count
    }
    for (index, path) in paths.enumerated() {
      guard let path else { continue }
      let own = path.dropFirst(common)
      sections[index].name = own.isEmpty ? path.last ?? "" : own.joined(separator: "/")
    }
  }
}
