import PictureFacts

/// Whoever knows by what photos can be sorted, and in which folders they lie.
@MainActor
public protocol PhotoSortSource: AnyObject {
  /// Finds out what pictures are sorted by, off the main thread, and says of some after the other what it is, on the main
  /// thread: bytes, seconds, or `PhotoDate.sortValue`; nil where nobody knows. Who asks anew for the same key hears nothing of
  /// what was asked before.
  ///
  /// - Parameter key: not by name and not at random.
  func readValues(
    of pictures: [Int32], for key: PhotoSorting.Key,
    _ receiver: @escaping @MainActor (_ picture: Int32, _ value: Double?) -> Void)

  /// Which of the album's photos were taken as one, as it is now.
  var stacks: [PhotoStack] { get }

  /// Which of the album's pages are films, as it is now.
  var filmPages: [Int] { get }

  /// The number of the folder that a picture's file lies in; nil where it lies in none.
  func folder(of picture: Int32) -> Int32?

  /// The names on the way to a folder, from the root on.
  func path(ofFolder folder: Int32) -> [String]
}

extension PhotoSortSource {
  public var stacks: [PhotoStack] { [] }
  public var filmPages: [Int] { [] }
}
