import PhotoControls
import PhotoGrid

/// What a person has chosen, in `settings.ini` of the program's folder. What an option says goes before it.
struct Settings {
  private static let group = "ZoomScroll"
  /// A line for each command that has another key.
  private static let keysGroup = "Keys"

  /// How the program is, whatever it shows.
  var program = ProgramChoices()
  /// In which order photos are shown, and how large and how long.
  var viewing = ViewerChoices()
  /// Light or dark whatever the desktop says; nil: as the desktop.
  private(set) var isDark: Bool?
  /// Decoded photos take no more memory than this.
  var memory: ByteCount? { program.memory.map(ByteCount.init(bytes:)) }
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
      settings.program.memory = count.bytes
      return true
    }
    readSwitch("recursive", in: file) { $1.program.isRecursive = $0 }
    readSwitch("restore", in: file) { $1.program.restores = $0 }
    readSwitch("keep-turns", in: file) { $1.program.keepsTurns = $0 }
    readSwitch("hidden", in: file) { $1.program.showsHiddenFiles = $0 }
    readSwitch("display-colors", in: file) { $1.program.usesDisplayColors = $0 }
    for name in ViewerKeys.names {
      read(name, of: Self.keysGroup, in: file, as: "such as Ctrl+Shift+C, F2 or nothing, each once")
      {
        text, settings in settings.program.keys.take(text, for: name)
      }
    }
    readViewing(in: file)
    read("appearance", in: file, as: "light, dark or system") { text, settings in
      guard let isDark = ["light": false, "dark": true, "system": nil][text] else { return false }
      settings.isDark = isDark
      return true
    }
    read("motion", in: file, as: "full, reduced or system") { text, settings in
      guard let motion = Self.motions.first(where: { $0.name == text })?.motion else {
        return false
      }
      settings.program.motion = motion
      return true
    }
  }

  private static let motions: [(name: String, motion: ProgramChoices.Motion)] = [
    ("full", .full), ("reduced", .reduced), ("system", .system),
  ]

  private static func file(in folder: String) -> KeyFile { KeyFile(folder + "/settings.ini") }

  /// Writes down what a person wants otherwise; the rest of the file stays. Of a file that cannot be read any more all is
  /// written that is otherwise than at first.
  ///
  /// - Parameter old: as it was before.
  @discardableResult
  func keep(insteadOf old: Settings, in folder: String) -> KeptOutcome {
    let file = Self.file(in: folder)
    let old = file.setAside == nil ? old : Settings()
    keepProgram(insteadOf: old.program, in: file)
    keepViewing(insteadOf: old.viewing, in: file)
    if isDark != old.isDark {
      file.set(isDark.map { $0 ? "dark" : "light" }, "appearance", in: Self.group)
    }
    return KeptOutcome(isWritten: file.save(), setAside: file.setAside)
  }

  private func keepProgram(insteadOf old: ProgramChoices, in file: KeyFile) {
    let group = Self.group
    if program.memory != old.memory {
      file.set(program.memory.map { ByteCount(bytes: $0).text }, "memory", in: group)
    }
    if program.motion != old.motion {
      file.set(Self.motions.first { $0.motion == program.motion }?.name, "motion", in: group)
    }
    let switches: [(KeyPath<ProgramChoices, Bool>, String)] = [
      (\.isRecursive, "recursive"), (\.restores, "restore"), (\.keepsTurns, "keep-turns"),
      (\.showsHiddenFiles, "hidden"), (\.usesDisplayColors, "display-colors"),
    ]
    for (path, key) in switches where program[keyPath: path] != old[keyPath: path] {
      file.set(program[keyPath: path] ? "true" : "false", key, in: group)
    }
    for name in ViewerKeys.names where program.keys.text(for: name) != old.keys.text(for: name) {
      file.set(program.keys.text(for: name), name, in: Self.keysGroup)
    }
  }

  private func keepViewing(insteadOf old: ViewerChoices, in file: KeyFile) {
    func keep<Value: Equatable>(
      _ key: String, _ path: KeyPath<ViewerChoices, Value>, _ text: (Value) -> String?
    ) {
      let value = viewing[keyPath: path]
      if value != old[keyPath: path] { file.set(text(value), key, in: Self.group) }
    }
    keep("sort", \.sorting.key) { key in Self.sortings.first { $0.key == key }?.name }
    keep("descending", \.sorting.isDescending) { $0 ? "true" : "false" }
    keep("group", \.grouping) { value in Self.groupings.first { $0.value == value }?.name }
    keep("thumbnails", \.density) { "\(Int($0.side))" }
    keep("slideshow", \.slideshowInterval) { "\(Int($0))" }
    keep("background", \.background) { value in Self.backgrounds.first { $0.value == value }?.name }
    let switches: [(KeyPath<ViewerChoices, Bool>, String)] = [
      (\.shufflesSlides, "shuffle"), (\.hasSeenHints, "hints-seen"),
      (\.hasSeenDesk, "desk-seen"), (\.wheelZooms, "wheel-zooms"),
      (\.doubleClickFillsScreen, "double-click-fills-screen"), (\.showsPixels, "show-pixels"),
    ]
    for (path, key) in switches { keep(key, path) { $0 ? "true" : "false" } }
  }

  private static let sortings: [(name: String, key: PhotoSorting.Key)] = [
    ("name", .name), ("date-taken", .dateTaken), ("date-changed", .dateChanged), ("size", .size),
    ("random", .random),
  ]

  private static let groupings: [(name: String, value: PhotoGrouping)] = [
    ("none", .none), ("folder", .folder), ("month", .month),
  ]

  private static let backgrounds: [(name: String, value: PhotoBackground)] = [
    ("dark", .dark), ("black", .black), ("gray", .gray), ("white", .white),
  ]

  private mutating func readViewing(in file: KeyFile) {
    let names = Self.sortings.map(\.name)
    let last = names.count - 1
    read("sort", in: file, as: names[..<last].joined(separator: ", ") + " or " + names[last]) {
      text, settings in
      guard let sorting = Self.sortings.first(where: { $0.name == text }) else { return false }
      settings.viewing.sorting.key = sorting.key
      return true
    }
    readSwitch("descending", in: file) { $1.viewing.sorting.isDescending = $0 }
    read("group", in: file, as: "none, folder or month") { text, settings in
      guard let grouping = Self.groupings.first(where: { $0.name == text })?.value else {
        return false
      }
      settings.viewing.grouping = grouping
      return true
    }
    readNumber("thumbnails", in: file, KeptTunables.thumbnails) {
      $1.viewing.density = GridDensity(side: $0)
    }
    read("background", in: file, as: "dark, black, gray or white") { text, settings in
      guard let background = Self.backgrounds.first(where: { $0.name == text })?.value else {
        return false
      }
      settings.viewing.background = background
      return true
    }
    readSwitch("wheel-zooms", in: file) { $1.viewing.wheelZooms = $0 }
    readSwitch("double-click-fills-screen", in: file) {
      $1.viewing.doubleClickFillsScreen = $0
    }
    readSwitch("show-pixels", in: file) { $1.viewing.showsPixels = $0 }
    readSwitch("shuffle", in: file) { $1.viewing.shufflesSlides = $0 }
    readSwitch("hints-seen", in: file) { $1.viewing.hasSeenHints = $0 }
    readSwitch("desk-seen", in: file) { $1.viewing.hasSeenDesk = $0 }
    readNumber("slideshow", in: file, KeptTunables.slideshow) {
      $1.viewing.slideshowInterval = $0
    }
  }

  private mutating func readNumber(
    _ key: String, in file: KeyFile, _ range: ClosedRange<Double>,
    _ take: (Double, inout Settings) -> Void
  ) {
    let values = "\(Int(range.lowerBound)) to \(Int(range.upperBound))"
    read(key, in: file, as: values) { text, settings in
      guard let number = Double(text), range.contains(number) else { return false }
      take(number, &settings)
      return true
    }
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
    _ key: String, of group: String = Self.group, in file: KeyFile, as values: String,
    _ take: (String, inout Settings) -> Bool
  ) {
    guard let text = file.text(key, in: group), !take(text, &self) else { return }
    problems.append("“\(key)=\(text)” in “\(file.path)” is left out: it may be \(values).")
  }
}
