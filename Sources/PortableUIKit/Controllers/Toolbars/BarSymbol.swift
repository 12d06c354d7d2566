import DisplayList
import Localization
import ScrollGeometry

/// What a system item looks like that has no words, in lines: drawn for this project.
struct BarSymbol {
  private let item: UIBarButtonItem.SystemItem
  /// Of lines, as a share of the side.
  private static var lineWidth: Double { 0.075 }

  /// Nil for those with a title, and for spaces.
  init?(_ item: UIBarButtonItem.SystemItem) {
    switch item {
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: return nil
    case .add, .compose, .reply, .action, .organize, .bookmarks, .search, .refresh, .stop, .camera,
      .trash, .play, .pause, .rewind, .fastForward, .pageCurl, .close:
      self.item = item
    }
  }

  func append(to list: inout DisplayList, in place: Rect, _ color: Color) {
    var style = StrokeStyle(width: place.width * Self.lineWidth)
    style.cap = .round
    style.join = .round
    for line in lines {
      // no effect: the list that is drawn into.
      list.append(.strokePath(line.placed(in: place), style, .color(color)))
    }
    for area in areas {
      // no effect: the list that is drawn into.
      list.append(.fillPath(area.placed(in: place), .winding, .color(color)))
    }
  }

  /// In a square of side 1, here and below.
  private var lines: [Figure] {
    switch item {
    case .add: [.line((0.5, 0.1), (0.5, 0.9)), .line((0.1, 0.5), (0.9, 0.5))]
    case .stop, .close: [.line((0.18, 0.18), (0.82, 0.82)), .line((0.82, 0.18), (0.18, 0.82))]
    case .action:
      [
        .line((0.36, 0.38), (0.2, 0.38), (0.2, 0.95), (0.8, 0.95), (0.8, 0.38), (0.64, 0.38)),
        .line((0.5, 0.62), (0.5, 0.05)), .line((0.32, 0.23), (0.5, 0.05), (0.68, 0.23)),
      ]
    case .compose:
      [
        .line((0.52, 0.15), (0.12, 0.15), (0.12, 0.9), (0.86, 0.9), (0.86, 0.5)),
        .line((0.4, 0.64), (0.44, 0.48), (0.82, 0.1), (0.94, 0.22), (0.56, 0.6), (0.4, 0.64)),
      ]
    case .reply:
      [
        .line((0.38, 0.2), (0.1, 0.47), (0.38, 0.74)),
        .line((0.1, 0.47), (0.62, 0.47), (0.82, 0.58), (0.9, 0.84)),
      ]
    case .organize:
      [
        .line(
          (0.06, 0.22), (0.36, 0.22), (0.46, 0.34), (0.94, 0.34), (0.94, 0.82), (0.06, 0.82),
          (0.06, 0.22))
      ]
    case .bookmarks:
      [
        .line((0.5, 0.24), (0.3, 0.14), (0.06, 0.16), (0.06, 0.84), (0.3, 0.82), (0.5, 0.9)),
        .line((0.5, 0.24), (0.7, 0.14), (0.94, 0.16), (0.94, 0.84), (0.7, 0.82), (0.5, 0.9)),
        .line((0.5, 0.24), (0.5, 0.9)),
      ]
    case .search: [.ring((0.42, 0.42), 0.3), .line((0.64, 0.64), (0.92, 0.92))]
    case .refresh:
      [
        .arc((0.5, 0.53), 0.38, from: -0.9, by: 5.2), .line((0.5, 0.02), (0.7, 0.16), (0.52, 0.32)),
      ]
    case .camera:
      [
        .line(
          (0.05, 0.3), (0.28, 0.3), (0.36, 0.16), (0.64, 0.16), (0.72, 0.3), (0.95, 0.3),
          (0.95, 0.84), (0.05, 0.84), (0.05, 0.3)), .ring((0.5, 0.55), 0.17),
      ]
    case .trash:
      [
        .line((0.12, 0.22), (0.88, 0.22)),
        .line((0.38, 0.22), (0.38, 0.08), (0.62, 0.08), (0.62, 0.22)),
        .line((0.2, 0.22), (0.26, 0.94), (0.74, 0.94), (0.8, 0.22)),
        .line((0.42, 0.38), (0.43, 0.78)), .line((0.58, 0.38), (0.57, 0.78)),
      ]
    case .pageCurl:
      [
        .line(
          (0.9, 0.6), (0.9, 0.1), (0.1, 0.1), (0.1, 0.9), (0.6, 0.9), (0.6, 0.6), (0.9, 0.6),
          (0.6, 0.9))
      ]
    case .play, .pause, .rewind, .fastForward, .done, .cancel, .edit, .save, .undo, .redo,
      .flexibleSpace, .fixedSpace:
      []
    }
  }

