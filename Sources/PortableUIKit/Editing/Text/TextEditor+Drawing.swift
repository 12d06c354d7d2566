import DisplayList
import ScrollGeometry

extension TextEditor {
  /// How strong the tint is behind what is selected. (An iPhone's, measured in screenshots.)
  private static var selectionOpacity: Double { 0.22 }
  /// Of the line under what is not certain yet, points.
  private static var underline: Double { 1 }

  /// What of the text lies in `visible`, own coordinates of the view.
  func append(to list: inout DisplayList, visible: Rect) {
    guard let owner else { return }
    let lines = setLines()
    let view = owner.editedView
    if isActive, text.hasSelection {
      var color = view.tintColor.color(in: view.interfaceStyle)
      color.alpha *= Self.selectionOpacity
      for rect in lines.rects(of: text.selection) {
        let place = rect.offsetBy(origin)
        // no effect: the list that is drawn into.
        if place.intersects(visible) { list.append(.fill(place, radius: 0, color)) }
      }
    }
    let color = owner.inkColor.color(in: view.interfaceStyle)
    append(lines, color, to: &list, visible: visible)
    if let marked = text.marked {
      for rect in lines.rects(of: marked) {
        let place = rect.offsetBy(origin)
        let line = Rect(
          x: place.minX, y: place.maxY - 2 * Self.underline, width: place.width,
          height: Self.underline)
        // no effect: the list that is drawn into.
        list.append(.fill(line, radius: 0, color))
      }
    }
    appendCaret(to: &list)
  }

  private func append(
    _ lines: SetText, _ color: Color, to list: inout DisplayList, visible: Rect
  ) {
    let first = lines.paragraph(atHeight: visible.minY - origin.dy)
    for index in first..<lines.paragraphs.count {
      for line in lines.lines(of: index) where !line.characters.isEmpty {
        // Room to spare: rounding cuts nothing off. To the left as read from there.
        let spare = Self.spareWidth
        let place = Rect(
          x: line.origin.x - (line.set.isRightToLeft ? spare : 0), y: line.origin.y,
          width: line.set.edges.reduce(line.set.width) { max($0, $1.start, $1.end) } + spare,
          height: line.set.height
        ).offsetBy(origin)
        if place.minY > visible.maxY { return }
        guard place.intersects(visible) else { continue }
        var run = lines.form.style.run(lines.text(of: line, in: index), in: place, color)
        if line.set.isRightToLeft { run.alignment = .right }
        // no effect: the list that is drawn into.
        list.append(.text(run))
      }
    }
  }

  private static var spareWidth: Double { 4 }

  private func appendCaret(to list: inout DisplayList) {
    guard let owner, isActive, !text.hasSelection, owner.mayEdit, caretOpacity > 0 else { return }
    // As the owner has it: a program may want another one, or none.
    let offset = text.offset(of: text.caret)
    let place = Rect(owner.caretRect(for: UITextPosition.at(offset)))
    var color = owner.editedView.tintColor.color(in: owner.editedView.interfaceStyle)
    color.alpha *= caretOpacity
    // no effect: the list that is drawn into.
    if !place.size.isEmpty { list.append(.fill(place, radius: Self.caretWidth / 2, color)) }
  }
}
