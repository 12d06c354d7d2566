/// How a camera was set. What is set outside of what cameras can be set to becomes nil.
public struct PhotoExposure: Equatable, Sendable {
  /// How long it exposed, seconds.
  public var time: Double? {
    didSet { time = Self.within(Self.times, time) }
  }
  /// Focal length by aperture: 2.8.
  public var fNumber: Double? {
    didSet { fNumber = Self.within(Self.fNumbers, fNumber) }
  }
  /// Sensitivity, ISO 12232.
  public var iso: Double? {
    didSet { iso = Self.within(Self.isos, iso) }
  }
  /// Millimetres.
  public var focalLength: Double? {
    didSet { focalLength = Self.within(Self.focalLengths, focalLength) }
  }
  /// What sees the same on film of 36 mm × 24 mm, millimetres.
  public var focalLengthOnFilm: Double? {
    didSet { focalLengthOnFilm = Self.within(Self.focalLengths, focalLengthOnFilm) }
  }
  /// Brighter than measured by so many stops.
  public var bias: Double? {
    didSet { bias = Self.within(Self.biases, bias) }
  }

  // derivation: a second's hundred-thousandth is the shortest that cameras do (Sony α9 III: 1/80,000 s); stars are exposed
  // for hours. Lenses go from f/0.7 to pinholes, and telescopes to some metres. No camera says more than ISO 10,000,000.
  private static let times = 1e-6...1e6
  private static let fNumbers = 0.1...1000.0
  private static let isos = 0.5...1e8
  private static let focalLengths = 0.1...100_000.0
  private static let biases = -30.0...30.0

  /// Nothing is known.
  public init() {}

  /// A number that is none lies in no range.
  private static func within(_ range: ClosedRange<Double>, _ value: Double?) -> Double? {
    value.flatMap { range.contains($0) ? $0 : nil }
  }
}
