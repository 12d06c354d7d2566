import Localization
import PhotoBrowserApp
import PictureFacts
import PortableUIKit

// Notes that are pinned to places of a photo: a file beside it keeps them.
extension PhotoViewerScreen {
  // MARK: - Seeing them

  /// Before each frame: pins stand where their photos are, and those of a photo that has come are read.
  func updatePins() {
    guard pinKeeper != nil else { return }
    readPins()
    // Most photos have none.
    guard !pins.isEmpty || pinSheet != nil else { return }
    var pages: [(page: PhotoPageView, pins: [PhotoPin])] = []
    if library.restsOnPhoto {
      for page in browser.livePages where page < album.count {
        guard let view = browser.viewForPage(at: page) as? PhotoPageView else { continue }
        pages.append((view, shownPins(of: view.photo.picture)))
      }
    } else if let page = library.turnedPage {
      pages = [(page, shownPins(of: page.photo.picture))]
    }
    madePinSheet.show(pages)
  }

  private var madePinSheet: PinSheet {
    if let pinSheet { return pinSheet }
    let made = PinSheet { [unowned(unsafe) self] in showNote(of: $0) }
    made.frame = view.bounds
    view.insertSubview(made, aboveSubview: library.view)
    pinSheet = made
    makePinMover()
    return made
  }

  /// True when somebody has tapped on a pin: what it says is shown.
  func tappedPin(at place: CGPoint) -> Bool {
    guard let pinSheet, let pin = pinSheet.pin(at: view.convert(place, to: pinSheet)) else {
      return false
    }
    showNote(of: pin)
    return true
  }

  /// One that is pointed to looks so.
  func updatePointedPin() {
    guard let pinSheet else { return }
    let pointed = pointer.flatMap { pinSheet.pin(at: view.convert($0, to: pinSheet)) }
    for pin in pinSheet.views { pin.isPointed = pin === pointed || pin === pinSheet.drag?.pin }
  }

  private func shownPins(of picture: Int32) -> [PhotoPin] {
    hidesPins || slideshow != nil ? [] : pins[picture] ?? []
  }

  /// Of the photo that somebody looks at; another program may have changed them since.
  private func readPins() {
    guard let pinKeeper, let page = restingPage ?? turnedPageThatCame else { return }
    let picture = album.photo(at: page).picture
    guard picture != pinnedPicture, pinSheet?.drag == nil, library.photos.showsContent(at: page)
    else { return }
    pinnedPicture = picture
    guard pinKeeper.canPin(picture) else { return }
    pinKeeper.readPins(of: picture) { [weak self] pins, problem in
      guard let self else { return }
      if let problem { say(problem) }
      take(pins, of: picture)
    }
  }

  /// The file of the photo that turns has been read anew: its pins are there when it is seen.
  private var turnedPageThatCame: Int? {
    guard let turned = library.turnedPage, browser.page < album.count,
      album.photo(at: browser.page).picture != turned.photo.picture
    else { return nil }
    return browser.page
  }

  private func take(_ new: [PhotoPin], of picture: Int32) {
    // Most photos have none, and what is far away can be read again.
    if pins.count > ControlsTunables.mostPinnedPhotos { pins = [:] }
    guard pins[picture] ?? [] != new else { return }
    pins[picture] = new.isEmpty ? nil : new
    view.setNeedsLayout()
  }

  /// The photo that is shown has some.
  var hasPins: Bool {
    album.count > 0 && pins[album.photo(at: browser.page).picture] != nil
  }

  // MARK: - Changing them

