extension CALayer {
  /// Back to front; nil when there are none.
  public var sublayers: [CALayer]? {
    get { sublayerList.isEmpty ? nil : sublayerList }
    set {
      for layer in sublayerList { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  public func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    attach(layer, at: sublayerList.count)
  }

  /// An index past the end appends.
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    attach(layer, at: min(Int(index), sublayerList.count))
  }

  /// Below a layer that is no sublayer here: behind everything.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    guard layer !== sibling else { return }
    layer.removeFromSuperlayer()
    attach(layer, at: sibling.flatMap(index(of:)) ?? 0)
  }

  /// Above a layer that is no sublayer here: in front of everything.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard layer !== sibling else { return }
    layer.removeFromSuperlayer()
    attach(layer, at: sibling.flatMap(index(of:)).map { $0 + 1 } ?? sublayerList.count)
  }

  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.superlayer === self else { return }
    newLayer.removeFromSuperlayer()
    guard let index = index(of: oldLayer) else { return }
    oldLayer.removeFromSuperlayer()
    attach(newLayer, at: index)
  }

  public func removeFromSuperlayer() {
    guard let superlayer else { return }
    superlayer.sublayerList.removeAll { $0 === self }
    self.superlayer = nil
    ChangeCounter.shared.count &+= 1
  }

  func exchange(_ first: CALayer, _ second: CALayer) {
    guard let firstIndex = index(of: first), let secondIndex = index(of: second) else { return }
    sublayerList.swapAt(firstIndex, secondIndex)
    ChangeCounter.shared.count &+= 1
  }

  private func index(of layer: CALayer) -> Int? {
    sublayerList.firstIndex { $0 === layer }
  }

  private func attach(_ layer: CALayer, at index: Int) {
    sublayerList.insert(layer, at: index)
    layer.superlayer = self
    if !layer.layoutMarks.isDisjoint(with: [.needsLayout, .inSubtree]) { markSubtree() }
    ChangeCounter.shared.count &+= 1
  }
}
