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

  /// Those that the page shows, too, in the order in which a list shows them.
  public static var scrolling: [Case] {
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
        name: "touch-hooks", document: "000",
        summary: "The delegate sees touches first: triple taps, and two fingers that scroll."
      ) { TouchHooksCase() },
      Case(
        name: "late-end", document: "000",
        summary: "The delegate's calls as they come: a zoom ends once, and last."
      ) { LateEndCase() },
      Case(
        name: "photo-browser", document: "000",
        summary: "Swipe, pinch, and drag a zoomed picture past its edge into the next one."
      ) { PhotoBrowserCase() },
      Case(
        name: "windows-desk", document: "000",
        summary: "Photos on a desk: pinch one, or the desk; hold one still and drag it."
      ) { WindowsDeskCase() },
      Case(
        name: "single-scroll-view", document: "003",
        summary: "Paging and zooming with one plain scroll view, and the mode it is in."
      ) { SingleScrollViewCase() },
      Case(
        name: "pins", document: "001",
        summary: "Three maps: a pin that drifts, one that grows, and one that does neither."
      ) { PinsCase() },
      Case(
        name: "margins", document: "002",
        summary: "A picture in the middle of a view of any size, with a margin at every zoom."
      ) { MarginsCase() },
      Case(
        name: "fit", document: "004",
        summary: "Fitted at first, centred or edge to edge, and the same again in another window."
      ) { FitCase() },
      Case(
        name: "auto-layout", document: "004",
        summary: "Constraints place the picture; later layout leaves its zoom alone."
      ) { AutoLayoutCase() },
    ]
  }
}
