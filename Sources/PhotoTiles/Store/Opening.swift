/// How far a window is that opens with a photo: until that is seen, it has the processors for itself.
package enum Opening {
  /// Nothing is on screen. The photo alone is decoded, which is as soon there as a thumbnail would be.
  case unseen
  /// The window is on screen and the photo is not: something to see of it is wanted.
  case awaited
  /// The photo was seen, will not come, or nobody looks at it any more.
  case done
}
