import ScrollGeometry

/// A photo that fingers hold, away from its page.
enum PhotoHold {
  case pull(PhotoPull)
  case pinch(PhotoPinch)
  case caught(PhotoCatch)

  /// Of the picture, as they hold it.
  var frame: Rect {
    switch self {
    case .pull(let pull): pull.frame
    case .pinch(let pinch): pinch.frame
    case .caught(let photo): photo.frame
    }
  }

  /// How much of the backdrop is left.
  var cover: Double {
    switch self {
    case .pull(let pull): pull.cover
    case .pinch(let pinch): pinch.cover
    case .caught(let photo): photo.cover
    }
  }
}
