import PhotoBrowserApp
import PictureFacts
import Testing

@testable import PhotoGrid

@MainActor
struct ArrangedAlbumTests {
  /// Answers when it is told to.
  final class Source: PhotoSortSource {
    var values: [Int32: Double] = [:]
    private(set) var asked: [Int32] = []
    private(set) var key: PhotoSorting.Key?
    /// Of each picture's folder; and how folders are called.
    var folders: [Int32: Int32] = [:]
    var paths: [Int32: [String]] = [:]
    private var receivers: [PhotoSorting.Key: @MainActor (Int32, Double?) -> Void] = [:]
    private var receiver: (@MainActor (Int32, Double?) -> Void)?

    func readValues(
      of pictures: [Int32], for key: PhotoSorting.Key,
      _ receiver: @escaping @MainActor (_ picture: Int32, _ value: Double?) -> Void
    ) {
      (asked, self.key, self.receiver) = (pictures, key, receiver)
      receivers[key] = pictures.isEmpty ? nil : receiver
    }

    func folder(of picture: Int32) -> Int32? { folders[picture] }

    func path(ofFolder folder: Int32) -> [String] { paths[folder] ?? [] }

    var askedKeys: Set<PhotoSorting.Key> { Set(receivers.keys) }

    /// Whatever else was asked.
    func say(_ value: Double?, of picture: Int32, for key: PhotoSorting.Key) {
      receivers[key]?(picture, value)
    }

    func answer(_ count: Int = .max) {
      for picture in asked.prefix(count) { receiver?(picture, values[picture]) }
      asked = Array(asked.dropFirst(count))
    }
  }

  /// A base that changes.
  final class Base: PhotoAlbum {
    var photos: [Photo]
    var count: Int { photos.count }
    let reasonForEmptiness = "There are no photos."

    init(_ names: [String]) {
      photos = names.enumerated().map { Photo(name: $1, picture: Int32($0)) }
    }

    func photo(at page: Int) -> Photo { photos[page] }
  }

  /// What was to be seen of one folder means nothing in another one, and none of it leaves nothing to see.
  @Test func someAreShownForAsLongAsThereAreSome() {
    let base = Base(["a.jpg", "b.jpg", "c.jpg"])
    let album = ArrangedAlbum(base)
    func names() -> [String] { (0..<album.count).map { album.photo(at: $0).name } }
    album.restrict { $0 == 1 }
    #expect(names() == ["b.jpg"] && album.isRestricted)
    // Whoever looks for a name among them finds none.
    album.find("c")
    #expect(names().isEmpty && album.isRestricted)
    album.find("")
    #expect(names() == ["b.jpg"])
    base.photos.remove(at: 1)
    _ = album.baseDidChange { $0 == 1 ? nil : min($0, 1) }
    #expect(names() == ["a.jpg", "c.jpg"] && !album.isRestricted)
    album.restrict { $0 == 0 }
    base.photos = Base(["d.jpg", "e.jpg"]).photos
    _ = album.baseDidChange(isOther: true) { _ in nil }
    #expect(names() == ["d.jpg", "e.jpg"] && !album.isRestricted)
  }

  /// Whoever renames one of those that were found still sees it, until they look for something else.
  @Test func whatIsRenamedStaysFound() {
    let base = Base(["ab.jpg", "b.jpg", "c.jpg", "bc.jpg"])
    let album = ArrangedAlbum(base)
    func names() -> [String] { (0..<album.count).map { album.photo(at: $0).name } }
    album.find("b")
    #expect(names() == ["ab.jpg", "b.jpg", "bc.jpg"])
    base.photos[1].name = "x.jpg"
    let newPage = album.baseDidChange { $0 }
    #expect(names() == ["ab.jpg", "x.jpg", "bc.jpg"])
    #expect((0..<3).map(newPage) == [0, 1, 2])
    // It goes with its file, and what comes anew has to have the name.
    base.photos[1] = Photo(name: "y.jpg", picture: 9)
    let later = album.baseDidChange { $0 == 1 ? nil : $0 }
    #expect(names() == ["ab.jpg", "bc.jpg"] && (0..<3).map(later) == [0, nil, 1])
    base.photos[0].name = "z.jpg"
    _ = album.baseDidChange { $0 }
    #expect(names() == ["z.jpg", "bc.jpg"])
    album.find("bc")
    #expect(names() == ["bc.jpg"])
    album.find("")
    #expect(names() == ["z.jpg", "y.jpg", "c.jpg", "bc.jpg"])
  }

  private func sorting(_ key: PhotoSorting.Key, isDescending: Bool = false) -> PhotoSorting {
    var sorting = PhotoSorting()
    (sorting.key, sorting.isDescending) = (key, isDescending)
    return sorting
  }

  private func pictures(_ album: ArrangedAlbum) -> [Int32] {
    (0..<album.count).map { album.photo(at: $0).picture }
  }

