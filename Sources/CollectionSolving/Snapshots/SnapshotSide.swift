/// On which side of another one.
package enum SnapshotSide: Sendable {
  case before, after
}
