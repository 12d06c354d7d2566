/// What a view's superview is told of it.
package enum SubviewChange {
  case contentSize, visibility
}
