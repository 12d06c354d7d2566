/// From one value to another. Of from, to and by, what is missing follows from the others or is
/// what is shown without the animation.
open class CABasicAnimation: CAPropertyAnimation {
  final var from: LayerValue?
  final var to: LayerValue?
  final var by: LayerValue?

  public override init() {
    super.init()
  }

  final func copyEnds(to copy: CABasicAnimation) {
    copyProperty(to: copy)
    copy.from = from
    copy.to = to
    copy.by = by
  }

  override func copyForLayer() -> CAAnimation {
    let copy = CABasicAnimation()
    copyEnds(to: copy)
    return copy
  }

  override func apply(at time: Double, to state: inout LayerState, model: LayerState) {
    apply(progress: progress(at: time), to: &state)
  }

  final func apply(progress: Double, to state: inout LayerState) {
    guard let path else { return }
    let by = numbers(by)
    let underlying = isAdditive ? LayerNumbers.zero : path.numbers(in: state)
    var start: LayerNumbers
    let end: LayerNumbers
    switch (numbers(from), numbers(to)) {
    case (let from?, let to?): (start, end) = (from, to)
    case (let from?, nil): (start, end) = (from, by.map { from + $0 } ?? underlying)
    case (nil, let to?): (start, end) = (by.map { to - $0 } ?? underlying, to)
    case (nil, nil): (start, end) = (underlying, by.map { underlying + $0 } ?? underlying)
    }
    start = path.shortened(start, to: end)
    show(start + (end - start) * progress, in: &state)
  }
}
