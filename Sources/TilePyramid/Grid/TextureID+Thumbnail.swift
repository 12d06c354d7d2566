import DisplayList

extension TextureID {
  /// Above every level of every picture.
  private static let thumbnailLevel = Int16.max

  /// A small version of the whole picture that is no level of it, of any size.
  public init(thumbnailOf picture: Int32) {
    self.init(picture: picture, level: Self.thumbnailLevel)
  }
}
