import PhotoControls
import PictureFacts

/// Keeps pins in memory; all but photo 5 can have some.
final class FakePinKeeper: PhotoPinKeeper {
  var kept: [Int32: [[PhotoPin]]] = [:]
  var problem: String?
  /// What could not be undone never can be.
  var isForGood = false
  /// Called when somebody asks for a change, before they hear of it.
  var whileUnderWay: () -> Void = {}
  private(set) var reads: [Int32] = []

  func canPin(_ picture: Int32) -> Bool { picture != 5 }

  func readPins(
    of picture: Int32,
    _ receiver: @escaping @MainActor (_ pins: [PhotoPin], _ problem: String?) -> Void
  ) {
    reads.append(picture)
    receiver(kept[picture]?.last ?? [], problem)
  }

  func keep(
    _ change: PinChange, of picture: Int32,
    _ receiver: @escaping @MainActor (_ pins: [PhotoPin], _ problem: String?) -> Void
  ) {
    whileUnderWay()
    guard problem == nil else { return receiver([], problem) }
    var pins = kept[picture]?.last ?? []
    switch change {
    case .add(let pin): pins.append(pin)
    case .remove(let pin): pins.removeAll { $0 == pin }
    case .replace(let pin, let new): pins = pins.map { $0 == pin ? new : $0 }
    }
    kept[picture, default: [[]]].append(pins)
    receiver(pins, nil)
  }

  func takeBack(
    _ picture: Int32, _ receiver: @escaping @MainActor (_ problem: UndoProblem?) -> Void
  ) {
    whileUnderWay()
    if problem == nil { kept[picture]?.removeLast() }
    receiver(problem.map { UndoProblem($0, isForGood: isForGood) })
  }
}
