/// The photos to show, in the order of their pages; asked for one by one. Used on the main thread only.
public protocol PhotoAlbum: AnyObject {
  /// How many photos there are.
  var count: Int { get }
  /// - Parameter page: less than `count`.
  func photo(at page: Int) -> Photo
  /// One sentence for a person, for when there are none.
  var reasonForEmptiness: String { get }
}
