import Localization
import PortableUIKit

// What the controls say and allow just now.
extension PhotoViewerScreen {
  var state: ControlsState {
    var state = ControlsState()
    // What somebody looks for stands in its place.
    state.title = library.showsGrid && library.isFinding ? "" : library.title ?? ""
    if !library.showsGrid { state.date = day }
    state.map = album.count > 0 ? mappedSize : nil
    state.hasPointer = hasPointer
    state.hasFullScreen = toggleFullScreen != nil
    state.hasInformation = facts != nil
    state.sideRoom = informationRoom
    state.canTurn = turner != nil
    state.canShare = desk != nil
    state.favourite = favourites == nil ? nil : showsFavourite
    state.slideshow = slideshow.map { $0.isPaused ? .paused : .running }
    state.hasTrash = trash != nil
    guard album.count > 0 else { return state }
    if library.showsGrid {
      state.subject = .grid
      state.canZoomIn = library.canChangeDensity(by: 1)
      state.canZoomOut = library.canChangeDensity(by: -1)
      state.hasChosen = library.chosenCount > 0
      return state
    }
    state.subject = .photo
    let picture = album.photo(at: min(browser.page, album.count - 1)).picture
    if isFilm(picture) { state.canTurn = false }
    if case .failed = store.state(of: picture) { state.isUnreadable = true }
    state.stack = stackLabel
    state.hasStrip = hasStrip
    let page = goal ?? browser.page
    state.hasPrevious = page > 0
    state.hasNext = page < album.count - 1
    if let zoom = photoZoom {
      state.readout = Words.percent(Double(zoom.share))
      state.canZoomIn = zoom.scale < zoom.largest * 0.999  // derivation: rounding
      state.canZoomOut = zoom.scale > 1.001  // derivation: rounding
    }
    return state
  }
}
