/// What a button shows in its states in place of plain titles.
package protocol StyledTitles: AnyObject {
  /// The same object until something about it is another; nil where there is none.
  func title(in state: UIControl.State, font: UIFont, color: UIColor) -> (any StyledText)?
}
