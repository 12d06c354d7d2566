import Foundation
import ScrollGeometry

/// What is taken up again at the next start, in `state.ini` of the program's folder: how large the window was, and, when the
/// program was ended by something else than a person, what its windows showed.
struct Session {
  private static let window = "Window"
  private static let program = "Program"
  /// With the window's number behind it.
  private static let shown = "Shown "
  /// There only while what was open is opened again.
  private static let restoring = "Restoring"

  private let path: String
  /// What was found wrong: a sentence each.
  private(set) var problems: [String] = []
  /// Starts one after the other that were ended by something else than a person while they opened again what was open.
  private let failedStarts: Int
  /// Of the window, points; nil when none has been closed yet.
  private(set) var size: Size?
  private(set) var isMaximized = false
  /// What was open when the program was ended, the window that was used last at the end; empty when a person has closed it, or
  /// it still runs.
  private(set) var interrupted: [Place] = []
  /// The same when this start was asked for something else: the next one may take it up.
  private var left: [Place] = []
  /// Where that is written down which is not opened again, since it has ended the program too often; nil when it has not.
  private(set) var givenUp: String?

  /// - Parameters:
  ///   - folder: the program's; nil where there is none.
  ///   - isRunning: whether a process of this number is the program.
  init?(in folder: String?, isRunning: (Int32) -> Bool = Self.isProgram) {
    guard let folder else { return nil }
    path = folder + "/state.ini"
    let file = KeyFile(path)
    if let other = file.setAside {
      problems.append("What was open last could not be read: it lies in “\(other)” now.")
    }
    if let width = file.text("width", in: Self.window).flatMap(Double.init),
      let height = file.text("height", in: Self.window).flatMap(Double.init),
      KeptTunables.sides.contains(width), KeptTunables.sides.contains(height)
    {
      size = Size(width: width, height: height)
    }
    isMaximized = file.text("maximized", in: Self.window) == "true"
    failedStarts = file.text("starts", in: Self.restoring).flatMap(Int.init) ?? 0
    guard let process = file.text("process", in: Self.program).flatMap(Int32.init),
      !isRunning(process)
    else { return }
    // Several starts that were ended one after the other may have shown the same: once is enough, as it was last.
    var seen: Set<[String]> = []
    interrupted = Self.shownGroups(in: file).compactMap { Self.place(in: file, $0) }.reversed()
      .filter { seen.insert($0.paths + [$0.photo ?? ""]).inserted }.reversed()
  }

  /// This start shows something else: what was open stays as it was written down.
  mutating func leaveInterrupted() {
    left = interrupted
    interrupted = []
  }

  /// What was open is to be opened again now. A mark says so in the file until `didRestore`: what ends the program each time
  /// that it is opened would end every start.
  ///
  /// - Returns: whether it may be; when it has ended the program too often, it lies aside.
  mutating func beginRestoring() -> Bool {
    let file = KeyFile(path)
    guard failedStarts < KeptTunables.failedStarts else {
      interrupted = []
      file.moveAside()
      let list = file.setAside ?? path
      problems.append(
        "What was open last has ended the program twice and is not opened again: it is written down in “\(list)”."
      )
      givenUp = list
      return false
    }
    file.set("\(failedStarts + 1)", "starts", in: Self.restoring)
    file.set("\(getpid())", "process", in: Self.program)
    file.save()
    return true
  }

  /// All that was open is shown again, or nobody wants it any more.
  func didRestore() {
    let file = KeyFile(path)
    file.remove(group: Self.restoring)
    file.save()
  }

  private static func shownGroups(in file: KeyFile) -> [String] {
    file.groups.filter { $0.hasPrefix(shown) }
  }

  private static func place(in file: KeyFile, _ group: String) -> Place? {
    func number(_ key: String) -> Double? {
      file.text(key, in: group).flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
    }
    let paths = file.texts("paths", in: group).map(NamedPath.path)
    let photo = file.text("photo", in: group).map(NamedPath.path)
    guard !paths.isEmpty else { return nil }
    return Place(
      paths: paths, isRecursive: file.text("recursive", in: group) == "true", photo: photo,
      zoom: number("zoom") ?? 1, middle: (number("x") ?? 0.5, number("y") ?? 0.5))
  }

  /// Keeps what the windows show, and nothing of others, in case that the program is ended.
  func keep(_ places: [Place]) {
    let file = KeyFile(path)
    write(left + places, in: file)
    file.save()
  }

  private func write(_ places: [Place], in file: KeyFile) {
    forgetPlaces(in: file)
    for (number, place) in places.enumerated() {
      let group = Self.shown + "\(number + 1)"
      file.set(place.paths.map(Self.address), "paths", in: group)
      file.set(place.isRecursive ? "true" : "false", "recursive", in: group)
      file.set(place.photo.map(Self.address), "photo", in: group)
      file.set("\(place.zoom)", "zoom", in: group)
      file.set("\(place.middle.x)", "x", in: group)
      file.set("\(place.middle.y)", "y", in: group)
    }
    file.set("\(getpid())", "process", in: Self.program)
  }

  /// A person has closed the last window: what it showed is nobody's business any more. What was left stays.
  func close(size: Size, isMaximized: Bool) {
    let file = KeyFile(path)
    if left.isEmpty {
      forgetPlaces(in: file)
      file.remove(group: Self.restoring)
    } else {
      write(left, in: file)
    }
    // What a maximised window goes back to is what it had been before.
    if !isMaximized {
      file.set("\(Int(size.width))", "width", in: Self.window)
      file.set("\(Int(size.height))", "height", in: Self.window)
    }
    file.set(isMaximized ? "true" : "false", "maximized", in: Self.window)
    file.save()
  }

  private func forgetPlaces(in file: KeyFile) {
    for group in Self.shownGroups(in: file) { file.remove(group: group) }
    file.remove(group: Self.program)
  }

  /// A folder gets no slash behind it: its photos would have other paths.
  private static func address(_ path: String) -> String {
    path.hasPrefix("/") ? AddressFile.address(of: Array(path.utf8)) : path
  }

  private static func isProgram(_ process: Int32) -> Bool {
    (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8))
      .map(isProgram(status:)) ?? false
  }

  /// - Parameter status: "4256 (zoomscroll) S 1 …" (proc(5)).
  static func isProgram(status: String) -> Bool {
    guard let start = status.firstIndex(of: "("), let end = status.lastIndex(of: ")"), start < end
    else { return false }
    // One that has ended is there until its parent has looked.
    let hasEnded = status[end...].dropFirst(2).first.map { "ZX".contains($0) } ?? true
    return status[start...].dropFirst().hasPrefix("zoomscroll") && !hasEnded
  }
}
