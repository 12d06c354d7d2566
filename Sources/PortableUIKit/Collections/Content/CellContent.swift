/// What a cell shows by a configuration.
#if !hasFeature(Embedded)
  @MainActor
#endif
class CellContent {
  /// The cell is in another state.
  func update(for state: UICellConfigurationState) {}

  /// What it needs in some room, points; 0 or less: as much as it likes.
  func size(in room: CGSize) -> CGSize { room }
}
