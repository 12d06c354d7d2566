/// Where a photo was taken: nobody should learn that who did not ask for it.
public struct PhotoPlace: Equatable, Sendable {
  /// Degrees, north is positive; nil when only the name is known.
  public let latitude: Double?
  /// Degrees, east is positive.
  public let longitude: Double?
  /// Above the sea, metres.
  public var altitude: Double? {
    didSet { if let old = altitude, !Self.altitudes.contains(old) { altitude = nil } }
  }
  /// "Weimar, Germany".
  public var name: String?

  // derivation: from the deepest sea to what satellites photograph, metres.
  private static let altitudes = -12_000.0...1e9

  /// A place that is known by its name only.
  public init(name: String) {
    latitude = nil
    longitude = nil
    self.name = name
  }

  /// Nil when it is no place on Earth.
  public init?(latitude: Double, longitude: Double) {
    // derivation: degrees of a globe.
    guard (-90.0...90).contains(latitude), (-180.0...180).contains(longitude) else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }
}
