import PortableUIKit

/// Where somebody is in a grid, by pictures: pages are others once some photos are not shown.
struct GridPlace {
  /// How far it is scrolled, points.
  var offset: CGFloat
  /// The picture that the keyboard means.
  var focused: Int32?
  var chosen: Set<Int32>
}
