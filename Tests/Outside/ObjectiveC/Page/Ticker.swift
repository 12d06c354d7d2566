/// What a page keeps though it is weak: see `Scripts/check-objective-c`.
protocol TickerDelegate: AnyObject {
  func tickerDidTick(_ ticker: Ticker)
}

final class Dial {
  var hand = 0
  unowned let ticker: Ticker

  init(of ticker: Ticker) { self.ticker = ticker }

  func turn() { hand += ticker.count }
}

final class Ticker {
  weak var delegate: TickerDelegate?
  fileprivate weak var dial: Dial!
  var count = 0
  var ticked: (() -> Void)?
  var finished: ((Int) -> Int)?

  func start(with dial: Dial) {
    self.dial = dial
    ticked = { [weak self] in self?.tick() }
    ticked = { [weak self, weak dial] in
      guard let self else { return }
      // No word of self is needed below.
      tick()
      dial?.turn()
      ticked = { [weak self] in _ = self?.finished?(3) }
    }
    ticked = { [weak self] in
      guard let strong = self, strong.count > 0 else { return }
      strong.tick()
    }
    ticked = { [unowned self, weak delegate] in
      delegate?.tickerDidTick(self)
    }
    finished = { [weak self, weak shown = self.dial] times in
      if self == nil { return 0 }
      if let self, let shown { return times + self.count + shown.hand }
      return self?.finished?(times) ?? self!.count
    }
    weak var last = dial
    let later = { last?.turn() }
    later()
    last = nil
  }

  func tick() {
    count += 1
    delegate?.tickerDidTick(self)
  }
}

#if hasFeature(Embedded)
  final class Holder { unowned(unsafe) var held: Ticker? }
#else
  final class Holder { weak var held: Ticker? }
#endif
