extension Page {
  static let head = """
    # Fidelity: this engine beside Apple's

    Every row below was measured while this page was made: fingers went into the real `UIScrollView` through the real
    frame loop, offsets and callbacks came out. What is expected stands in the program that makes the page, written a
    second time with the system's own mathematics; none of it is read from the engine.

    The letters say how far to trust what is expected:
    **M** measured on a device or simulator and published ·
    **A** Apple's own open source (WebKit) ·
    **D** Apple's documentation ·
    **P** a published analysis, agreed by a second source ·
    **X** a published disassembly, the number only ·
    **1** one source only ·
    **F** common practice, never measured ·
    **C** our own choice, where nobody knows.

    In the drawings a line is the engine, filled dots are published measurements, and hollow dots are the published
    law, worked out independently.

    """

  static let unknown = """

    ## What is unknown

    - **No iPhone stood beside this engine.** Rows tagged M rest on other people's published recordings; nobody here has
      laid a recording of a device over our own.
    - **The device's bounce cannot tell two laws apart.** Ours misses its fifteen frames by 0.041 pt rms, a spring of
      k = 120 by 0.046. Ours was taken because a published analysis states it.
    - **The page spring is a choice.** Apple's curve between pages is not published. Ours is critically damped and never
      overshoots; its frequency was chosen by what is reported about the feel. That it slows down on wide pages is ours.
    - **The zoom rubber band has one source**, which states it and measures nothing. The zoom bounce takes its duration
      from Apple's web view; its easing is ours.
    - **Directional lock and repeated flicks are Apple's web view's.** A published analysis finds the same numbers in
      UIKit; no measurement confirms it.
    - **How long a finger may rest before it throws nothing** lies between 40 and 100 ms. Sources differ; 80 is ours.
    - **A target far from where the content would stop** took devices 3 to 4 s. The way there is not published; ours is
      the free motion, scaled.
    - **A target moved by the delegate while the content is outside its limits** is followed here as
      from inside; what UIKit does then is not known.
    - **The second stage of the release velocity** is known from one analysis. What it multiplies out to was measured,
      to two digits.
    - **An animated offset takes 0.3 s, eased in and out**, by common belief. Nobody seems to have measured it.
    - **Callbacks where two gestures overlap** (a pinch during a drag) follow common practice, not documentation.
    - **Of collection views nobody has measured** whether one column of equal items stands in the middle (here it does),
      how far in front a pinned header is (`pinnedZIndex`), whether what left is put away before what comes is asked for
      (here it is), whether the old item is deselected before the new one is selected (here it is). The velocity that a
      layout hears is the delegate's, points per millisecond: Apple's text says per second; nobody has measured it.
    - **Nor** whether a flow layout asks for spacings before sizes (here it does, section by section), what lies between
      the items of a lone short line whose sizes differ (here the minimum, within the insets: `FlowLines`), whether the
      layout's `targetContentOffset` comes before the delegate's (here it does), where `scrollToItem` and `scrollToRow` have
      the middle when insets differ (here it is the middle of what they leave), and which cell goes when the item of one that
      was measured ahead is deleted (here all of these go back to their queue before the update: `dropPrepared`), and what
      `sizeForItemAt` means beside an estimate (here it is what the item is taken for until its cell was asked; a cell that wants
      nothing keeps it).
    - **Which rectangle a layout is asked for nobody has published**, but that it may be larger than what is seen. Here one of the
      library's own is asked for what is seen, and half a length more at each end while it scrolls; one that a program has made,
      which may move elements in from outside, for a length more than that, as far as there is content (`reach`).
    - **Whether a finger across what a scroll view scrolls drags it** is not known. Here it does, and moves nothing; a swipe that goes
      that way is recognised all the same.
    - **Of tables nobody has measured** how high headers and gaps are: here a plain title takes 28 points with 22 above
      it, a group without a title stands 35 below the top and 17.5 above and below others (`plainTitleHeight`, `plainGap`,
      `firstGroupGap`, `groupGap`), a group's title takes 38, the first one 55.5 (`groupHeight`, `firstGroupHeight`). Of a pull
      to refresh, that it begins 80 points down (`threshold`) and then keeps 60 (`height`) from the release on.
    - **Nor what a header or a footer counts for until its section is seen**, where the program says nothing: here a line of
      text where there is a title, and else as much as the one measured last (`SectionViews.Usual`); the first of all is made at
      once. Known is only that estimates exist and that 0 is none.
    - **Of two fingers that select nobody has measured** what lies between the ends of their way: here all items between them,
      in their order, also in a grid, and those that they go back over are as before (`DrawnSelection`). One finger that has
      moved as far as begins a scroll leaves them out.
    - **Of another size in an animation block nobody has measured** whether `prepare(forAnimatedBoundsChange:)` comes before
      `targetContentOffset`: here it does, after `prepare`. A layout that takes over at once is told of it, and asked for the
      offset, where the one before was laid out.
    - **What another layout keeps is known from one report only**
      ([PSTCollectionView 210](https://github.com/steipete/PSTCollectionView/pull/210)): the proposed offset has an item that was seen in
      the middle. Here it is a selected one that was seen, or else the nearest to the middle (`middleItem`), as far as there is content.
    - **How far ahead data is asked for** (`prefetchDataSource`) nobody has published: here a length of what can be seen, looked
      at again after an eighth of it, or 10 points the other way (`PrefetchTunables`). Cells are made when they come into sight.
    - **Of their updates nobody has measured** how long they take (0.25 s here, eased in and out: `updateDuration`) and
      whether what is loaded anew stays selected (not here). What comes into sight slides in from where it was; where nothing
      was it fades in.
    - **Of swiped rows nobody has measured** how far is far enough: here half of the buttons stays open, 0.6 of the row does
      the first action, and a flick counts for where it would be after 0.12 s (`SwipeTunables`). Of items that are moved by
      hand, that content scrolls within 60 points of an edge, at up to 720 points a second (`EdgeScroll`).
    - **Of compositional layouts nobody has measured** where sections that scroll across come to rest. Here: multiples of the
      view's width (`paging`) or of group and spacing (`groupPaging`, centred by room at both ends for
      `groupPagingCentered`), the last at the end; a release goes one further at most, by the spring of pages of the view's
      width; `continuousGroupLeadingBoundary` goes to the group nearest to where it would have run out. Frames that are
      reported are those that are seen, the handler of visible items is called in the first pass, too, and a mouse's wheel
      over such a section scrolls the whole. An item that needs more room than its row has is as long as the row (`GroupRow`),
      and where a row has more places than there are items left, those that are left over need no room. A section that is further
      away than a length of what is seen has no scroll view, and comes back where it was (`laneReach`).
    - **Of page view controllers nobody has measured** when a new neighbour is asked for (here at the beginning of the next
      drag), how high the dots' place is (here the dots' own height), when `viewControllers` changes
      (here just before `didFinishAnimating`), and in which order the controllers of a turn hear of it. Pages do not
      curl: they scroll one at a time, of two the first is shown, and nobody asks for `spineLocationFor`.
    - **Of large titles nobody has measured** what a wheel does with them: here its notches never leave a part of the title, or of
      the search bar, but go on the way that they turn until it is there or gone, however small they are; a finger brings what it
      leaves by more than half of it (`LargeTitleTunables.halfway`).
    - **When an item's primary action is not performed** is documented by a word only, that a selection is not extended: here, where
      several may be selected, when something is selected already. With keys that select on their way it takes the enter key or the
      space bar.
    - **Two differences are deliberate.** An animated zoom here tells of its beginning and of every frame; UIKit does
      neither, and its users work around that. The way of a fling is v·(1 − rᵗ)/|ln r|, whose derivative is the velocity;
      UIKit steps with r/(1 − r), which goes 0.1 % less far in mid-flight.

    """

  static let reproduction = """

    ## How to reproduce

    ```
    Scripts/make-fidelity            writes this page and its drawings again; a second run changes nothing
    ./test fidelity                  the same, and fails when the page would change or a row misses
    Scripts/mutate-engine            breaks each formula and rule in turn, and names the tests that notice
    Scripts/check-traces             the same 360 recorded gestures, to the last bit, in three builds
    ```

    The program is `Tests/FidelityReport`. The constants that it checks stand in `Sources/ScrollEngine/Tunables.swift`,
    each with unit, meaning and source.

    """
}
