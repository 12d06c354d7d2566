/// Several animations in one time: they are cut off at the group's end.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  public override init() {
    super.init()
  }

  override func copyForLayer() -> CAAnimation {
    let copy = CAAnimationGroup()
    copyTiming(to: copy)
    copy.animations = animations?.map { $0.copyForLayer() }
    return copy
  }

  override func apply(at time: Double, to state: inout LayerState, model: LayerState) {
    guard let animations else { return }
    let groupTime = progress(at: time) * duration
    for animation in animations {
      if animation.duration == 0 { animation.duration = duration }
      switch animation.place(at: groupTime - animation.beginTime) {
      case .ahead(let time?), .running(let time), .over(let time?):
        animation.apply(at: time, to: &state, model: model)
      case .ahead(nil), .over(nil): break
      }
    }
  }
}
