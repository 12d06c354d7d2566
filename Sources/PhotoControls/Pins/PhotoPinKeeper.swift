import PictureFacts

/// Whoever keeps the notes that are pinned to photos.
@MainActor
public protocol PhotoPinKeeper: AnyObject {
  /// Whether there is a place where a photo's pins can be kept.
  func canPin(_ picture: Int32) -> Bool
  /// `receiver` hears a photo's pins, on the photo as it is shown, or a sentence that says why they are not known.
  func readPins(
    of picture: Int32,
    _ receiver: @escaping @MainActor (_ pins: [PhotoPin], _ problem: String?) -> Void)
  /// Keeps these in place of those before. `receiver` hears nil when they are kept, or else a sentence that says why not: then
  /// all is as it was.
  ///
  /// - Parameter pins: on the photo as it is shown.
  func keep(
    _ pins: [PhotoPin], of picture: Int32,
    _ receiver: @escaping @MainActor (_ problem: String?) -> Void)
  /// Brings the pins back that were there before they were kept last, however the photo was turned since. `receiver` hears nil,
  /// or else why not.
  func takeBack(_ picture: Int32, _ receiver: @escaping @MainActor (_ problem: String?) -> Void)
}
