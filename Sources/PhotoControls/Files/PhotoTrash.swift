/// Where photos go that nobody wants any more, and from where they come back. Their album finds out by itself.
@MainActor
public protocol PhotoTrash: AnyObject {
  /// `receiver` hears nil when it is there, or else a sentence that says why not.
  func moveToTrash(_ picture: Int32, _ receiver: @escaping @MainActor (_ problem: String?) -> Void)
  /// Puts back what was moved there. `receiver` hears nil, or else why it is not.
  func restore(_ picture: Int32, _ receiver: @escaping @MainActor (_ problem: String?) -> Void)
}
