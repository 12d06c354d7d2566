// For those who show elsewhere which page is shown, or let somebody choose it there.
extension PhotoBrowserView {
  /// Turns to a page without an animation, at once or as soon as there is something to show of it: until then it is the
  /// `awaitedPage`.
  public func awaitPage(_ page: Int) {
    updateLine()
    if page >= 0, page < line.count { show(page) }
  }

  /// How far pages are turned: 1.5 is half way from the second to the third. Beyond the first and the last while a
  /// finger holds them there.
  public var pagePosition: CGFloat {
    guard line.stride > 0 else { return CGFloat(shownPage) }
    let passed = lineOffset / line.stride
    return line.isReversed ? CGFloat(line.count - 1) - passed : passed
  }
}
