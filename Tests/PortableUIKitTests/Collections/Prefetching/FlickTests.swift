import PortableUIKit
import ScrollBed
import ScrollGeometry
import Testing

/// A flick through many items shows no empty place that somebody who looks ahead could have filled.
@MainActor
struct FlickTests {
  /// How long data takes to arrive, seconds.
  private let latency = 0.1

  /// One frame of a flick, points of the content.
  private struct Look {
    let time: Double
    let seen: ClosedRange<Double>
    let asked: [Int]
  }

  /// Flicks several times, faster and faster, and looks at each frame until all rests; with the velocity at most,
  /// points per second.
  private func flick(
    _ bed: Bed, _ foresight: Foresight, up: Bool = false, _ look: () -> Void
  ) -> (looks: [Look], fastest: Double) {
    var looks: [Look] = []
    var fastest = 0.0
    func step() {
      bed.wait(1 / bed.framesPerSecond)
      let view = bed.scrollView
      let low = Double(view.contentOffset.y)
      if let last = looks.last {
        fastest = max(fastest, (low - last.seen.lowerBound).magnitude * bed.framesPerSecond)
      }
      looks.append(
        Look(
          time: bed.time, seen: low...(low + Double(view.bounds.height)),
          asked: foresight.take().asked))
      look()
    }
    for _ in 0..<4 {
      let (start, end) = up ? (150.0, 550.0) : (550, 150)
      bed.touch(1, .down, 180, start)
      for move in 1...6 {
        step()
        bed.touch(1, .move, 180, start + (end - start) * Double(move) / 6)
      }
      bed.touch(1, .up, 180, end)
      for _ in 0..<12 { step() }
    }
    for _ in 0..<1200 where !bed.loop.isAtRest { step() }
    return (looks, fastest)
  }

  /// Each item that lay in the strip ahead for as long as data takes had been asked for by then. Returns how many such
  /// items there were.
  private func check(_ looks: [Look], _ frame: (Int) -> ClosedRange<Double>, count: Int) -> Int {
    var asked: [Int: Double] = [:]
    var came: [Int: Int] = [:]
    var places = 0
    for (index, look) in looks.enumerated() {
      for item in look.asked where asked[item] == nil { asked[item] = look.time }
      for item in 0..<count where frame(item).overlaps(look.seen) && came[item] == nil {
        came[item] = index
      }
    }
    for (item, index) in came {
      let moment = looks[index].time - latency
      // The last frame at which data would have arrived in time, while something was scrolling already.
      guard let last = looks.lastIndex(where: { $0.time <= moment }), last > 0 else { continue }
      let (seen, before) = (looks[last].seen, looks[last - 1].seen)
      guard seen.lowerBound != before.lowerBound else { continue }
      let isDown = seen.lowerBound > before.lowerBound
      let length = (seen.upperBound - seen.lowerBound) * 0.875
      let strip =
        isDown
        ? seen.upperBound...(seen.upperBound + length)
        : (seen.lowerBound - length)...seen.lowerBound
      let place = frame(item)
      guard place.overlaps(strip), !place.overlaps(seen) else { continue }
      places += 1
      #expect(asked[item].map { $0 <= looks[last].time } ?? false, "item \(item)")
    }
    return places
  }

  @Test(arguments: [false, true]) func throughAGrid(up: Bool) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 93, height: 93)
    layout.minimumLineSpacing = 1
    layout.minimumInteritemSpacing = 1
    let shelf = Shelf([4000], layout: layout)
    let foresight = Foresight()
    shelf.view.prefetchDataSource = foresight
    let bed = Bed(bounds: CGSize(width: 375, height: 667), content: .zero, scrollView: shelf.view)
    shelf.view.delegate = shelf
    if up { shelf.view.contentOffset.y = 60_000 }
    bed.frame()
    _ = foresight.take()
    let (looks, fastest) = flick(bed, foresight, up: up) {
      let seen = shelf.view.bounds
      for attributes in layout.layoutAttributesForElements(in: seen) ?? []
      where attributes.frame.intersects(seen) {
        let cell = shelf.view.cellForItem(at: attributes.indexPath)
        #expect(cell?.frame == attributes.frame && cell?.isHidden == false)
      }
    }
    #expect(fastest > 4000)
    let places = check(
      looks,
      { item in
        let top = Double(item / 4) * 94
        return top...(top + 93)
      }, count: 4000)
    #expect(places > 100)
  }

  @Test func throughATable() {
    let roster = Roster([4000])
    roster.view.rowHeight = 50
    roster.view.estimatedRowHeight = 0
    let foresight = Foresight()
    roster.view.prefetchDataSource = foresight
    let bed = Bed(bounds: CGSize(width: 375, height: 667), content: .zero, scrollView: roster.view)
    roster.view.delegate = roster
    bed.frame()
    _ = foresight.take()
    let (looks, fastest) = flick(bed, foresight) {
      let seen = roster.view.bounds
      let rows = roster.view.indexPathsForRows(in: seen) ?? []
      for path in rows {
        let cell = roster.view.cellForRow(at: path)
        #expect(cell?.frame == roster.view.rectForRow(at: path) && cell?.isHidden == false)
      }
      #expect(rows.count >= 13)
    }
    #expect(fastest > 4000)
    let places = check(looks, { Double($0) * 50...Double($0) * 50 + 50 }, count: 4000)
    #expect(places > 50)
  }
}
