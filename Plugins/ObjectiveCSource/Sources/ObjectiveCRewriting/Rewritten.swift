/// A source as it is compiled where there is no Objective-C.
public struct Rewritten {
  /// The original's path.
  public let path: String
  public let text: String

  /// What it is called beside others of its module: `View.rewritten.swift`. By the original's own name the compiler would
  /// take both for one file.
  public var name: String { Self.name(of: path) }

  public static func name(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    // Where a program begins is known by that name alone.
    guard name.hasSuffix(".swift"), name != "main.swift" else { return String(name) }
    return name.dropLast(".swift".count) + ".rewritten.swift"
  }

  /// With what tells the compiler that its messages are about the original: all that stands in it is on the line on which
  /// it was.
  public var located: String { sourceLocation(path, line: 1) + text }
}
