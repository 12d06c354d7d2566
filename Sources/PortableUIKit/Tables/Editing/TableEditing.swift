/// Whether a table is edited, and what its rows do under fingers then and otherwise.
struct TableEditing {
  var isOn = false
  /// Brings the buttons of swiped rows; nil until there is a delegate.
  var swiping: RowSwiping?
  /// Takes rows by their signs; nil until the table is edited.
  var moving: RowMoving?
  /// What was put down elsewhere, while the data source is told of it: what is shown is ahead of it.
  var settled: (source: IndexPath, path: IndexPath)?
  /// The data source has nothing of its own to say about editing the row that it was asked about.
  var isLeftToTable = false
}
