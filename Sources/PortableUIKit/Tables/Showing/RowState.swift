/// How a cell is to look where it is.
struct RowState: Equatable {
  /// Of its section.
  var isFirst = false
  var isLast = false
  var isSelected = false
  var isHighlighted = false
  var indentation = 0
  var isEditing = false
  var editingStyle = UITableViewCell.EditingStyle.none
  var indentsWhileEditing = true
  var showsReorderControl = false
  /// What is ticked, while several rows can be while the table is edited.
  var isTicked: Bool?
}
