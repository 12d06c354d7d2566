/// What kind of things a view that is no element itself has in it; the values are UIKit's.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}
