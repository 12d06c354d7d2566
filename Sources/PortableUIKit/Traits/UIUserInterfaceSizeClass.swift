/// Whether there is much room; the values are UIKit's.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}
