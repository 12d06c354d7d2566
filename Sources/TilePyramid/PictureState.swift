import ScrollGeometry

/// What is known of one picture.
public enum PictureState: Equatable, Sendable {
  /// The picture's header has not been read yet.
  case waiting
  /// Upright size in pixels, after EXIF orientation.
  case ready(Size)
  /// Why it cannot be shown, one sentence for a person.
  case failed(String)
}
