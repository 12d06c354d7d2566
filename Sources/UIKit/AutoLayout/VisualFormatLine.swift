/// What a visual format says: views in a row or a column, and the space between them.
struct VisualFormatLine: Equatable {
  enum Value: Equatable {
    case number(Double)
    /// A metric, or a view's size.
    case name(String)
  }

  enum Relation: Equatable {
    case less, equal, greater
  }

  struct Predicate: Equatable {
    var relation = Relation.equal
    var value: Value
    var priority: Value?
  }

  /// Nil: the superview.
  struct Item: Equatable {
    var name: String?
    var predicates: [Predicate] = []
  }

  enum Space: Equatable {
    case none
    case standard
    case predicates([Predicate])
  }

  var isVertical = false
  var items: [Item] = []
  /// After each item but the last.
  var spaces: [Space] = []
}
