import PictureFacts

/// Whoever notes in a photo's file how it is turned. Its album finds out by itself.
@MainActor
public protocol PhotoTurner: AnyObject {
  /// Somebody has allowed it: nobody is asked again.
  var mayChangeFiles: Bool { get set }
  /// `receiver` hears nil when it is noted, or else a sentence that says why not.
  func turn(
    _ picture: Int32, _ turn: PhotoTurn,
    _ receiver: @escaping @MainActor (_ problem: String?) -> Void)
}
