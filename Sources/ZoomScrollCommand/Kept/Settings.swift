/// What a person has chosen, in `settings.ini` of the program's folder. What an option says goes before it.
struct Settings {
  private static let group = "ZoomScroll"

  /// Decoded photos take no more memory than this.
  private(set) var memory: ByteCount?
  /// A folder stands for the folders in it, too.
  private(set) var isRecursive = false
  /// What was open when the program was ended by something else than a person is opened again.
  private(set) var restores = true
  /// Files may say how photos are turned: it has been asked once.
  private(set) var keepsTurns = false
  /// Light or dark whatever the desktop says; nil: as the desktop.
  private(set) var isDark: Bool?
  /// Motion is less than usual, or not, whatever the desktop says; nil: as the desktop.
  private(set) var isMotionReduced: Bool?
  /// What was found wrong: a sentence each.
  private(set) var problems: [String] = []

  /// As they are without a file.
  init() {}

  /// - Parameter folder: the program's; nil where there is none.
  init(in folder: String?) {
    guard let folder else { return }
    let file = Self.file(in: folder)
    if let other = file.setAside {
      problems.append(
        "The settings could not be read: they lie in “\(other)” now, and all is as at first.")
    }
    read("memory", in: file, as: "64M or more") { text, settings in
      guard let count = ByteCount(argument: text), count.bytes >= WhatToShow.leastMemory else {
        return false
      }
      settings.memory = count
      return true
    }
    readSwitch("recursive", in: file) { $1.isRecursive = $0 }
    readSwitch("restore", in: file) { $1.restores = $0 }
    readSwitch("keep-turns", in: file) { $1.keepsTurns = $0 }
    read("appearance", in: file, as: "light, dark or system") { text, settings in
      guard let isDark = ["light": false, "dark": true, "system": nil][text] else { return false }
      settings.isDark = isDark
      return true
    }
    read("motion", in: file, as: "full, reduced or system") { text, settings in
      guard let isReduced = ["full": false, "reduced": true, "system": nil][text] else {
        return false
      }
      settings.isMotionReduced = isReduced
      return true
    }
  }

  private static func file(in folder: String) -> KeyFile { KeyFile(folder + "/settings.ini") }

  /// Writes down that a person has allowed it; the rest of the file stays.
  static func keepTurns(in folder: String) {
    let file = file(in: folder)
    file.set("true", "keep-turns", in: group)
    file.save()
  }

  private mutating func readSwitch(
    _ key: String, in file: KeyFile, _ take: (Bool, inout Settings) -> Void
  ) {
    read(key, in: file, as: "true or false") { text, settings in
      guard let isOn = ["true": true, "false": false][text] else { return false }
      take(isOn, &settings)
      return true
    }
  }

  /// - Parameter take: whether the text is a value.
  private mutating func read(
    _ key: String, in file: KeyFile, as values: String, _ take: (String, inout Settings) -> Bool
  ) {
    guard let text = file.text(key, in: Self.group), !take(text, &self) else { return }
    problems.append("“\(key)=\(text)” in “\(file.path)” is left out: it may be \(values).")
  }
}
