/// What somebody writes, as an input method, a clipboard or a page's text field says it, for whoever the keyboard means.
public enum TextSample: Equatable, Sendable {
  /// Written for good, in place of what is marked or selected.
  case insert(String)
  /// Not certain yet: shown underlined, in place of what was marked before. Empty: nothing is marked any more. The caret
  /// stands so many Unicode scalars behind the beginning.
  case mark(String, caret: Int)
  /// So many Unicode scalars before and behind the caret go.
  case erase(before: Int, after: Int)
  /// What a clipboard has: the answer to a question of the view's.
  case paste(String)
}
