import Foundation

/// Where the program keeps what belongs to a person (XDG Base Directory Specification).
enum ProgramFolder {
  /// What somebody has chosen. Nil for whoever has no home.
  static var settings: String? { path("XDG_CONFIG_HOME", below: ".config") }
  /// What is a person's own. Nil for whoever has no home.
  static var data: String? { path("XDG_DATA_HOME", below: ".local/share") }
  /// What is taken up again at the next start.
  static var state: String? { path("XDG_STATE_HOME", below: ".local/state") }

  /// A variable that is no absolute path counts for nothing, as the specification wants it.
  private static func path(_ variable: String, below home: String) -> String? {
    let environment = ProcessInfo.processInfo.environment
    func absolute(_ name: String) -> String? {
      environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let folder = absolute(variable) ?? absolute("HOME").map { "\($0)/\(home)" }
    return folder.map { $0 + "/zoomscroll" }
  }
}
