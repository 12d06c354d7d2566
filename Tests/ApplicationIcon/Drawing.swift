import DisplayList

/// A square picture of which files are made in several forms.
struct Drawing {
  /// Of both sides, points.
  let side: Double
  let items: [DisplayItem]
}
