import Foundation
import ScrollGeometry

/// What is taken up again at the next start, in `state.ini` of the program's folder: how large the window was, and, when the
/// program was ended by something else than a person, what its windows showed. Several processes may write it: each has
/// groups of its own.
struct Session {
  private static let window = "Window"
  /// There only while what was open is opened again.
  private static let restoring = "Restoring"

  private let path: String
  private let process: Int32
  /// Of this process's groups.
  private let own: String
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
  /// Groups of processes that have ended, which this one has to do with.
  private var ended: [String] = []
  /// Where that is written down which is not opened again, since it has ended the program too often; nil when it has not.
  private(set) var givenUp: String?

  /// - Parameters:
  ///   - folder: the program's; nil where there is none.
  ///   - process: this one's number.
  ///   - isRunning: whether another process of this number is the program.
  init?(
    in folder: String?, process: Int32 = getpid(), isRunning: (Int32) -> Bool = Self.isProgram
  ) {
    guard let folder else { return nil }
    path = folder + "/state.ini"
    self.process = process
    let file = KeyFile(path)
    if let other = file.setAside {
      problems.append("What was open last could not be read: it lies in “\(other)” now.")
    }
    size = Self.size(in: file, Self.window)
    isMaximized = file.text("maximized", in: Self.window) == "true"
    failedStarts = file.text("starts", in: Self.restoring).flatMap(Int.init) ?? 0
    let groups = SessionGroup.all(in: file)
    own = SessionGroup.unusedOwner(process, among: groups)
    // A process of this one's number has ended before this one began.
    let left = groups.filter { group in
      group.process.map { $0 == process || !isRunning($0) } ?? true
    }
    ended = left.map(\.name)
    // Several starts that were ended one after the other may have shown the same: once is enough, as it was last.
    var seen: Set<[String]> = []
    interrupted = left.compactMap { Self.place(in: file, $0.name) }.reversed()
      .filter { seen.insert($0.paths + [$0.photo ?? ""]).inserted }.reversed()
  }

  /// This start shows something else: what was open stays as it was written down.
  mutating func leaveInterrupted() {
    interrupted = []
    ended = []
  }

  /// What was open is to be opened again now, and is this process's. A mark says so in the file until `didRestore`: what ends
  /// the program each time that it is opened would end every start.
  ///
  /// - Returns: whether it may be; when it has ended the program too often, it lies aside.
  mutating func beginRestoring() -> Bool {
    KeyFile.changing(path) {
      let file = KeyFile(path)
      guard failedStarts < KeptTunables.failedStarts else {
        interrupted = []
        file.moveAside()
        let list = file.setAside ?? path
        problems.append(
          "What was open last has ended the program twice and is not opened again: it is written down in “\(list)”."
        )
        givenUp = list
        // What others show, and how large the window was, is none of that.
        file.remove(group: Self.restoring)
        write([], in: file)
        if file.setAside != nil { file.save() }
        return false
      }
      let groups = file.groups
      // Another start was quicker.
      guard ended.contains(where: groups.contains) || file.groups.isEmpty else {
        interrupted = []
        return false
      }
      write(interrupted, in: file)
      file.set("\(failedStarts + 1)", "starts", in: Self.restoring)
      file.save()
      return true
    }
  }

  /// All that was open is shown again, or nobody wants it any more.
  ///
  /// - Returns: where the file lies now when it could not be read any more.
  @discardableResult
  func didRestore() -> String? {
    change { $0.remove(group: Self.restoring) }
  }

  private static func place(in file: KeyFile, _ group: String) -> Place? {
    func number(_ key: String) -> Double? {
      file.text(key, in: group).flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
    }
    let paths = file.texts("paths", in: group).map(NamedPath.path)
    let photo = file.text("photo", in: group).map(NamedPath.path)
    guard !paths.isEmpty else { return nil }
    let isMaximized = file.text("maximized", in: group) == "true"
    return Place(
      paths: paths, isRecursive: file.text("recursive", in: group) == "true", photo: photo,
      zoom: number("zoom") ?? 1, middle: (number("x") ?? 0.5, number("y") ?? 0.5),
      shape: size(in: file, group).map { WindowShape(size: $0, isMaximized: isMaximized) })
  }

  private static func size(in file: KeyFile, _ group: String) -> Size? {
    guard let width = file.text("width", in: group).flatMap(Double.init),
      let height = file.text("height", in: group).flatMap(Double.init),
      KeptTunables.sides.contains(width), KeptTunables.sides.contains(height)
    else { return nil }
    return Size(width: width, height: height)
  }

  private static func set(_ size: Size, in file: KeyFile, _ group: String) {
    file.set("\(Int(size.width))", "width", in: group)
    file.set("\(Int(size.height))", "height", in: group)
  }

  /// Keeps what the windows show, and nothing of others, in case that the program is ended.
  ///
  /// - Returns: where the file lies now when it could not be read any more.
  @discardableResult
  func keep(_ places: [Place]) -> String? {
    change { write(places, in: $0) }
  }

  private func write(_ places: [Place], in file: KeyFile) {
    for group in SessionGroup.all(in: file) where group.owner == own || ended.contains(group.name) {
      file.remove(group: group.name)
    }
    if !SessionGroup.all(in: file).contains(where: \.isOfFirstVersions) {
      file.remove(group: SessionGroup.program)
    }
    for (number, place) in places.enumerated() {
      let group = SessionGroup.name(own, number + 1)
      file.set(place.paths.map(Self.address), "paths", in: group)
      file.set(place.isRecursive ? "true" : "false", "recursive", in: group)
      file.set(place.photo.map(Self.address), "photo", in: group)
      file.set("\(place.zoom)", "zoom", in: group)
      file.set("\(place.middle.x)", "x", in: group)
      file.set("\(place.middle.y)", "y", in: group)
      guard let shape = place.shape else { continue }
      Self.set(shape.size, in: file, group)
      file.set(shape.isMaximized ? "true" : "false", "maximized", in: group)
    }
  }

  /// A person has closed the last window: what it showed is nobody's business any more. What was left stays.
  ///
  /// - Returns: where the file lies now when it could not be read any more.
  @discardableResult
  func close(size: Size, isMaximized: Bool) -> String? {
    change { file in
      write([], in: file)
      if SessionGroup.all(in: file).isEmpty { file.remove(group: Self.restoring) }
      // What a maximised window goes back to is what it had been before.
      if !isMaximized { Self.set(size, in: file, Self.window) }
      file.set(isMaximized ? "true" : "false", "maximized", in: Self.window)
    }
  }

  private func change(_ change: (KeyFile) -> Void) -> String? {
    KeyFile.changing(path) {
      let file = KeyFile(path)
      change(file)
      file.save()
      return file.setAside
    }
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