  @Test func asItIsItIsTheBase() {
    let album = ArrangedAlbum(Base(["a", "b"]))
    #expect(pictures(album) == [0, 1])
    #expect(album.keys == [.name, .random])
    #expect(album.page(ofBase: 1) == 1 && album.page(ofBase: 2) == nil)
  }

  @Test func namesAreFoundInTheirOrder() {
    let album = ArrangedAlbum(Base(["beach", "Cat", "teach", "dog", "Bea"]))
    var moves: [[Int?]] = []
    album.didRearrange = { newPage in moves.append((0..<5).map(newPage)) }
    album.find("EA")
    #expect(pictures(album) == [0, 2, 4])
    #expect(moves == [[0, nil, 1, nil, 2]])
    album.didRearrange = { newPage in moves.append((0..<3).map(newPage)) }
    album.find("each")
    #expect(pictures(album) == [0, 2])
    #expect(moves.last == [0, 1, nil])
    album.didRearrange = { _ in }
    album.find("nothing")
    #expect(album.count == 0 && album.isFiltered)
    album.find("")
    #expect(pictures(album) == [0, 1, 2, 3, 4])
  }

  /// All are there at once, and go to their places while values come: after 64, 128, … and all of them.
  @Test func valuesSortThemWhileTheyCome() throws {
    let source = Source()
    for picture in Int32(0)..<200 { source.values[picture] = Double((picture * 77) % 200) }
    // Nobody knows this one.
    source.values[5] = nil
    let album = ArrangedAlbum(Base((0..<200).map { "\($0)" }), source: source)
    var count = 0
    album.sort(by: sorting(.dateTaken))
    album.didRearrange = { _ in count += 1 }
    #expect(pictures(album) == Array(0..<200))
    #expect(source.key == .dateTaken && source.asked.count == 200)
    source.answer(63)
    #expect(count == 0)
    source.answer(1)
    #expect(count == 1)
    let first = pictures(album)
    let known = first.prefix(63).map { source.values[$0] ?? -1 }
    #expect(known == known.sorted())
    // Those of which nothing is known are behind them, as they were.
    #expect(Array(first.suffix(136)) == Array(64..<200))
    source.answer()
    #expect(count == 3)
    let all = pictures(album)
    #expect(all.last == 5)
    let values = all.dropLast().map { source.values[$0] ?? -1 }
    #expect(values == values.sorted())
    album.sort(by: sorting(.dateTaken, isDescending: true))
    #expect(pictures(album) == Array(all.dropLast().reversed()) + [5])
    // By name, nobody waits for values any more.
    album.sort(by: sorting(.name))
    #expect(pictures(album) == Array(0..<200) && source.asked.isEmpty)
  }

  @Test func equalValuesStayInOrder() {
    let source = Source()
    source.values = [0: 2, 1: 1, 2: 2, 3: 1]
    let album = ArrangedAlbum(Base(["a", "b", "c", "d"]), source: source)
    album.sort(by: sorting(.size))
    source.answer()
    #expect(pictures(album) == [1, 3, 0, 2])
    album.sort(by: sorting(.size, isDescending: true))
    #expect(pictures(album) == [0, 2, 1, 3])
  }

  @Test func atRandomIsAnotherOrderEachTime() {
    let album = ArrangedAlbum(Base((0..<100).map { "\($0)" }))
    album.sort(by: sorting(.random))
    let first = pictures(album)
    #expect(Set(first).count == 100 && first != Array(0..<100))
    album.find("1")
    let found = pictures(album)
    #expect(found == first.filter { "\($0)".contains("1") })
    album.find("")
    #expect(pictures(album) == first)
    album.sort(by: sorting(.random))
    #expect(Set(pictures(album)).count == 100 && pictures(album) != first)
  }

  @Test func namesTheOtherWayRound() {
    let album = ArrangedAlbum(Base(["a", "b", "c"]))
    album.sort(by: sorting(.name, isDescending: true))
    #expect(pictures(album) == [2, 1, 0])
  }

  /// Files come and go: what is shown stays where it is among what is left, and only what is new is asked for.
  @Test func theBaseChanges() {
    let source = Source()
    source.values = [0: 3, 1: 2, 2: 1, 9: 2.5]
    let base = Base(["a", "b", "c"])
    let album = ArrangedAlbum(base, source: source)
    album.sort(by: sorting(.size))
    source.answer()
    #expect(pictures(album) == [2, 1, 0])
    // The second goes, and one comes to the front.
    let old = base.photos
    base.photos = [Photo(name: "0", picture: 9), old[0], old[2]]
    let newPage = album.baseDidChange { page in [0: 1, 2: 2][page] }
    #expect((0..<3).map(newPage) == [0, nil, 1])
    #expect(source.asked == [9])
    source.answer()
    #expect(pictures(album) == [2, 9, 0])
  }

  /// An answer to a question of before is not heard.
  @Test func anotherQuestionForgetsTheFirst() {
    let source = Source()
    source.values = [0: 3, 1: 2]
    let album = ArrangedAlbum(Base(["a", "b"]), source: source)
    album.sort(by: sorting(.size))
    source.answer()
    album.sort(by: sorting(.dateTaken))
    #expect(pictures(album) == [0, 1])
  }

