import Localization
import PhotoGrid
import PortableUIKit
import ZoomScrollView

// What one can have otherwise: of how photos are shown in this window and the next ones, and of the program.
extension PhotoViewerScreen {
  func showSettings() {
    present(
      SettingsPanel(viewingRows + programRows) { [unowned(unsafe) self] in closePanel() })
  }

  /// Which keys do what.
  var keys: ViewerKeys { settings?.program.keys ?? ViewerKeys() }

  private func showKeys() {
    guard let settings else { return }
    present(
      KeysPanel(settings.program.keys, change: { settings.program.keys = $0 }) {
        [unowned(unsafe) self] in closePanel()
      })
  }

  /// What was chosen could not be written down.
  public func sayThatNothingIsKept() {
    say(
      Words.text("What you have chosen holds until the program ends: it could not be written down.")
    )
  }

  /// A file of what is kept could not be read any more: it lies here now.
  public func sayThatFileWasSetAside(_ path: String) {
    say(
      Words.text(
        "A file of what is kept could not be read any more: it lies in “%” now, and there is another one.",
        path))
  }

  /// What was chosen holds for the photo that is shown.
  func showSettingsInEffect() {
    library.setBackground(background.brightness)
    browser.scrollView.wheelZooms = wheelZooms
    guard let scroller = browser.scrollView as? ZoomScrollView else { return }
    scroller.zoomInOnDoubleTap = !doubleClickFillsScreen
    scroller.zoomOutOnDoubleTap = !doubleClickFillsScreen
  }

  private func row<Value: Equatable>(
    _ name: String, _ choices: [(value: Value, name: String)], _ value: Value,
    _ take: @escaping @MainActor (Value) -> Void
  ) -> SettingRow {
    SettingRow(
      name, choices.map(\.name), chosen: choices.firstIndex { $0.value == value } ?? 0
    ) { take(choices[$0].value) }
  }

  private var viewingRows: [SettingRow] {
    func change(_ change: () -> Void) {
      change()
      showSettingsInEffect()
      didChangeChoices()
    }
    return [
      row(
        Words.text("Background"),
        [
          (.dark, Words.text("Dark")), (.black, Words.text("Black")),
          (.gray, Words.text("Grey")), (.white, Words.text("White")),
        ], background
      ) { [unowned(unsafe) self] value in change { background = value } },
      row(
        Words.text("The wheel"),
        [(false, Words.text("turns pages")), (true, Words.text("zooms"))], wheelZooms
      ) { [unowned(unsafe) self] value in change { wheelZooms = value } },
      row(
        Words.text("A double click"),
        [(false, Words.text("zooms")), (true, Words.text("fills the screen"))],
        doubleClickFillsScreen
      ) { [unowned(unsafe) self] value in change { doubleClickFillsScreen = value } },
      row(
        Words.text("Much enlarged, pixels are"),
        [(false, Words.text("smooth")), (true, Words.text("squares"))], library.photos.showsPixels
      ) { [unowned(unsafe) self] value in change { library.photos.showsPixels = value } },
    ] + sortingRows
  }

  private var keysRow: SettingRow {
    let row = SettingRow(Words.text("Keys"), button: Words.text("change…"))
    row.press = { [unowned(unsafe) self] in showKeys() }
    return row
  }

  private var programRows: [SettingRow] {
    guard let settings else { return [] }
    let now = settings.program
    func change(_ change: (inout ProgramChoices) -> Void) { change(&settings.program) }
    func toggle(_ name: String, _ path: WritableKeyPath<ProgramChoices, Bool>) -> SettingRow {
      SettingRow(name, isOn: now[keyPath: path]) { isOn in change { $0[keyPath: path] = isOn } }
    }
    let memory = ControlsTunables.memorySteps.map { bytes in
      (Optional(bytes), Words.text("% MB", String(bytes >> 20)))
    }
    return [
      row(
        Words.text("Motion"),
        [
          (.system, Words.text("as the desktop")), (.full, Words.text("full")),
          (.reduced, Words.text("reduced")),
        ], now.motion
      ) { value in change { $0.motion = value } },
      row(
        Words.text("Memory for photos, from the next start on"),
        [(Int64?.none, Words.text("as there is"))] + memory, now.memory
      ) { value in change { $0.memory = value } },
      toggle(Words.text("Colours of the display"), \.usesDisplayColors),
      toggle(Words.text("Show hidden files"), \.showsHiddenFiles),
      toggle(Words.text("Show the folders in a folder, too"), \.isRecursive),
      toggle(Words.text("Open again what a crash has closed"), \.restores),
      toggle(Words.text("Keep in the file how a photo is turned"), \.keepsTurns),
      keysRow,
    ]
  }
}
