import Localization
import PhotoInfo
import PictureFacts
import PortableUIKit

/// What there is to say of the shown photo, beside it: it stays while photos are turned.
@MainActor
final class InformationPanel {
  let view = PhotoInfoView(
    texts: Words.areLocalized ? .user { Words.text($0.rawValue) } : InfoTexts())
  /// Which it is about; nil while there is none.
  var picture: Int32?
  /// What is known of it.
  var facts: PhotoFacts?

  init() {
    view.layer.cornerRadius = ControlsTunables.panelRadius
    view.addEdge()
    view.clipsToBounds = true
  }
}
