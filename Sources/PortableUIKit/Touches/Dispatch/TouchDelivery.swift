/// How far a contact's own view has been told of it.
enum TouchDelivery: Equatable {
  /// A scroll view holds it back until this time (seconds), to see whether it becomes a scroll.
  case delayed(until: Double)
  /// To be delivered at the next opportunity.
  case pending
  case delivered
  /// The view has been told that the contact was cancelled, or will never hear of it.
  case withheld
}