  /// Asks for a note to pin where the menu was asked for, where the pointer is, or in the middle of what is seen.
  func pin(at place: CGPoint? = nil) {
    let picture = album.photo(at: browser.page).picture
    guard let pinKeeper, let page = browser.viewForPage(at: browser.page), library.restsOnPhoto
    else { return }
    guard pinKeeper.canPin(picture) else {
      return say(Words.text("Only files of this computer can have pins."))
    }
    let places = [place, pointer].compactMap(\.self).map { page.convert($0, from: view) }
    let middle = page.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), from: view)
    let spot = places.first(where: page.bounds.contains) ?? middle
    let (x, y) = (Double(spot.x / page.bounds.width), Double(spot.y / page.bounds.height))
    ask("", title: Words.text("Pin a note"), confirm: Words.text("Pin")) {
      [weak self] text, refuse in
      guard let self else { return }
      guard let pin = PhotoPin(x: x, y: y, note: text) else {
        return refuse(Words.text("A pin needs a note."))
      }
      hidesPins = false
      keep(.add(pin), of: picture, refuse)
    }
  }

  private func showNote(of view: PinView) {
    let (picture, pin) = (view.picture, view.pin)
    guard pins[picture]?.contains(pin) ?? false else { return }
    present(
      PinNoteView(pin.note, beside: view.convert(view.bounds, to: self.view)) {
        [unowned(unsafe) self] in
        edit(pin, of: picture)
      } remove: { [unowned(unsafe) self] in
        keep(.remove(pin), of: picture) { [weak self] in
          self?.say($0)
        }
      } dismiss: { [unowned(unsafe) self] in
        closePanel()
      })
  }

  private func edit(_ pin: PhotoPin, of picture: Int32) {
    ask(pin.note, title: Words.text("Note of this pin"), confirm: Words.text("Keep")) {
      [weak self] text, refuse in
      guard let self else { return }
      guard let new = PhotoPin(x: pin.x, y: pin.y, note: text) else {
        return refuse(Words.text("A pin needs a note."))
      }
      keep(.replace(pin, with: new), of: picture, refuse)
    }
  }

  private func ask(
    _ text: String, title: String, confirm: String, answer: @escaping FieldView.Answer
  ) {
    present(
      FieldView(
        text, title: title, label: Words.text("Note"), confirm: confirm, answer: answer
      ) { [unowned(unsafe) self] in closePanel() })
  }

  /// - Parameters:
  ///   - news: what has become of them; nil where the change says it.
  ///   - again: it was done before.
  ///   - refuse: hears why that is not kept.
  func keep(
    _ change: PinChange, of picture: Int32, news: String? = nil, again: Bool = false,
    _ refuse: @escaping @MainActor (_ problem: String) -> Void
  ) {
    guard let pinKeeper else { return }
    history.beginOrder()
    pinKeeper.keep(change, of: picture) { [weak self] pins, problem in
      guard let self else { return }
      history.endOrder()
      if let problem { return refuse(problem) }
      if panel is FieldView { closePanel() }
      take(pins, of: picture)
      let done = PhotoChange.pinned(picture, change)
      history.did(done, again: again)
      say(news ?? change.news, actionTitle: Words.text("Undo")) { [weak self] in self?.undo(done) }
    }
  }

  func pinAgain(_ change: PinChange, of picture: Int32) {
    keep(change, of: picture, news: Words.text("The pins are as they were."), again: true) {
      [weak self] problem in
      self?.history.isStillUndone(.pinned(picture, change))
      self?.say(problem)
    }
  }

  func takeBackPins(_ undone: PinChange, of picture: Int32) {
    guard let pinKeeper else { return }
    let change = PhotoChange.pinned(picture, undone)
    history.beginOrder()
    pinKeeper.takeBack(picture) { [weak self] problem in
      guard let self else { return }
      history.endOrder()
      history.didTryToUndo(change, problem)
      // Its photo may have been turned since.
      pins = [:]
      pinnedPicture = nil
      view.setNeedsLayout()
      say(problem?.message ?? Words.text("The pins are as they were."))
    }
  }
}

extension PinChange {
  fileprivate var news: String {
    switch self {
    case .add, .replace: Words.text("The note is pinned.")
    case .remove: Words.text("The pin is removed.")
    }
  }
}
