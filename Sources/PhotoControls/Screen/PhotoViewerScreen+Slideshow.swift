import Localization
import PhotoBrowserApp
import PortableUIKit
import TilePyramid

// Photos that follow each other, on the whole screen where there is one. While controls are shown, or the photo is zoomed,
// it stays.
extension PhotoViewerScreen {
  func toggleSlideshow() {
    if slideshow == nil { startSlideshow() } else { endSlideshow() }
  }

  private func startSlideshow() {
    guard album.count > 1, let window = view.window else {
      if album.count == 1 { say(Words.text("This is the only photo.")) }
      return
    }
    closePanel()
    // Whoever has chosen several means these.
    let chosen = library.showsGrid && library.chosenCount > 1 ? library.chosenPages : []
    let pictures = chosen.isEmpty ? nil : Set(chosen.map { album.photo(at: $0).picture })
    // It begins with what is chosen.
    library.openChosen()
    hideInformation()
    let asks = isFullScreen() == false
    slideshow = Slideshow(asks ? .asked : .window, of: pictures)
    slideSeed = newSlideSeed()
    slideOrderSeed = nil
    shownSlide = browser.page
    zoom(to: 1)
    if asks { toggleFullScreen?() }
    visibility.hide()
    showVisibility()
    updateNaming()
    pointerNeedDidChange(false)
    // Keys mean it before the photo.
    becomeFirstResponder()
    slides.start(in: window)
  }

  func endSlideshow() {
    guard let show = slideshow else { return }
    slideshow = nil
    slides.stop()
    updateNaming()
    if show.room != .window, isFullScreen() == true { toggleFullScreen?() }
    library.takeFocus()
    showControls()
  }

  func toggleSlideshowPause() {
    guard slideshow != nil else { return }
    slideshow?.isPaused.toggle()
    // Whoever lets it go on wants to see photos.
    if slideshow?.isPaused == true { visibility.show() } else { visibility.hide() }
    showVisibility()
  }

  /// Before each frame.
  func passSlideshow(_ seconds: Double) {
    guard var show = slideshow else { return }
    let wasLeft = show.pass(seconds, fillsScreen: isFullScreen() == true)
    guard !wasLeft, !library.showsGrid, album.count > 1 else { return endSlideshow() }
    if shownSlide != browser.page {
      shownSlide = browser.page
      show.photoDidChange()
    }
    let isHeld =
      panel != nil || visibility.areShown || browser.zoomScale > 1 || restingPage == nil
    let isDue = show.pass(seconds, of: slideshowInterval, isHeld: isHeld)
    slideshow = show
    guard isDue else { return }
    let next = nextSlide
    // It is decoded before it is needed.
    guard next != browser.page, next == 0 || library.photos.showsContent(at: next) || isThere(next)
    else { return }
    show.photoDidChange()
    slideshow = show
    shownSlide = next
    dissolve(to: next)
  }

  /// Nobody looks at what cannot be shown.
  private var nextSlide: Int {
    let order = currentSlideOrder
    var (next, left) = (order.next(after: browser.page), ControlsTunables.mostSlidesPassedOver)
    while left > 0, next != browser.page, isBroken(next) {
      next = order.next(after: next)
      left -= 1
    }
    return next
  }

  private func isBroken(_ page: Int) -> Bool {
    if case .failed = store.state(of: album.photo(at: page).picture) { true } else { false }
  }

  private var currentSlideOrder: SlideOrder {
    if !slideOrder.isOf(album.count) || slideOrderSeed != slideSeed { makeSlideOrder() }
    return slideOrder
  }

  private func makeSlideOrder() {
    slideOrderSeed = slideSeed
    var pages: [Int32]?
    if let pictures = slideshow?.pictures {
      let left = (0..<Int32(album.count)).filter {
        pictures.contains(album.photo(at: Int($0)).picture)
      }
      // Of those that have gone nothing is left to choose from.
      pages = left.isEmpty ? nil : left
    }
    slideOrder =
      shufflesSlides
      ? SlideOrder(album.count, pages: pages, shuffledBy: slideSeed)
      : SlideOrder(album.count, pages: pages)
  }

  /// What is wanted of the next photo, as it will be shown.
  private func wish(forSlide page: Int) -> TilePage? {
    let picture = album.photo(at: page).picture
    guard case .ready(let size) = store.state(of: picture), !browser.bounds.isEmpty else {
      return nil
    }
    let density = Double(view.traitCollection.displayScale)
    let room = browser.bounds.size
    let scale = min(Double(room.width) / size.width, Double(room.height) / size.height)
    return TilePage(
      neighbor: picture, grid: TileGrid(size: size), fitScale: min(1, scale * density))
  }

  private func isThere(_ page: Int) -> Bool {
    isBroken(page) || wish(forSlide: page)?.isCovered(isLoaded: store.isLoaded) ?? false
  }

  /// The next photo is wanted while this one is looked at, wherever it is.
  var slideWishes: [TilePage] {
    guard slideshow != nil, album.count > 1, !library.showsGrid else { return [] }
    return [wish(forSlide: nextSlide)].compactMap(\.self)
  }

  private func dissolve(to page: Int) {
    UIView.transition(
      with: library.photos.view, duration: ControlsTunables.slideDissolve,
      options: [.transitionCrossDissolve, .allowUserInteraction]
    ) { [unowned(unsafe) self] in browser.page = page }
  }

  /// False when the key means nothing here: it ends the slideshow, and means what it means.
  func handleInSlideshow(_ key: UIKey) -> Bool {
    switch key.keyCode {
    case .keyboardSpacebar: toggleSlideshowPause()
    case .keyboardEscape, .keyboardF5: endSlideshow()
    case .keyboardRightArrow, .keyboardPageDown: step(by: isReversed ? -1 : 1)
    case .keyboardLeftArrow, .keyboardPageUp: step(by: isReversed ? 1 : -1)
    default:
      endSlideshow()
      return false
    }
    return true
  }

  private var isReversed: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func step(by step: Int) {
    let order = currentSlideOrder
    browser.page =
      step > 0 ? order.next(after: browser.page) : order.previous(before: browser.page)
  }

  /// What the menu says of it, before it runs and while it does.
  var slideshowItems: [MenuItem] {
    guard album.count > 1 else { return [] }
    let intervals = ControlsTunables.slideshowIntervals.enumerated().map { index, seconds in
      MenuItem(
        title: Words.text("Every % seconds", "\(Int(seconds))"),
        isChecked: slideshowInterval == seconds, beginsGroup: index == 0
      ) { [unowned(unsafe) self] in
        slideshowInterval = seconds
        didChangeChoices()
      }
    }
    let shuffle = MenuItem(
      title: Words.text("Shuffle"), isChecked: shufflesSlides, beginsGroup: true
    ) { [unowned(unsafe) self] in
      shufflesSlides.toggle()
      makeSlideOrder()
      didChangeChoices()
    }
    return intervals + [shuffle]
  }
}
