/// What stands above or below the rows of a section.
package enum ListBar: Hashable, Sendable {
  case header(ofSection: Int)
  case footer(ofSection: Int)
}
