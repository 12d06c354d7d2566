import ScrollEngine

extension UIGestureRecognizer {
  /// The two oldest fingers that are down; nil when there are fewer.
  var fingerPair: (PinchMachine.Contact, PinchMachine.Contact)? {
    var first: PinchMachine.Contact?
    for touch in touches where touch.isDown {
      let contact = PinchMachine.Contact(id: touch.id, position: touch.position)
      guard let oldest = first else {
        first = contact
        continue
      }
      return (oldest, contact)
    }
    return nil
  }
}
