/// Of the thumbnails that programs share: names of folders. Those of 1024 pixels ("xx-large") are left
/// alone: they take as long to decode as a fitted photo.
enum ThumbnailSize: String, CaseIterable {
  case extraLarge = "x-large"
  case large
  case normal

  /// The longest side, pixels.
  var side: Int {
    switch self {
    case .extraLarge: 512
    case .large: 256
    case .normal: 128
    }
  }
}
