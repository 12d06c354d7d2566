/// Where photos go that nobody wants any more, and from where they come back. Their album finds out by itself.
@MainActor
public protocol PhotoTrash: AnyObject {
  /// Moves a photo there with what belongs to it: all of it, or nothing. `receiver` hears nil when it is there, or else a
  /// sentence that says why not.
  ///
  /// - Parameter others: what is seen with it only.
  func moveToTrash(
    _ picture: Int32, with others: [Int32],
    _ receiver: @escaping @MainActor (_ problem: String?) -> Void)
  /// Puts back what was moved there with that photo. `receiver` hears nil, or else why it is not.
  func restore(_ picture: Int32, _ receiver: @escaping @MainActor (_ problem: String?) -> Void)
  /// Something was moved there before the program was started, and nobody has put it back.
  var hasEarlier: Bool { get }
  /// Puts back what was moved there last before the program was started. `receiver` hears the sentence that says what has come
  /// of it.
  func restoreEarlier(_ receiver: @escaping @MainActor (_ news: String) -> Void)
}
