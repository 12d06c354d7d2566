/// Light or dark; the values are UIKit's.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}
