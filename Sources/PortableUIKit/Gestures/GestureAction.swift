/// A closure to call when a recogniser's state has changed, and the token that removes it.
struct GestureAction {
  let token: Int
  let perform: (UIGestureRecognizer) -> Void
}
