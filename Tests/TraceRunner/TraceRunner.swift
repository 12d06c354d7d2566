// Replays a corpus of gestures and prints a hash of every offset, zoom, flag and delegate call of every frame:
// equal only where every bit is. `Scripts/check-traces` compares debug, release and WebAssembly.
//
//   TraceRunner < corpus            the hash of each scene, and of all
//   TraceRunner --record            writes a new corpus (natively)
import PortableUIKit
import ScrollEngine
import ScrollGeometry

#if !arch(wasm32)
  import Foundation
#endif

@main
#if !hasFeature(Embedded)
  @MainActor
#endif
struct TraceRunner {
  static func main() {
    #if !arch(wasm32)
      if CommandLine.arguments.contains("--record") {
        CorpusWriter.write()
        return
      }
    #endif
    var reader = CorpusReader()
    var all = Checksum()
    var gestures = 0
    var frames = 0
    while let scene = reader.nextScene() {
      let stage = Stage(scene)
      while let step = reader.nextStep() { stage.perform(step) }
      stage.finish()
      all.add(stage.checksum.value)
      gestures += 1
      frames += stage.frames
      if stage.isStuck { print("gesture \(gestures) never came to rest") }
    }
    print("\(gestures) gestures, \(frames) frames, hash \(all.text)")
  }
}

#if arch(wasm32)
  /// Where a WebAssembly runtime begins.
  @_expose(wasm, "_start") @c
  public func start() {
    TraceRunner.main()
  }
#endif
