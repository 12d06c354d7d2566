/// A note that is pinned to a place of a photo.
public struct PhotoPin: Codable, Equatable, Sendable {
  /// So many are kept of one photo.
  public static let most = 500

  /// Shares of the photo's width and height, from its upper left corner, 0…1.
  public let x: Double
  /// A share of the photo's height, from its upper edge, 0…1.
  public let y: Double
  /// A line that somebody can read; never empty.
  public let note: String

  /// Nil when the place is outside of the photo, or when there is nothing to read. What is written on several lines, or hides
  /// how it is read, becomes one plain line; a long one is cut.
  public init?(x: Double, y: Double, note: String) {
    guard (0...1).contains(x), (0...1).contains(y), let note = String(note: note) else {
      return nil
    }
    (self.x, self.y, self.note) = (x, y, note)
  }

  private init(x: Double, y: Double, of pin: PhotoPin) {
    (self.x, self.y, note) = (x, y, pin.note)
  }

  /// Throws for what would be no pin.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let (x, y) = (
      try values.decode(Double.self, forKey: .x), try values.decode(Double.self, forKey: .y)
    )
    guard let pin = PhotoPin(x: x, y: y, note: try values.decode(String.self, forKey: .note)) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: values.codingPath, debugDescription: "not a pin"))
    }
    self = pin
  }

  /// On the same thing, once the photo has been turned.
  public func turned(_ turn: PhotoTurn) -> PhotoPin {
    switch turn {
    case .clockwise: PhotoPin(x: 1 - y, y: x, of: self)
    case .anticlockwise: PhotoPin(x: y, y: 1 - x, of: self)
    case .mirrored: PhotoPin(x: 1 - x, y: y, of: self)
    case .flipped: PhotoPin(x: x, y: 1 - y, of: self)
    }
  }
}

extension [PhotoPin] {
  /// On the same things, once the photo has been turned, one turn after the other.
  public func turned(_ turns: [PhotoTurn]) -> [PhotoPin] {
    map { pin in turns.reduce(pin) { $0.turned($1) } }
  }

  /// On the same things before that.
  public func turnedBack(_ turns: [PhotoTurn]) -> [PhotoPin] {
    turned(turns.reversed().map(\.reversed))
  }
}
