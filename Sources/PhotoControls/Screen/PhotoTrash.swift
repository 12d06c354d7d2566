/// Where photos go that nobody wants any more, and from where they come back. Their album finds out by itself.
@MainActor
public protocol PhotoTrash: AnyObject {
  /// There is something that can be put back.
  var canRestore: Bool { get }
  /// `receiver` hears nil when it is there, or else a sentence that says why not.
  func moveToTrash(_ picture: Int32, _ receiver: @escaping @MainActor (_ problem: String?) -> Void)
  /// Puts back what was moved there last. `receiver` hears nil, or else why it is not.
  func restoreLast(_ receiver: @escaping @MainActor (_ problem: String?) -> Void)
}
