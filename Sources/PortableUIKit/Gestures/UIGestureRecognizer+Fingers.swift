import ScrollEngine

extension UIGestureRecognizer {
  /// The two oldest fingers that are down; nil when there are fewer.
  var fingerPair: (Contact, Contact)? {
    var first: Contact?
    for touch in touches where touch.isDown {
      let contact = Contact(id: touch.id, position: touch.position)
      guard let oldest = first else {
        first = contact
        continue
      }
      return (oldest, contact)
    }
    return nil
  }
}
