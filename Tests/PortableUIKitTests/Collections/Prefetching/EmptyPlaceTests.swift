import PortableUIKit
import ScrollBed
import Testing

/// Flicks through a hundred thousand cells: at no frame is a place in view without its cell, whatever the speed of the
/// fingers and of the display. Places are worked out here, not asked of the layout.
@MainActor
struct EmptyPlaceTests {
  private static let columns = 4
  private static let count = 100_000
  /// From one line to the next, and from one column to the next, points.
  private static let step: CGFloat = 94
  /// How often a finger is looked at, in a second: more often than there are frames.
  private static let samplesPerSecond = 240.0

  private let shelf: Shelf
  private let bed: Bed

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 93, height: 93)
    layout.minimumLineSpacing = 1
    layout.minimumInteritemSpacing = 1
    shelf = Shelf([Self.count], layout: layout)
    bed = Bed(bounds: CGSize(width: 375, height: 667), content: .zero, scrollView: shelf.view)
    shelf.view.delegate = shelf
  }

  /// The items of which something is in view and that have no cell there.
  private func emptyPlaces() -> [Int] {
    let seen = shelf.view.bounds
    let lines = Int(max(0, seen.minY) / Self.step)...Int(seen.maxY / Self.step)
    let items = lines.lowerBound * Self.columns..<(lines.upperBound + 1) * Self.columns
    return items.clamped(to: 0..<Self.count).filter { item in
      let (line, column) = item.quotientAndRemainder(dividingBy: Self.columns)
      let place = CGRect(
        x: CGFloat(column) * Self.step, y: CGFloat(line) * Self.step, width: 93, height: 93)
      guard place.minY < seen.maxY, place.maxY > seen.minY else { return false }
      let cell = shelf.view.cellForItem(at: IndexPath(item: item, section: 0)) as? ShelfCell
      guard let cell, cell.superview === shelf.view, !cell.isHidden, cell.alpha == 1 else {
        return true
      }
      return cell.frame != place || cell.text != "0.\(item)"
    }
  }

  /// Flicks one after the other, upwards and at the end back, until all rests: every frame is looked at.
  ///
  /// - Parameter speed: of the finger, points per millisecond.
  /// - Returns: how far it went between two looks at most, points, and how many frames there were.
  private func flick(_ speed: Double) -> (fastest: CGFloat, looks: Int) {
    var (fastest, looks): (CGFloat, Int) = (0, 0)
    func step() {
      let offset = shelf.view.contentOffset.y
      bed.wait(1 / Self.samplesPerSecond)
      guard shelf.view.contentOffset.y != offset else { return }
      fastest = max(fastest, abs(shelf.view.contentOffset.y - offset))
      looks += 1
      #expect(emptyPlaces() == [], "at \(shelf.view.contentOffset.y)")
    }
    for turn in 0..<10 {
      let (start, end) = turn < 7 ? (600.0, 60.0) : (60, 600)
      let moves = max(2, Int(540 / speed * Self.samplesPerSecond / 1000))
      bed.touch(1, .down, 180, start)
      for move in 1...moves {
        step()
        bed.touch(1, .move, 180, start + (end - start) * Double(move) / Double(moves))
      }
      bed.touch(1, .up, 180, end)
      for _ in 0..<Int(Self.samplesPerSecond / 10) { step() }
    }
    while !bed.loop.isAtRest { step() }
    return (fastest, looks)
  }

  @Test(arguments: [1.0, 4, 12], [24.0, 60, 144])
  func noPlaceInViewIsEverWithoutItsCell(speed: Double, framesPerSecond: Double) {
    bed.framesPerSecond = framesPerSecond
    bed.frame()
    #expect(emptyPlaces() == [])
    let (fastest, looks) = flick(speed)
    #expect(looks > 50)
    // The fast ones leave out more than what is in view between two frames.
    if speed == 12, framesPerSecond == 24 { #expect(fastest > 667) }
    #expect(shelf.view.contentOffset.y > 1000)
  }
}
