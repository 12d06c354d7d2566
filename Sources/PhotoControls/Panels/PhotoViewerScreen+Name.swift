// What is shown has a name, for scripts.
extension PhotoViewerScreen {
  /// The same in every language: `photo`, `grid`, `finding`, `information`, `slideshow`, `empty`, or the panel that lies over it,
  /// `menu`, `help`, `settings`, `compare`, `desk`, `question`, `field`, `note`.
  public var screenName: String {
    if let panel { return name(of: panel) }
    if album.count == 0 { return "empty" }
    if library.showsGrid { return library.isFinding ? "finding" : "grid" }
    if slideshow != nil { return "slideshow" }
    return information == nil ? "photo" : "information"
  }

  private func name(of panel: PanelView) -> String {
    switch panel {
    case is MenuView: "menu"
    case is HelpView: "help"
    case is SettingsPanel: "settings"
    case is CompareView: "compare"
    case is PrintsView: "desk"
    case is QuestionView: "question"
    case is PinNoteView: "note"
    default: "field"
    }
  }
}
