import ScrollEngine
import ScrollGeometry

extension Array where Element == Step {
  /// What takes every finger away that these steps leave behind.
  var lettingGo: [Step] {
    var down: [Int32] = []
    var isScrolling = false
    var hasMomentum = false
    var isMagnifying = false
    var time = 0.0
    for step in self {
      switch step {
      case .act: break
      case .frame(let now): if now.isFinite, now.magnitude < 1e7 { time = now }
      case .event(let event):
        if event.time.isFinite, event.time.magnitude < 1e7 { time = event.time }
        switch event.kind {
        case .touches(let samples):
          for sample in samples {
            switch sample.phase {
            case .down: down.append(sample.id)
            case .move: break
            case .up, .cancel: down.removeAll { $0 == sample.id }
            }
          }
        case .scroll(let sample):
          isScrolling = sample.phase == .began || sample.phase == .changed
          hasMomentum = sample.phase == .momentumBegan || sample.phase == .momentumChanged
        case .magnify(let sample):
          isMagnifying = sample.phase == .began || sample.phase == .changed
        case .wheel, .hover, .key, .text, .resize, .setting, .appearance: break
        }
      }
    }
    func event(_ kind: InputEvent.Kind) -> Step { .event(InputEvent(time: time, kind: kind)) }
    var steps = down.map {
      event(.touches([TouchSample(id: $0, phase: .up, position: .zero, time: time)]))
    }
    func scroll(_ phase: ScrollSample.Phase) -> Step {
      event(.scroll(ScrollSample(phase: phase, position: .zero, delta: .zero)))
    }
    if isScrolling { steps.append(scroll(.ended)) }
    if hasMomentum { steps.append(scroll(.momentumEnded)) }
    if isMagnifying {
      steps.append(event(.magnify(MagnifySample(phase: .ended, position: .zero, scale: 1))))
    }
    return steps + [.frame(time)]
  }
}
