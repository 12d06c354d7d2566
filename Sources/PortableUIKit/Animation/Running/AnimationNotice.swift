/// Somebody who is still to hear of an animation's beginning or end.
enum AnimationNotice {
  case completion((Bool) -> Void, Bool)
  case started(CAAnimation)
  case stopped(CAAnimation, Bool)
}
