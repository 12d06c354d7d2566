import PhotoControls

// What was opened in windows before, and how one of them ends.
extension PhotoScene {
  /// By name, and with the folder that it is in.
  func recentFiles(_ window: WindowDesk) -> [RecentFile] {
    window.recentFiles().map { path in
      let (folder, name) = FileDesk.parts(of: path)
      let words = [name, FileDesk.parts(of: folder).name].map {
        String(decoding: $0, as: UTF8.self)
      }
      return RecentFile(name: words[0], folder: words[1]) { [weak self] in
        let paths = [String(decoding: path, as: UTF8.self)]
        self?.filesWereDropped(paths)
        window.noteOpened(paths)
      }
    }
  }

  /// What was asked for in it is done all the same.
  func windowWillClose() {
    library.noteRest()
    trash?.windowDidClose()
  }
}
