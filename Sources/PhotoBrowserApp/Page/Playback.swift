import DisplayList
import PortableUIKit
import TilePyramid

/// Which frame of its picture a page shows: of one that stands still, there is only one.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
class Playback {
  /// Nil for a picture that stands still.
  var timeline: AnimationTimeline? { nil }

  /// Ends it; when the page is shown again, the picture begins anew.
  func rewind() {}

  /// Says which frames the page wants, and which it draws meanwhile. Begins when the first frame is seen.
  func choose(for page: inout TilePage, in window: UIWindow?, isLoaded: (TextureID) -> Bool) {}
}
