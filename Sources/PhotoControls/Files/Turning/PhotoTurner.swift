import PictureFacts

/// Whoever turns photos, in their files or as they are shown. Their album finds out by itself: what is turned is another
/// picture of the same file.
@MainActor
public protocol PhotoTurner: AnyObject {
  /// Somebody has allowed it: nobody is asked again.
  var mayChangeFiles: Bool { get set }
  /// Somebody has said that files are not to note it: while the program runs nobody is asked again, in no window.
  var turnsForNow: Bool { get set }
  /// Finds out whether a photo's file can note that it is turned.
  ///
  /// - Parameter receiver: hears a sentence that says why it cannot; nil when it can.
  func whyNotKept(
    _ picture: Int32, _ turn: PhotoTurn,
    _ receiver: @escaping @MainActor (_ reason: String?) -> Void)
  /// Turns a photo. What its file cannot note is shown all the same.
  ///
  /// - Parameter inFile: its file is to note it.
  func turn(
    _ picture: Int32, _ turn: PhotoTurn, inFile: Bool,
    _ receiver: @escaping @MainActor (TurnOutcome) -> Void)
  /// Has a photo's file note how it is shown turned, if it is.
  ///
  /// - Parameter receiver: hears a sentence that says why it does not; nil when it does.
  func keepTurns(
    _ picture: Int32, _ receiver: @escaping @MainActor (_ reason: String?) -> Void)
  /// Where the photo is now whose picture this was; nil when it has gone.
  func page(ofPhotoOf picture: Int32) -> Int?
}
