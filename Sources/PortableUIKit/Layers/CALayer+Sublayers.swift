extension CALayer {
  /// Takes the layer from where it is, then asks for its index here.
  func insert(_ layer: CALayer, at index: (CALayer) -> Int) {
    layer.removeFromSuperlayer()
    sublayerList.insert(layer, at: index(self))
    layer.superlayer = self
    layer.insertionFrame = AnimationScope.shared.frame
    if layer.isMarkedForLayout { markSubtree() }
    layer.report(to: changes)
    changes?.add()
  }

  func leaveSuperlayer() {
    guard let superlayer else { return }
    superlayer.sublayerList.removeAll { $0 === self }
    self.superlayer = nil
    changes?.add()
    report(to: nil)
  }

  func replace(_ old: CALayer, with new: CALayer) {
    guard old !== new, old.superlayer === self else { return }
    insertSublayer(new, above: old)
    old.removeFromSuperlayer()
  }

  func replaceSublayers(with new: [CALayer]) {
    for layer in sublayerList { layer.removeFromSuperlayer() }
    for layer in new { addSublayer(layer) }
  }

  func exchange(_ first: CALayer, _ second: CALayer) {
    guard let firstIndex = index(of: first), let secondIndex = index(of: second) else { return }
    sublayerList.swapAt(firstIndex, secondIndex)
    changes?.add()
  }

  /// What changes in and below the layer is counted there from now on; nil: nowhere.
  func report(to counter: ChangeCounter?) {
    // All below it goes where it goes itself.
    guard changes !== counter else { return }
    changes = counter
    for layer in sublayerList { layer.report(to: counter) }
    content?.custom?.mask?.report(to: counter)
  }

  func index(of layer: CALayer?) -> Int? {
    sublayerList.firstIndex { $0 === layer }
  }
}
