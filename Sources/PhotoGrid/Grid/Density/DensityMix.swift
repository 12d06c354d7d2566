import ScrollEngine
import ScrollGeometry

/// What is seen of a grid whose pictures are just now of any size: the two densities between whose sides that lies.
///
/// It depends on nothing but that size: whoever lets go, comes back or goes on sees no jump.
struct DensityMix: Equatable {
  /// Its pictures are seen as large as they are, or larger: it covers the window.
  var lower: GridDensity
  /// Its pictures are seen smaller than they are, over the others; nil while nothing is seen of it.
  var upper: GridDensity?
  /// Of `upper`: 0…1.
  var opacity = 0.0

  /// - Parameters:
  ///   - side: of a picture as it is seen, points.
  ///   - density: any one, from which the others are looked for.
  init(side: Double, near density: GridDensity, in room: Size, pixelsPerPoint: Double) {
    func seen(_ density: GridDensity) -> Double {
      density.side(in: room, pixelsPerPoint: pixelsPerPoint)
    }
    lower = density
    while seen(lower) > side, let smaller = lower.changed(by: -1, in: room) { lower = smaller }
    while let larger = lower.changed(by: 1, in: room), seen(larger) <= side { lower = larger }
    guard side > seen(lower), let larger = lower.changed(by: 1, in: room) else { return }
    let way = DeterministicMath.log(side / seen(lower))
    let share = way / DeterministicMath.log(seen(larger) / seen(lower))
    let late = (share - GridTunables.densityShare) / (1 - GridTunables.densityShare)
    guard late > 0 else { return }
    upper = larger
    // Smooth at both ends.
    opacity = late * late * (3 - 2 * late)
  }
}
