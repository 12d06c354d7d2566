import ArgumentParser
import Gallery
import PhotoFiles
import PictureFacts

/// What is pinned to photos that others will see.
struct PinOptions: ParsableArguments {
  @Flag(help: "Leave out the notes that are pinned to photos.")
  var noPins = false

  /// The notes on a photo, which is shown upright.
  ///
  /// - Parameter onProblem: hears why they are not known.
  func pins(_ path: String, onProblem: (String) -> Void) -> [GalleryPin] {
    guard !noPins else { return [] }
    let bytes = Array(path.utf8)
    do throws(PinError) {
      let stored = try PinSidecar.read(bytes)
      guard !stored.isEmpty else { return [] }
      return stored.turned(try PinSidecar.turns(bytes)).map {
        GalleryPin(x: $0.x, y: $0.y, note: $0.note)
      }
    } catch {
      onProblem("zoomscroll: \(path): \(error.message)")
      return []
    }
  }
}
