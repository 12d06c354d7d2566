/// One element of a collection: an item, or what stands beside one.
struct ElementKey: Hashable {
  /// 0 for a cell; for others, the number of their kind, negative for what decorates.
  var kind: Int
  var section: Int
  var item: Int
}
