import Localization
import PhotoBrowserApp
import PictureFacts

/// An album in another order, or only the photos of it whose names somebody looks for.
///
/// Sorted by what has to be read first, photos are in the order of the album until something is known of them, and those of
/// which nobody knows it stay behind the others.
@MainActor
public final class ArrangedAlbum: @preconcurrency PhotoAlbum {
  /// Told where the photo of a page is from now on; nil when it is not shown any more.
  public var didRearrange: (_ newPage: (Int) -> Int?) -> Void = { _ in }

  let base: any PhotoAlbum
  private(set) weak var source: (any PhotoSortSource)?
  /// Pages of the base; nil for all of them as they are.
  private(set) var order: [Int32]?
  private var filter = NameFilter("")
  /// Pictures that were found and have another name now: whoever renames what was found is still looking at it.
  private var renamed: Set<Int32> = []
  /// Pictures whose files are being moved away: what is done next is done to others, however slow the disk is.
  private var leaving: Set<Int32> = []
  /// Which pictures are shown; nil for all.
  public private(set) var restriction: ((Int32) -> Bool)?
  var readings: [PhotoSorting.Key: ValueReading] = [:]
  var stacks = Stacks()
  private var seed: UInt64 = 0
  /// What stands together, page by page; empty while nothing is gathered.
  public private(set) var sections: [PhotoSection] = []

  /// - Parameter source: nil where photos can be sorted by name only.
  public init(_ base: any PhotoAlbum, source: (any PhotoSortSource)? = nil) {
    self.base = base
    self.source = source
    takeStacks()
    order = arranged()
  }

  // MARK: - As an album

  public var count: Int { order?.count ?? base.count }

  public func photo(at page: Int) -> Photo { base.photo(at: basePage(page)) }

  public var reasonForEmptiness: String {
    leaving.isEmpty ? base.reasonForEmptiness : Words.text("All photos are in the trash.")
  }

  private func basePage(_ page: Int) -> Int { order.map { Int($0[page]) } ?? page }

  /// Where a page of the base is shown; nil when it is not.
  public func page(ofBase page: Int) -> Int? {
    guard let order else { return page < base.count ? page : nil }
    return order.firstIndex(of: Int32(page)) ?? coverPage(ofBase: page)
  }

  // MARK: - What is asked of it

  public private(set) var sorting = PhotoSorting()
  public private(set) var grouping = PhotoGrouping.none

  /// What a photo can be sorted by here.
  public var keys: [PhotoSorting.Key] {
    source == nil ? [.name, .random] : PhotoSorting.Key.allCases
  }

  /// By what photos can stand together here.
  public var groupings: [PhotoGrouping] { source == nil ? [.none] : PhotoGrouping.allCases }

  /// Shows them in another order; at random in another one each time.
  public func sort(by sorting: PhotoSorting) {
    guard sorting != self.sorting || sorting.key == .random else { return }
    self.sorting = sorting
    if sorting.key == .random { seed &+= 1 }
    readValues()
    rearrange()
  }

  /// Gathers them under headings: in each group they are in the order that they are sorted in.
  public func group(by grouping: PhotoGrouping) {
    guard grouping != self.grouping, groupings.contains(grouping) else { return }
    self.grouping = grouping
    readValues()
    rearrange()
  }

  /// What names have in them of the photos that are shown; empty for all.
  public var text: String { filter.text }

  public var isFiltered: Bool { !filter.isEmpty }

  /// Shows only the photos that have a text in their names.
  public func find(_ text: String) {
    let new = NameFilter(text)
    guard new != filter else { return }
    // What was renamed is found by its name again.
    let narrows = isFiltered && new.narrows(filter) && renamed.isEmpty
    filter = new
    renamed = []
    rearrange(narrows ? order : nil)
  }

  /// Only some pictures are shown.
  public var isRestricted: Bool { restriction != nil }

  /// Shows only these pictures, as the answer is now, for as long as there are some; nil shows all.
  public func restrict(to isShown: ((Int32) -> Bool)?) {
    restriction = isShown
    rearrange()
  }

  /// Pictures that are on their way out of the base are not shown any more.
  public func hide(_ pictures: [Int32]) {
    leaving.formUnion(pictures)
    rearrange()
  }

  /// Pictures are shown that were hidden, as far as the base has them.
  public func unhide(_ pictures: [Int32]) {
    guard !leaving.isDisjoint(with: pictures) else { return }
    leaving.subtract(pictures)
    rearrange()
  }

