/// A member of an extension that must stand in the class itself: without Objective-C, overriding needs that.
struct MovedMember {
  /// The class, with the types around it.
  let owner: String
  let path: String
  /// Where it stood, counted from 1.
  let line: Int
  /// Rewritten.
  let text: String

  /// For the class's body, with what tells the compiler where it was written.
  var located: String { "\n" + sourceLocation(path, line: line) + text }
}
