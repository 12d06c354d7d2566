/// How large content is shown at first.
public enum ContentFit: Sendable {
  /// Whole, unless it is smaller than the view: then in its natural size.
  case whenLarger
  /// Whole, smaller content enlarged.
  case always
  /// Nothing of the view is left empty; what does not fit can be scrolled to.
  case fill
  /// As `whenLarger`; but what is so long that it would be a thin strip is as wide as the view and
  /// shows its beginning, or as high as the view when it is long sideways. It can be zoomed out to see
  /// it whole.
  case longToWidth
}

/// What a zoom scale of 1 means.
public enum ScaleReference: Sendable {
  /// One point of the content is one point of the view.
  case natural
  /// The content as it is shown at first.
  case fitted
}
