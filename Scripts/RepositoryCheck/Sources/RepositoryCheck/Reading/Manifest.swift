import Foundation

/// What `swift package dump-package` says, as far as the rules ask.
struct Manifest: Decodable {
  var targets: [Target]

  struct Target: Decodable {
    var name: String
    /// regular, executable, test or system.
    var type: String
    /// Where its sources are, when not in the usual folder.
    var path: String?
    var dependencies: [Dependency]?
    var providers: [Provider]?

    /// Relative to the project's root.
    var folder: String { path ?? (type == "test" ? "Tests/\(name)" : "Sources/\(name)") }
    var imports: [String] { (dependencies ?? []).map(\.module) }
  }

  /// A target of this package, or a product of another whose module bears its name.
  struct Dependency: Decodable {
    var module: String
    var isProduct = false

    private enum Keys: String, CodingKey { case byName, target, product }

    init(module: String) { self.module = module }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Keys.self)
      guard let key = container.allKeys.first else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "a dependency of unknown form"))
      }
      var list = try container.nestedUnkeyedContainer(forKey: key)
      module = try list.decode(String.self)
      isProduct = key == .product
    }
  }

  struct Provider: Decodable {
    var apt: [[String]]?
  }

  func target(named name: String) -> Target? { targets.first { $0.name == name } }
}
