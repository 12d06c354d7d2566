/// What `TransitionTests` expects: for each state the inputs that do something, what they bring about, and what the
/// machine is doing then.
enum TransitionTable {
  static let rows: [Situation: String] = still.merging(held) { $1 }.merging(moving) { $1 }
    .merging(zooms) { $1 }

  private static let still: [Situation: String] = [
    .resting: """
    touch: → resting, touched
    begin pan: willBeginDragging → dragging
    begin pinch: willBeginZooming → pinching
    scroll: → animating
    zoom: willBeginZooming → zooming
    zoom at once: zoom didZoom → resting
    begin momentum: willBeginDecelerating → carried
    """,
    .touched: """
    lift: → resting
    begin pan: willBeginDragging → dragging, touched
    begin pinch: willBeginZooming → pinching, touched
    scroll: → animating, touched
    zoom: willBeginZooming → zooming, touched
    zoom at once: zoom didZoom → caught, touched
    begin momentum: willBeginDecelerating → carried, touched
    """,
    .caught: """
    lift: → resting
    begin pan: willBeginDragging → dragging, touched
    begin pinch: willBeginZooming → pinching, touched
    scroll: → animating, touched
    zoom: willBeginZooming → zooming, touched
    zoom at once: zoom didZoom → caught, touched
    """,
  ]

  private static let held: [Situation: String] = [
    .dragging: """
    lift: → dragging
    pan: scroll → dragging, touched
    end pan: willEndDragging → releasing, touched
    begin pinch: willBeginZooming → dragging, pinching, touched
    zoom: willBeginZooming → zooming, dragging, touched
    zoom at once: zoom didZoom → dragging, touched
    """,
    .pinching: """
    lift: → pinching
    begin pan: willBeginDragging → dragging, pinching, touched
    pinch: zoom didZoom → pinching, touched
    end pinch: didEndZooming → resting, touched
    zoom: → zooming, touched
    zoom at once: zoom didZoom didEndZooming → caught, touched
    """,
    .draggingAndPinching: """
    lift: → dragging, pinching
    pan: → dragging, pinching, touched
    end pan: willEndDragging didEndDragging(false) → pinching, touched
    pinch: zoom didZoom → dragging, pinching, touched
    end pinch: didEndZooming → dragging, touched
    zoom: → zooming, dragging, touched
    zoom at once: zoom didZoom didEndZooming → dragging, touched
    """,
    .releasing: """
    lift: → releasing
    answer: didEndDragging(true) willBeginDecelerating → decelerating
    zoom: didEndDragging(false) willBeginZooming → zooming, touched
    zoom at once: didEndDragging(false) zoom didZoom → caught, touched
    """,
  ]

  private static let moving: [Situation: String] = [
    .decelerating: """
    touch: scroll didEndDecelerating → caught, touched
    catch: scroll didEndDecelerating → resting
    scroll: didEndDecelerating → animating
    zoom: didEndDecelerating willBeginZooming → zooming
    zoom at once: didEndDecelerating zoom didZoom → resting
    stop: didEndDecelerating → resting
    stop all: didEndDecelerating → resting
    finish: didEndDecelerating → resting
    frame: scroll → decelerating
    begin momentum: → carried
    """,
    .bouncing: """
    touch: scroll didEndDecelerating → caught, touched
    catch: scroll didEndDecelerating → resting
    scroll: didEndDecelerating → animating
    zoom: didEndDecelerating willBeginZooming → zooming
    zoom at once: didEndDecelerating zoom didZoom → resting
    stop: didEndDecelerating → resting
    stop all: scroll didEndDecelerating → resting
    finish: scroll didEndDecelerating → resting
    frame: scroll → decelerating
    begin momentum: → carried
    """,
    .carried: """
    touch: didEndDecelerating → caught, touched
    catch: didEndDecelerating → resting
    scroll: didEndDecelerating → animating
    zoom: didEndDecelerating willBeginZooming → zooming
    zoom at once: didEndDecelerating zoom didZoom → resting
    stop: didEndDecelerating → resting
    stop all: didEndDecelerating → resting
    finish: didEndDecelerating → resting
    frame: → carried
    begin momentum: → carried
    carry: scroll → carried
    end momentum: didEndDecelerating → resting
    """,
    .animating: """
    touch: scroll didEndScrollingAnimation → caught, touched
    catch: scroll didEndScrollingAnimation → resting
    scroll: → animating
    zoom: didEndScrollingAnimation willBeginZooming → zooming
    zoom at once: didEndScrollingAnimation zoom didZoom → resting
    stop: didEndScrollingAnimation → resting
    stop all: didEndScrollingAnimation → resting
    finish: scroll didEndScrollingAnimation → resting
    frame: scroll → animating
    """,
    .scrollingToTop: """
    touch: scroll didScrollToTop → caught, touched
    catch: scroll didScrollToTop → resting
    scroll: → animating
    zoom: didScrollToTop willBeginZooming → zooming
    zoom at once: didScrollToTop zoom didZoom → resting
    stop: didScrollToTop → resting
    stop all: didScrollToTop → resting
    finish: scroll didScrollToTop → resting
    frame: scroll → animating
    """,
  ]

  private static let zooms: [Situation: String] = [
    .zooming: """
    touch: → zooming, touched
    begin pan: willBeginDragging → zooming, dragging
    begin pinch: → pinching
    scroll: → zooming
    zoom: → zooming
    zoom at once: zoom didZoom didEndZooming → resting
    stop all: zoom didZoom didEndZooming → resting
    finish: zoom didZoom didEndZooming → resting
    frame: zoom didZoom → zooming
    """,
    .zoomingDragged: """
    lift: → zooming, dragging
    pan: → zooming, dragging, touched
    end pan: willEndDragging didEndDragging(false) → zooming, touched
    begin pinch: → dragging, pinching, touched
    scroll: → zooming, dragging, touched
    zoom: → zooming, dragging, touched
    zoom at once: zoom didZoom didEndZooming → dragging, touched
    stop all: zoom didZoom didEndZooming → dragging, touched
    finish: zoom didZoom didEndZooming → dragging, touched
    frame: zoom didZoom → zooming, dragging, touched
    """,
    .zoomBouncing: """
    lift: → zoom bouncing
    begin pan: willBeginDragging → zoom bouncing, dragging, touched
    begin pinch: → pinching, touched
    scroll: → zoom bouncing, touched
    zoom: → zooming, touched
    zoom at once: zoom didZoom didEndZooming → caught, touched
    stop all: zoom didEndZooming → resting, touched
    finish: zoom didEndZooming → resting, touched
    frame: zoom → zoom bouncing, touched
    """,
    .arriving: """
    lift: → arriving
    begin pan: willBeginDragging → arriving, dragging, touched
    begin pinch: → pinching, touched
    arrive: → arriving, touched
    leave: zoom → arriving, touched
    scroll: → arriving, touched
    zoom: → arriving, touched
    zoom at once: zoom didZoom didEndZooming → caught, touched
    stop all: zoom didEndZooming → resting, touched
    finish: zoom didEndZooming → resting, touched
    frame: zoom → arriving, touched
    """,
  ]
}
