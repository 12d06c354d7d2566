/// How layers animate by themselves what is changed between `begin` and `commit`.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class CATransaction: NSObject {
  private static var scope: AnimationScope { .shared }

  /// Takes over what holds outside, but for the completion block.
  open class func begin() {
    var transaction = scope.transaction
    transaction.run = nil
    transaction.completion = nil
    scope.transactions.append(transaction)
  }

  /// Nothing happens when none is open.
  open class func commit() {
    guard let transaction = scope.transactions.popLast() else { return }
    transaction.run?.close()
  }

  /// What has changed is shown with the next frame, as always.
  open class func flush() {}

  open class func disableActions() -> Bool { scope.transaction.disablesActions }
  open class func setDisableActions(_ flag: Bool) {
    scope.change {
      $0.disablesActions = flag
      $0.isChanged = true
    }
  }

  /// Seconds; 0.25 unless set.
  open class func animationDuration() -> CFTimeInterval {
    scope.transaction.duration ?? AnimationTransaction.standardDuration
  }
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    scope.change {
      $0.duration = dur
      $0.isChanged = true
    }
  }

  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    scope.transaction.timingFunction
  }
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    scope.change {
      $0.timingFunction = function
      $0.isChanged = true
    }
  }

  open class func completionBlock() -> (() -> Void)? { scope.transaction.completion }
  /// Called when all animations that are added from now on have ended; at once, at the commit, when
  /// there are none.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let outer = scope.transactions.dropLast().last { $0.run != nil }?.run
    scope.change { transaction in
      transaction.run?.close()
      transaction.completion = block
      transaction.run = block.map { block in AnimationRun(outer: outer) { _ in block() } }
      transaction.isChanged = true
    }
  }
}

/// Seconds of the key window's time: of the event or frame in hand.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public func CACurrentMediaTime() -> CFTimeInterval {
  (UIApplication.shared.keyWindow ?? UIApplication.shared.windows.first)?.schedule.now ?? 0
}
