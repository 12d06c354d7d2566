import Dispatch
import PhotoDecoding

/// The profiles of displays that windows have come across: what is wrong with one is said once.
@MainActor
enum DisplayProfiles {
  private static var known: [[UInt8]: DisplayProfile?] = [:]

  /// Nil where photos are shown in sRGB.
  static func profile(_ bytes: [UInt8]) -> DisplayProfile? {
    if let found = known[bytes] { return found }
    let profile = DisplayProfile(bytes) {
      DispatchQueue.main.async { MainActor.assumeIsolated { complain() } }
    }
    if profile == nil { complain() }
    let useful = profile?.isSRGB == true ? nil : profile
    known[bytes] = .some(useful)
    return useful
  }

  private static func complain() {
    Console.error.say(
      "zoomscroll: the display's colour profile is of no use: photos are shown in sRGB.")
  }
}
