#if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
  import UIKit
#else
  import PortableUIKit
#endif

/// Something to try: a view that fills the window, with a name that a command can say.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public struct Case {
  public let name: String
  /// The document whose trick it shows, by its number; empty for a bare scroll view.
  public let document: String
  /// One sentence for a list.
  public let summary: String
  /// A fresh view.
  public let make: () -> CaseView

  /// All of them, in the order in which a list shows them.
  public static var all: [Case] {
    [
      Case(
        name: "plain", document: "",
        summary: "A scroll view that fills the window, and nothing else."
      ) { PlainCase() },
      Case(name: "paged", document: "", summary: "The same with paging: ten pages side by side.") {
        PagedCase()
      },
      Case(
        name: "programmatic-zoom", document: "000",
        summary: "Buttons zoom about the ring; what lies under it stays there."
      ) { ProgrammaticZoomCase() },
      Case(
        name: "double-tap", document: "000",
        summary: "A double tap zooms in where it lands, and another one out."
      ) { DoubleTapCase() },
      Case(
        name: "photo-browser", document: "000",
        summary: "Swipe, pinch, and drag a zoomed picture past its edge into the next one."
      ) { PhotoBrowserCase() },
      Case(
        name: "single-scroll-view", document: "003",
        summary: "Paging and zooming with one plain scroll view, and the mode it is in."
      ) { SingleScrollViewCase() },
    ]
  }
}
