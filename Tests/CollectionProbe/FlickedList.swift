import AllocationCounting
import PortableUIKit
import ScrollEngine
import ScrollGeometry

/// A window with a long list, and a finger that flicks it.
@MainActor
final class FlickedList {
  private static let framesPerSecond = 120.0

  private let list: any CountedList
  private let window: UIWindow
  private let loop: FrameLoop
  private var time = 0.0
  /// Frames in which no cell came or went, and what they took from memory.
  private var (stillCount, blockCount) = (0, 0)
  private var busyCount = 0

  init(of list: any CountedList) {
    self.list = list
    let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    list.view.frame = bounds
    window = UIWindow(frame: bounds)
    window.addSubview(list.view)
    window.makeKeyAndVisible()
    loop = FrameLoop(window: window)
    loop.frame(at: 0)
  }

  /// Two flicks, since the first one meets everything for the first time: what the second one's frames took.
  func flick() -> String {
    for _ in 0..<2 {
      (stillCount, blockCount, busyCount) = (0, 0, 0)
      touch()
      while list.view.isDecelerating { frame(counts: true) }
      // The indicator fades.
      for _ in 0..<240 { frame(counts: false) }
    }
    return "\(stillCount > 50 ? "many" : "\(stillCount)") still frames took \(blockCount) blocks, "
      + "\(busyCount > 10 ? "some" : "\(busyCount)") had cells that came or went"
  }

  private func touch() {
    for step in 0...8 {
      time += 1 / Self.framesPerSecond
      let phase: TouchSample.Phase = step == 0 ? .down : step == 8 ? .up : .move
      let sample = TouchSample(
        id: 1, phase: phase, position: Point(x: 200, y: 700 - Double(min(step, 7)) * 12), time: time
      )
      loop.send(InputEvent(time: time, kind: .touches([sample])))
      loop.frame(at: time)
    }
  }

  private func frame(counts: Bool) {
    time += 1 / Self.framesPerSecond
    let changes = list.changeCount
    let blocks = allocation_count()
    loop.frame(at: time)
    let taken = allocation_count() - blocks
    guard counts, list.view.isDecelerating else { return }
    if list.changeCount == changes {
      stillCount += 1
      blockCount += taken
    } else {
      busyCount += 1
    }
  }
}
