import Foundation

/// Where a person keeps pictures, as desktops have it (xdg-user-dirs): `XDG_PICTURES_DIR`, or else ~/Pictures.
enum PicturesFolder {
  /// Nil when there is none.
  static var path: String? {
    let home =
      ProcessInfo.processInfo.environment["HOME"]
      ?? FileManager.default.homeDirectoryForCurrentUser.path
    let path = configured(home) ?? home + "/Pictures"
    var isFolder: ObjCBool = false
    // The home itself stands for none.
    guard path != home, FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
      isFolder.boolValue
    else { return nil }
    return path
  }

  /// A line such as `XDG_PICTURES_DIR="$HOME/Bilder"`.
  private static func configured(_ home: String) -> String? {
    let folder = ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"] ?? home + "/.config"
    guard let text = try? String(contentsOfFile: folder + "/user-dirs.dirs", encoding: .utf8),
      let line = text.split(separator: "\n").last(where: { $0.hasPrefix("XDG_PICTURES_DIR=\"") })
    else { return nil }
    let value = line.dropFirst("XDG_PICTURES_DIR=\"".count).prefix { $0 != "\"" }
    var path = value.hasPrefix("$HOME") ? home + value.dropFirst("$HOME".count) : String(value)
    while path.hasSuffix("/"), path.count > 1 { path.removeLast() }
    return path.hasPrefix("/") ? path : nil
  }
}
