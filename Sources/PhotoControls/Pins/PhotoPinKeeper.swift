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
  /// Changes the pins that are kept by now, whoever has kept them. `receiver` hears which there are then, on the photo as it is
  /// shown, or a sentence that says why that cannot be: then all is as it was.
  ///
  /// - Parameter change: on the photo as it is shown.
  func keep(
    _ change: PinChange, of picture: Int32,
    _ receiver: @escaping @MainActor (_ pins: [PhotoPin], _ problem: String?) -> Void)
  /// Takes back what was changed last, however the photo was turned since. `receiver` hears nil, or else why not.
  func takeBack(
    _ picture: Int32, _ receiver: @escaping @MainActor (_ problem: UndoProblem?) -> Void)
}
