import ArgumentParser
import PhotoFiles
import PictureFacts

/// What is pinned to photos that others will see.
struct PinOptions: ParsableArguments {
  @Flag(help: "Leave out the notes that are pinned to photos.")
  var noPins = false

  /// The notes on a photo, which is shown upright, and as it is kept turned beside its file.
  ///
  /// - Parameter onProblem: hears why they are not known.
  func pins(_ path: String, onProblem: (String) -> Void) -> [PhotoPin] {
    guard !noPins else { return [] }
    do throws(PinError) {
      return try PinSidecar.readUpright(Array(path.utf8))
        .turned(TurnSidecar.read(Array(path.utf8)))
    } catch {
      onProblem("zoomscroll: \(path): \(error.message)")
      return []
    }
  }
}
