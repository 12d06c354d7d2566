/// Why there is no album to show.
public enum PhotoFinderError: Error, Equatable, CustomStringConvertible {
  case missing(String)
  case unreadableFolder(String)
  /// None of these holds a file.
  case nothingFound([String])

  /// One sentence for a person.
  public var description: String {
    switch self {
    case .missing(let path): "There is no file or folder named “\(path)”."
    case .unreadableFolder(let path): "There is no permission to look into the folder “\(path)”."
    case .nothingFound(let paths):
      "There are no files in \(paths.map { "“\($0)”" }.joined(separator: ", "))."
    }
  }
}
