import Localization
import PortableUIKit
import ScrollEngine
import ScrollGeometry
import TestStage
import TestSupport
import Testing

@testable import PhotoControls

extension PhotoViewerScreenTests {
  /// In a language of the program's, whose form of a word follows `form`.
  private func speaking(
    _ language: String, form: @escaping @Sendable (Int) -> Int, _ body: () throws -> Void
  ) throws {
    let file = try MessageFile(language)
    let translation = Translation(
      text: { file.text($0) }, plural: { one, _, count in file.plural(one, form: form, count) })
    try Words.$translation.withValue(translation) { try body() }
  }

  @Test func inGermanAllIsGerman() throws {
    try speaking("de", form: { $0 == 1 ? 0 : 1 }) {
      let (stage, viewer) = makeStage()
      point(stage)
      settle(stage, viewer)
      #expect(
        labels(stage) == [
          "0.jpg", "1.jpg", "Fotos", "0.jpg", "1 von 12", "Alle Fotos", "Menü", "Verkleinern",
          "Zoom",
          "Vergrößern", "Nächstes Foto",
        ])
      #expect(stage.displayList.description.contains("\"40 %\""))
      viewer.perform(.grid)
      settle(stage, viewer)
      #expect(viewer.library.title == "12 Fotos")
      viewer.perform(.help)
      settle(stage, viewer)
      #expect(labels(stage).contains("nächstes oder vorheriges Foto"))
    }
  }

  /// In a layout without Latin letters the key of a command is where it is in another one.
  @Test func commandsHaveTheirKeysInOtherScriptsToo() {
    // Of another shape than the photos: one that fills it is larger than a whole one.
    let (stage, viewer) = makeStage(size: Size(width: 1000, height: 800))
    func press(_ scalar: UInt32, latin: UInt32, _ modifiers: KeySample.Modifiers = []) {
      for phase in [KeySample.Phase.down, .up] {
        stage.send(
          .key(
            KeySample(
              phase: phase, key: .character(scalar), modifiers: modifiers, latin: latin)))
      }
      settle(stage, viewer)
    }
    // Hebrew kaf, where F is, and ayin, where G is.
    press(0x05DB, latin: 0x46, .shift)
    #expect(viewer.browser.zoomScale > 1)
    // What nothing is known of means nothing.
    press(0x05DB, latin: 0)
    #expect(viewer.browser.zoomScale > 1)
    press(0x05DB, latin: 0x66)
    #expect(viewer.browser.zoomScale == 1)
    press(0x05E2, latin: 0x67)
    #expect(viewer.library.showsGrid)
    press(0x05E2, latin: 0x67)
    #expect(!viewer.library.showsGrid)
  }

  @Test func inHebrewAllIsHebrewAndMirrored() throws {
    try speaking("he", form: { $0 == 1 ? 0 : $0 == 2 ? 1 : 2 }) {
      let (stage, viewer) = makeStage(2)
      stage.send(.setting(.rightToLeft, true))
      defer { stage.send(.setting(.rightToLeft, false)) }
      point(stage)
      settle(stage, viewer)
      #expect(viewer.library.title == "0.jpg — 1 מתוך 2")
      #expect(stage.displayList.description.contains("\"40%\""))
      // What comes first is at the right, and so is the photo before; the next one lies to the left.
      let allPhotos = try place("כל התמונות", stage)
      let menu = try place("תפריט", stage)
      let next = try place("התמונה הבאה", stage)
      #expect(allPhotos.x > 1100 && menu.x < 100 && next.x < 100)
      stage.key(.left)
      settle(stage, viewer)
      #expect(viewer.library.title == "1.jpg — 2 מתוך 2")
      stage.key(.right)
      settle(stage, viewer)
      #expect(viewer.library.title == "0.jpg — 1 מתוך 2")
      viewer.perform(.grid)
      settle(stage, viewer)
      #expect(viewer.library.title == "שתי תמונות")
    }
  }
}
