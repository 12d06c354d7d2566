/// A group of `state.ini`: what one window of a process shows. It is called "Shown 4256 1", and "Shown 4256.1 1" of a process
/// that began after another one of its number had ended; "Shown 1" in versions that knew of one process only, whose number
/// is in the group "Program".
struct SessionGroup {
  static let program = "Program"
  private static let shown = "Shown "

  let name: String
  /// What stands for its process; nil in those versions.
  let owner: String?
  /// Its number; nil where nobody says it.
  let process: Int32?

  var isOfFirstVersions: Bool { owner == nil }

  static func name(_ owner: String, _ number: Int) -> String { "\(shown)\(owner) \(number)" }

  /// In the order of the file.
  static func all(in file: KeyFile) -> [SessionGroup] {
    file.groups.filter { $0.hasPrefix(shown) }.map { name in
      let words = name.split(separator: " ")
      guard words.count == 3 else {
        let process = file.text("process", in: program).flatMap(Int32.init)
        return SessionGroup(name: name, owner: nil, process: process)
      }
      let process = words[1].split(separator: ".").first.flatMap { Int32($0) }
      return SessionGroup(name: name, owner: String(words[1]), process: process)
    }
  }

  /// What stands for a process that begins.
  static func unusedOwner(_ process: Int32, among groups: [SessionGroup]) -> String {
    let used = Set(groups.compactMap(\.owner))
    var (owner, number) = ("\(process)", 0)
    while used.contains(owner) {
      number += 1
      owner = "\(process).\(number)"
    }
    return owner
  }
}
