import Glibc

/// Exposures count in stops: each is twice, or half, the light.
enum Stops {
  static func power(_ stops: Double) -> Double { exp2(stops) }
}