  /// The base has changed. Returns where the photo of a page is from now on.
  ///
  /// - Parameters:
  ///   - isOther: something else was opened in its place: what was to be seen of the old one means nothing there.
  ///   - newPage: of the base; nil when it has gone.
  public func baseDidChange(
    isOther: Bool = false, newPage: @escaping (Int) -> Int?
  ) -> (Int) -> Int? {
    let old = order
    if isOther { restriction = nil }
    if isFiltered { keepRenamed((old ?? []).compactMap { newPage(Int($0)) }) }
    takeStacks()
    if !leaving.isEmpty {
      leaving.formIntersection((0..<base.count).lazy.map { self.base.photo(at: $0).picture })
    }
    order = arrangedOrAll()
    readValues(ofNew: true)
    sections = sections(of: order)
    let places = self.places
    return { page in newPage(old.map { Int($0[page]) } ?? page).flatMap(places) }
  }

  /// - Parameter found: pages of the base that were shown until now.
  private func keepRenamed(_ found: [Int]) {
    renamed = Set(
      found.lazy.map { self.base.photo(at: $0) }.filter { !self.filter.matches($0.name) }
        .map(\.picture))
  }

  // MARK: - Arranging

  /// - Parameter narrowed: pages among which those that are wanted are, in their order.
  func rearrange(_ narrowed: [Int32]? = nil) {
    let (old, oldSections) = (order, sections)
    order = narrowed.map(filtered) ?? arrangedOrAll()
    sections = sections(of: order)
    guard order != old || sections != oldSections else { return }
    let places = self.places
    didRearrange { page in places(old.map { Int($0[page]) } ?? page) }
  }

  /// From pages of the base to those that are shown.
  private var places: (Int) -> Int? {
    guard let order else { return { $0 } }
    var places = [Int32](repeating: -1, count: base.count)
    for (page, other) in order.enumerated() { places[Int(other)] = Int32(page) }
    return { places[$0] < 0 ? nil : Int(places[$0]) }
  }

  /// Not all photos of the base may be shown.
  private var leavesOut: Bool {
    isFiltered || isRestricted || !stacks.hidden.isEmpty || !leaving.isEmpty
  }

  private func filtered(_ pages: [Int32]) -> [Int32] {
    guard leavesOut else { return pages }
    return pages.filter {
      let photo = base.photo(at: Int($0))
      guard !stacks.hidden.contains(photo.picture), !leaving.contains(photo.picture) else {
        return false
      }
      return (restriction?(photo.picture) ?? true)
        && (filter.matches(photo.name) || renamed.contains(photo.picture))
    }
  }

  /// When none is left of those that are to be seen, all are: nobody could ask for them where there is nothing.
  private func arrangedOrAll() -> [Int32]? {
    let new = arranged()
    guard isRestricted, !isFiltered, new?.isEmpty == true, base.count > 0 else { return new }
    restriction = nil
    return arranged()
  }

  private func arranged() -> [Int32]? {
    if sorting == PhotoSorting(), grouping == .none, !leavesOut { return nil }
    return grouped(sorted(filtered(Array(0..<Int32(base.count)))))
  }

  private func sorted(_ pages: [Int32]) -> [Int32] {
    switch sorting.key {
    case .name: sorting.isDescending ? pages.reversed() : pages
    case .random: pages.map { ($0, shuffled($0)) }.sorted { $0.1 < $1.1 }.map(\.0)
    case .dateTaken, .dateChanged, .size: sortedByValue(pages)
    }
  }

  private func sortedByValue(_ pages: [Int32]) -> [Int32] {
    let values = values(of: sorting.key)
    var known: [(page: Int32, value: Double)] = []
    var unknown: [Int32] = []
    for page in pages {
      if let value = values[base.photo(at: Int(page)).picture] {
        known.append((page, sorting.isDescending ? -value : value))
      } else {
        unknown.append(page)
      }
    }
    known.sort { $0.value != $1.value ? $0.value < $1.value : $0.page < $1.page }
    return known.map(\.page) + unknown
  }

  /// A number that says nothing of the page, and another one for each seed: the same for the same pictures.
  private func shuffled(_ page: Int32) -> UInt64 {
    // derivation: SplitMix64 (Steele, Lea, Flood 2014): its increment and its finaliser's shifts and factors.
    let picture = UInt64(UInt32(bitPattern: base.photo(at: Int(page)).picture))
    var bits = (picture &+ seed &* 0x1_0000_0001) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
