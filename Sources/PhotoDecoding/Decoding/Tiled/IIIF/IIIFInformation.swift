import TilePyramid

/// What an `info.json` says, as far as it matters here. Whatever else it has is passed over.
struct IIIFInformation: Decodable {
  struct Tiles: Decodable {
    var width: Int
    var height: Int?
    var scaleFactors: [Int]

    /// Of a picture that is a single tile, libvips lists none.
    func has(_ factor: Int) -> Bool {
      scaleFactors.isEmpty ? factor == 1 : scaleFactors.contains(factor)
    }
  }

  struct Size: Decodable {
    var width: Int
    var height: Int
  }

  /// A version's own words for what a server can do.
  struct Profile: Decodable {
    var formats: [String]?
    var maxWidth: Int?
    var maxHeight: Int?
  }

  /// A value where others have a list of values.
  private struct OneOrMore<Value: Decodable>: Decodable {
    var values: [Value]

    init(from decoder: any Decoder) throws {
      values = try (try? [Value](from: decoder)) ?? [Value(from: decoder)]
    }
  }

  /// A compliance level's name, or what is there beyond it.
  private enum ProfileEntry: Decodable {
    case level(String)
    case profile(Profile)

    init(from decoder: any Decoder) throws {
      if let name = try? String(from: decoder) {
        self = .level(name)
      } else {
        self = .profile(try Profile(from: decoder))
      }
    }
  }

  private enum Key: String, CodingKey {
    case context = "@context"
    case type, profile, width, height, tiles, sizes, maxWidth, maxHeight
    case preferredFormats, extraFormats
  }

  /// What can be a side: whoever counts with one need not think of any other number.
  private static let sides = 1...TileGrid.longestSide

  var width: Int
  var height: Int
  var tiles: [Tiles]
  var sizes: [Size]
  /// 2 or 3; nil for any other.
  var version: Int?
  /// How much a server can do: 0 only what the description lists, 2 all that matters here.
  var complianceLevel = 0
  /// Those that the server likes best first.
  var formats: [String]
  /// The largest that the server gives out, pixels.
  var maxSide: Int?

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    width = try values.decode(Int.self, forKey: .width)
    height = try values.decode(Int.self, forKey: .height)
    tiles = try values.decodeIfPresent([Tiles].self, forKey: .tiles) ?? []
    sizes = (try values.decodeIfPresent([Size].self, forKey: .sizes) ?? [])
      .filter { Self.sides.contains($0.width) && Self.sides.contains($0.height) }
    let contexts = try values.decode(OneOrMore<String>.self, forKey: .context).values
    for known in [2, 3]
    where contexts.contains(where: { $0.contains("iiif.io/api/image/\(known)/") }) {
      version = known
    }
    formats =
      (try values.decodeIfPresent([String].self, forKey: .preferredFormats) ?? [])
      + (try values.decodeIfPresent([String].self, forKey: .extraFormats) ?? [])
    let widest = try values.decodeIfPresent(Int.self, forKey: .maxWidth)
    var sides = try [widest, values.decodeIfPresent(Int.self, forKey: .maxHeight) ?? widest]
    for entry in try values.decodeIfPresent(OneOrMore<ProfileEntry>.self, forKey: .profile)?.values
      ?? []
    {
      switch entry {
      case .level(let name):
        for level in [1, 2] where name.contains("level\(level)") { complianceLevel = level }
      case .profile(let profile):
        formats += profile.formats ?? []
        sides += [profile.maxWidth, profile.maxHeight]
      }
    }
    maxSide = sides.compactMap(\.self).filter(Self.sides.contains).min()
    let all = [width, height] + tiles.flatMap { [$0.width, $0.height ?? $0.width] }
    guard all.allSatisfy(Self.sides.contains) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "There is no such size."))
    }
  }
}
