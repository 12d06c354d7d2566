import ScrollGeometry

/// What a touch goes on selecting: characters, or words or paragraphs as a whole.
struct TextDrag {
  enum Unit { case character, word, paragraph }

  var unit: Unit
  /// What was selected when it came down.
  var first: Range<Int>
}

extension TextEditor {
  /// A touch, or a second or third one in quick succession: own coordinates of the view, points.
  ///
  /// - Parameter extends: what is selected is selected up to there.
  func press(at point: CGPoint, taps: Int, extends: Bool) {
    let place = place(at: point)
    if extends, taps == 1 {
      dragged = TextDrag(unit: .character, first: text.anchor..<text.anchor)
      return select { $0.move(to: place, extends: true) }
    }
    let unit: TextDrag.Unit = taps < 2 ? .character : taps == 2 ? .word : .paragraph
    let range = range(of: unit, at: point, place)
    dragged = TextDrag(unit: unit, first: range)
    select { $0.select(range) }
  }

  /// The touch has moved on.
  func drag(to point: CGPoint) {
    guard let dragged else { return }
    let here = range(of: dragged.unit, at: point, place(at: point))
    let first = dragged.first
    select { text in
      if here.lowerBound < first.lowerBound {
        text.select(first.upperBound..<first.upperBound)
        text.move(to: here.lowerBound, extends: true)
      } else {
        text.select(first.lowerBound..<max(first.upperBound, here.upperBound))
      }
    }
  }

  func place(at point: CGPoint) -> Int {
    setLines().place(at: inText(point))
  }

  private func inText(_ point: CGPoint) -> Point {
    Point(x: point.x.native - origin.dx, y: point.y.native - origin.dy)
  }

  private func range(of unit: TextDrag.Unit, at point: CGPoint, _ place: Int) -> Range<Int> {
    switch unit {
    case .character: return place..<place
    case .word:
      if owner?.isSecureTextEntry == true { return 0..<text.count }
      let character = setLines().character(at: inText(point))
      return text.word(at: character ?? place)
    case .paragraph: return text.paragraph(at: place)
    }
  }
}
