/// Canvases that no frame draws from any more.
final class AskewCanvases {
  private var free: [AskewCanvas] = []

  /// - Parameters: device pixels. Nil where there is no memory for one.
  func take(width: Int, height: Int) -> AskewCanvas? {
    free.removeAll { $0.width != width || $0.height != height }
    return free.popLast() ?? AskewCanvas(width: width, height: height)
  }

  func giveBack(_ canvas: AskewCanvas) { free.append(canvas) }

  /// Nothing lies askew any more.
  func removeAll() { free.removeAll() }
}