  // MARK: - Groups

  private func date(_ year: Int, _ month: Int, _ day: Int) throws -> Double {
    try #require(PhotoDate(year: year, month: month, day: day)).sortValue
  }

  private func sections(_ album: ArrangedAlbum) -> [String] {
    album.sections.map { section in
      switch section.subject {
      case .month(let month): "\(month.year)-\(month.month): \(section.count)"
      case .undated: (section.isBeingRead ? "reading: " : "undated: ") + "\(section.count)"
      case .folder: "\(section.name): \(section.count)"
      case .elsewhere: "elsewhere: \(section.count)"
      }
    }
  }

  /// By name at once, under one heading; under their months when the dates are there.
  @Test func monthsComeWithTheDates() throws {
    let source = Source()
    source.values = [
      0: try date(2026, 11, 2), 1: try date(2026, 10, 30), 3: try date(2026, 11, 1),
      4: try date(2025, 11, 1),
    ]
    let album = ArrangedAlbum(Base(["a", "b", "c", "d", "e"]), source: source)
    var count = 0
    album.didRearrange = { _ in count += 1 }
    #expect(album.groupings == PhotoGrouping.allCases)
    album.group(by: .month)
    #expect(count == 1 && source.key == .dateTaken)
    #expect(pictures(album) == [0, 1, 2, 3, 4])
    #expect(sections(album) == ["reading: 5"])
    source.answer()
    #expect(count == 2)
    // In a month, by name.
    #expect(pictures(album) == [4, 1, 0, 3, 2])
    #expect(sections(album) == ["2025-11: 1", "2026-10: 1", "2026-11: 2", "undated: 1"])
    // The dates that are known are not asked for again.
    album.sort(by: sorting(.dateTaken, isDescending: true))
    #expect(pictures(album) == [0, 3, 1, 4, 2])
    #expect(sections(album) == ["2026-11: 2", "2026-10: 1", "2025-11: 1", "undated: 1"])
    #expect(source.asked.isEmpty)
    album.find("d")
    #expect(sections(album) == ["2026-11: 1"])
    album.find("")
    album.group(by: .none)
    #expect(album.sections.isEmpty && pictures(album) == [0, 3, 1, 4, 2])
  }

  /// Nobody knows any date: that it is not read any more is news all the same.
  @Test func headingsSayWhenNothingIsReadAnyMore() {
    let source = Source()
    let album = ArrangedAlbum(Base(["a"]), source: source)
    album.group(by: .month)
    var count = 0
    album.didRearrange = { _ in count += 1 }
    source.answer()
    #expect(count == 1 && sections(album) == ["undated: 1"])
  }

  /// Sizes and dates are asked for beside each other.
  @Test func monthsSortedBySizeNeedBoth() throws {
    let source = Source()
    let album = ArrangedAlbum(Base(["a", "b", "c"]), source: source)
    album.group(by: .month)
    album.sort(by: sorting(.size))
    #expect(source.askedKeys == [.dateTaken, .size])
    let (october, november) = (try date(2026, 10, 1), try date(2026, 11, 1))
    for (picture, value) in [(Int32(0), november), (1, november), (2, october)] {
      source.say(value, of: picture, for: .dateTaken)
    }
    for (picture, value) in [(Int32(0), 9.0), (1, 7), (2, 8)] {
      source.say(value, of: picture, for: .size)
    }
    #expect(pictures(album) == [2, 1, 0])
    album.sort(by: sorting(.name))
    #expect(source.askedKeys == [.dateTaken])
    album.group(by: .none)
    #expect(source.askedKeys.isEmpty && pictures(album) == [0, 1, 2])
  }

  @Test func foldersAreCalledByWhatTellsThemApart() {
    let source = Source()
    source.folders = [0: 7, 1: 8, 2: 7, 3: 9]
    source.paths = [
      7: ["home", "photos"], 8: ["home", "photos", "2024", "Rome"],
      9: ["home", "photos", "2025", "Rome"],
    ]
    let album = ArrangedAlbum(Base(["a", "b", "c", "d", "e"]), source: source)
    album.group(by: .folder)
    #expect(pictures(album) == [0, 2, 1, 3, 4])
    #expect(
      sections(album) == ["photos: 2", "2024/Rome: 1", "2025/Rome: 1", "elsewhere: 1"])
    album.sort(by: sorting(.name, isDescending: true))
    #expect(pictures(album) == [3, 1, 2, 0, 4])
    // A single folder is called by its own name.
    source.folders = [0: 8, 1: 8, 2: 8, 3: 8, 4: 8]
    album.sort(by: sorting(.name))
    #expect(sections(album) == ["Rome: 5"])
  }

  @Test func whereNobodyKnowsNothingIsGathered() {
    let album = ArrangedAlbum(Base(["a"]))
    #expect(album.groupings == [.none])
    album.group(by: .month)
    #expect(album.grouping == .none && album.sections.isEmpty)
  }
}
