/// Where the lines of a text begin and end; the values are UIKit's. Justified text is set as natural.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}
