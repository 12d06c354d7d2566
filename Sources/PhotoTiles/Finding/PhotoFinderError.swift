/// Why something is not shown that was asked for.
public enum PhotoFinderError: Error, Equatable, CustomStringConvertible {
  case missing(String)
  case unreadableFolder(String)
  /// None of these holds a picture.
  case nothingFound([String])
  /// None of these holds a picture, but folders that may.
  case onlyFolders([String])

  /// What was named is not there, rather than empty.
  var isWrongUse: Bool {
    switch self {
    case .missing, .unreadableFolder: true
    case .nothingFound, .onlyFolders: false
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
