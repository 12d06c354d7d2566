/// A drawing of one relation: a card with a title, two axes and what is to be compared.
struct Chart {
  let file: String
  let title: String
  let subtitle: String
  let x: Axis
  let y: Axis
  /// What filled and hollow dots stand for here; nil when there are none.
  var filled: String?
  var hollow: String?
  let marks: [Mark]
}
