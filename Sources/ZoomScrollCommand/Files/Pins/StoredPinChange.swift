import PhotoControls
import PictureFacts

/// A change of the pins that a file keeps, on the picture as it is stored: it can be taken back however the photo is turned since,
/// and whatever others have pinned to it.
enum StoredPinChange: Equatable, Sendable {
  case added(PhotoPin)
  /// - Parameter index: its place among the others.
  case removed(PhotoPin, at: Int)
  case replaced(PhotoPin, with: PhotoPin)

  /// Shares of a picture's sides that turning there and back may be off.
  // derivation: a few steps of numbers near 1, and far less than any pixel.
  private static let rounding = 1e-9

  /// Makes a change of what a file has by now.
  ///
  /// - Parameters:
  ///   - change: on the photo as it is shown.
  ///   - turns: that make the stored picture lie so.
  /// - Returns: nil when nothing is to be changed: somebody else has removed that pin.
  static func make(
    _ change: PinChange, of pins: inout [PhotoPin], turns: [PhotoTurn]
  ) -> StoredPinChange? {
    func stored(_ pin: PhotoPin) -> PhotoPin { [pin].turnedBack(turns)[0] }
    switch change {
    case .add(let pin):
      pins.append(stored(pin))
      return .added(stored(pin))
    case .remove(let pin):
      guard let index = index(of: stored(pin), in: pins) else { return nil }
      return .removed(pins.remove(at: index), at: index)
    case .replace(let pin, let new):
      guard let index = index(of: stored(pin), in: pins) else {
        pins.append(stored(new))
        return .added(stored(new))
      }
      let old = pins[index]
      pins[index] = stored(new)
      return .replaced(old, with: stored(new))
    }
  }

  /// As far as that is still there.
  func takeBack(from pins: inout [PhotoPin]) {
    switch self {
    case .added(let pin):
      if let index = Self.index(of: pin, in: pins) { pins.remove(at: index) }
    case .removed(let pin, let index): pins.insert(pin, at: min(index, pins.count))
    case .replaced(let old, let new):
      if let index = Self.index(of: new, in: pins) { pins[index] = old } else { pins.append(old) }
    }
  }

  private static func index(of pin: PhotoPin, in pins: [PhotoPin]) -> Int? {
    pins.lastIndex {
      $0.note == pin.note && abs($0.x - pin.x) < rounding && abs($0.y - pin.y) < rounding
    }
  }
}
