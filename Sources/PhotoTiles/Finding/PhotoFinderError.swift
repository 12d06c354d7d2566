import Localization

/// Why something is not shown that was asked for.
public enum PhotoFinderError: Error, Equatable, CustomStringConvertible {
  /// There is nothing of that path.
  case missing(String)
  /// There is a folder, and it may not be read.
  case unreadableFolder(String)
  /// None of these holds a picture.
  case nothingFound([String])
  /// None of these holds a picture, but folders that may.
  case onlyFolders([String])

  /// There is nothing of that name, so there will hardly be anything to show of it later.
  var isWrongUse: Bool {
    switch self {
    case .missing: true
    case .unreadableFolder, .nothingFound, .onlyFolders: false
    }
  }

  /// The same in the person's language, for a page.
  public var sentence: String {
    switch self {
    case .missing(let path): Words.text("There is no file or folder named “%”.", path.onOneLine)
    case .unreadableFolder(let path):
      Words.text("There is no permission to look into the folder “%”.", path.onOneLine)
    case .nothingFound(let paths):
      Words.text("There are no pictures in %.", Self.list(paths).onOneLine)
    case .onlyFolders(let paths):
      Words.text("There are no pictures in %, only folders.", Self.list(paths).onOneLine)
    }
  }

  /// One sentence for a person.
  public var description: String {
    switch self {
    case .missing(let path): "There is no file or folder named “\(path)”."
    case .unreadableFolder(let path): "There is no permission to look into the folder “\(path)”."
    case .nothingFound(let paths): "There are no pictures in \(Self.list(paths))."
    case .onlyFolders(let paths):
      "There are no pictures in \(Self.list(paths)), only folders: --recursive looks into them."
    }
  }

  private static func list(_ paths: [String]) -> String {
    paths.map { "“\($0)”" }.joined(separator: ", ")
  }
}
