/// Whoever knows by what photos can be sorted.
@MainActor
public protocol PhotoSortSource: AnyObject {
  /// Finds out what pictures are sorted by, off the main thread, and says of some after the other what it is, on the main
  /// thread: seconds or bytes; nil where nobody knows. Who asks anew hears nothing of what was asked before.
  ///
  /// - Parameter key: not by name and not at random.
  func readValues(
    of pictures: [Int32], for key: PhotoSorting.Key,
    _ receiver: @escaping @MainActor (_ picture: Int32, _ value: Double?) -> Void)
}
