import Localization
import PhotoInfo
import PortableUIKit

// What there is to say of a photo: at the side where it is read last, or below in a narrow window.
extension PhotoViewerScreen {
  func toggleInformation() {
    if information == nil { showInformation() } else { hideInformation() }
  }

  /// - Parameter fades: it comes by itself.
  func showInformation(fades: Bool = true) {
    guard facts != nil, album.count > 0 else { return }
    guard informationPage != nil else { return sayNothingIsChosen() }
    let made = InformationPanel()
    made.view.onHeightChange = { [unowned(unsafe) self] in layoutInformation() }
    if desk != nil {
      made.view.onCopy = { [unowned(unsafe) self] value in
        desk?.copy(value)
        say(Words.text("“%” is copied.", value))
      }
    }
    view.insertSubview(made.view, aboveSubview: controls ?? library.view)
    information = made
    updateInformation()
    layoutInformation()
    if fades { made.view.fadeIn() }
  }

  func hideInformation() {
    information?.view.fadeOutAndRemove()
    information = nil
  }

  /// Before each frame: it is about the photo that is shown.
  func updateInformation() {
    guard let information, let facts else { return }
    guard album.count > 0, let page = informationPage else { return hideInformation() }
    guard page < album.count else { return }
    let picture = album.photo(at: page).picture
    guard picture != information.picture else { return showFacts() }
    information.picture = picture
    information.facts = nil
    facts.readFacts(of: picture) { [weak self, weak information] facts in
      // Somebody may have turned to another meanwhile.
      guard let information, information.picture == picture else { return }
      information.facts = facts
      self?.showFacts()
    }
  }

  /// Of the photo that is shown, or meant in the grid; nil where none is.
  private var informationPage: Int? {
    library.showsGrid ? library.meantPage : browser.awaitedPage ?? browser.page
  }

  /// Those of the photo before stay until then.
  private func showFacts() {
    guard let information, let facts = information.facts, let picture = information.picture else {
      return
    }
    information.view.show(facts, pins: (pins[picture] ?? []).map(\.note))
  }

  /// What it takes of the side, points: nothing of a narrow window's.
  var informationRoom: CGFloat {
    information == nil || isNarrow ? 0 : PhotoInfoView.preferredWidth + ControlsTunables.gap
  }

  private var isNarrow: Bool { view.controlsArea.width < 2 * PhotoInfoView.preferredWidth }

  func layoutInformation() {
    guard let panel = information?.view else { return }
    let area = view.controlsArea
    guard area.width > 0, area.height > 0 else { return }
    let bar = ControlsTunables.button + ControlsTunables.margin
    let width = isNarrow ? area.width : PhotoInfoView.preferredWidth
    let wanted = panel.sizeThatFits(CGSize(width: width, height: 0)).height
    // Half of the photo, at least, is seen beside it.
    let height = max(0, min(wanted, isNarrow ? area.height / 2 : area.height - bar - stripRoom))
    let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    panel.bounds.size = CGSize(width: width, height: height)
    let place = CGRect(
      x: isReversed ? area.minX : area.maxX - width,
      y: isNarrow ? area.maxY - height : area.minY + bar, width: width, height: height)
    // A finger may have moved it.
    panel.center = CGPoint(x: place.midX, y: place.midY)
  }
}
