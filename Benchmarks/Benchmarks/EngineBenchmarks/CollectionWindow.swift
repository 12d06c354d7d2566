import Foundation
import PortableUIKit
import ScrollEngine
import ScrollGeometry

/// A window with a grid of equal items.
@MainActor
final class CollectionWindow: UICollectionViewDataSource {
  private let window: UIWindow
  private let loop: FrameLoop
  private let grid: UICollectionView
  private let itemCount: Int
  private var time = 0.01

  init(itemCount: Int) {
    self.itemCount = itemCount
    let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    grid = UICollectionView(frame: bounds, collectionViewLayout: layout)
    window = UIWindow(frame: bounds)
    window.addSubview(grid)
    window.makeKeyAndVisible()
    loop = FrameLoop(window: window)
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    grid.dataSource = self
  }

  func layOut() { grid.layoutIfNeeded() }

  func checkThatItShows() {
    precondition(grid.visibleCells.count >= 24, "cells are missing")
  }

  /// A flick that goes on for longer than a thousand frames of `frame`.
  func fling() {
    loop.frame(at: 0)
    for step in 0...8 {
      let phase: TouchSample.Phase = step == 0 ? .down : step == 8 ? .up : .move
      let sample = TouchSample(
        id: 1, phase: phase, position: Point(x: 200, y: 700 - Double(min(step, 7)) * 60), time: time
      )
      loop.send(InputEvent(time: time, kind: .touches([sample])))
      loop.frame(at: time)
      time += 0.01
    }
    precondition(grid.isDecelerating, "the flick did not begin")
  }

  /// One frame, 1/500 of a second after the last.
  func frame() {
    time += 0.002
    loop.frame(at: time)
  }

  /// One frame in which the content is moved to and fro, and no cell comes or goes: the line that lies below what is seen at
  /// first begins 36 points further down.
  func sway(_ index: Int) {
    time += 1 / 120
    grid.contentOffset = CGPoint(x: 0, y: 24 - CGFloat((index % 24) - 12).magnitude * 2)
    loop.frame(at: time)
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    itemCount
  }

  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.contentView.backgroundColor = UIColor(
      red: CGFloat(indexPath.item % 7) / 7, green: 0.4, blue: 0.6, alpha: 1)
    return cell
  }
}
