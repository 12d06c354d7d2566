import PictureFacts

/// What somebody does to the pins of a photo: others may have changed the rest of them meanwhile.
public enum PinChange: Equatable, Sendable {
  case add(PhotoPin)
  case remove(PhotoPin)
  case replace(PhotoPin, with: PhotoPin)
}