  private var areas: [Figure] {
    switch item {
    case .play: [.line((0.22, 0.1), (0.9, 0.5), (0.22, 0.9))]
    case .pause:
      [
        .line((0.2, 0.12), (0.4, 0.12), (0.4, 0.88), (0.2, 0.88)),
        .line((0.6, 0.12), (0.8, 0.12), (0.8, 0.88), (0.6, 0.88)),
      ]
    case .fastForward:
      [.line((0.04, 0.18), (0.5, 0.5), (0.04, 0.82)), .line((0.5, 0.18), (0.96, 0.5), (0.5, 0.82))]
    case .rewind:
      [.line((0.96, 0.18), (0.5, 0.5), (0.96, 0.82)), .line((0.5, 0.18), (0.04, 0.5), (0.5, 0.82))]
    case .add, .compose, .reply, .action, .organize, .bookmarks, .search, .refresh, .stop, .camera,
      .trash, .pageCurl, .close, .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace,
      .fixedSpace:
      []
    }
  }

  private struct Figure {
    enum Form {
      case corners([(Double, Double)])
      case arc((Double, Double), Double, Double, Double)
    }

    var form: Form

    static func line(_ corners: (Double, Double)...) -> Figure { Figure(form: .corners(corners)) }
    static func ring(_ center: (Double, Double), _ radius: Double) -> Figure {
      arc(center, radius, from: 0, by: 2 * .pi)
    }
    static func arc(
      _ center: (Double, Double), _ radius: Double, from start: Double, by delta: Double
    ) -> Figure { Figure(form: .arc(center, radius, start, delta)) }

    func placed(in place: Rect) -> Path {
      func point(_ corner: (Double, Double)) -> Point {
        Point(x: place.minX + corner.0 * place.width, y: place.minY + corner.1 * place.height)
      }
      var path = Path()
      switch form {
      case .corners(let corners):
        for (index, corner) in corners.enumerated() {
          if index == 0 { path.move(to: point(corner)) } else { path.addLine(to: point(corner)) }
        }
      case .arc(let center, let radius, let start, let delta):
        path.addArc(
          center: point(center), radius: radius * place.width, startAngle: start, delta: delta)
      }
      return path
    }
  }
}

extension UIBarButtonItem.SystemItem {
  /// Of those with words; what a screen reader says of the others.
  var words: String? {
    switch self {
    case .done: Words.text("Done")
    case .cancel: Words.text("Cancel")
    case .edit: Words.text("Edit")
    case .save: Words.text("Save")
    case .undo: Words.text("Undo")
    case .redo: Words.text("Redo")
    case .add: Words.text("Add")
    case .compose: Words.text("Compose")
    case .reply: Words.text("Reply")
    case .action: Words.text("Share")
    case .organize: Words.text("Organize")
    case .bookmarks: Words.text("Bookmarks")
    case .search: Words.text("Search")
    case .refresh: Words.text("Refresh")
    case .stop: Words.text("Stop")
    case .camera: Words.text("Camera")
    case .trash: Words.text("Delete")
    case .play: Words.text("Play")
    case .pause: Words.text("Pause")
    case .rewind: Words.text("Rewind")
    case .fastForward: Words.text("Fast forward")
    case .pageCurl: Words.text("Page curl")
    case .close: Words.text("Close")
    case .flexibleSpace, .fixedSpace: nil
    }
  }
}
