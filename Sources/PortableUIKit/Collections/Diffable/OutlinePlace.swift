/// Where an item stands among others that lie below each other.
struct OutlinePlace: Equatable {
  /// What is below it is seen.
  var isOpen: Bool
  /// How many are above it.
  var level: Int
}
