// Links every Embedded target into one module and prints a checksum for each layer that computes.
// `Scripts/check-embedded` runs it in WebAssembly and natively: the two must print the same.
import Cases
import DisplayList
import Localization
import PhotoBrowserApp
import PortableUIKit
import ScrollEngine
import ScrollGeometry
import TilePyramid
import ZoomScrollView

// Brings the C library's floor and sqrt; in WebAssembly they are instructions.
#if !hasFeature(Embedded)
  import Foundation
#endif

@main
#if !hasFeature(Embedded)
  @MainActor
#endif
struct EmbeddedSmoke {
  static func main() {
    report("ScrollGeometry", checksumOfGeometry())
    report("arithmetic", checksumOfArithmetic())
    report("memory", checksumOfMemory())
    report("delegates", checksumOfDelegates())
    report("browser", checksumOfBrowser())
    report("controls", checksumOfControls())
    report("collections", checksumOfCollections())
    print(Words.text("words"))
  }

  private static func report(_ layer: String, _ checksum: Checksum) {
    print("\(layer) \(checksum.text)")
  }
}

#if arch(wasm32)
  /// Where a WebAssembly runtime begins.
  @_expose(wasm, "_start") @c
  public func start() {
    EmbeddedSmoke.main()
  }
#endif
