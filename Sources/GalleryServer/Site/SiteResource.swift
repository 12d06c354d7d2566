import Gallery

/// What a path of the site stands for.
public enum SiteResource: Equatable, Sendable {
  /// Of the page, or the manifest: by its number.
  case file(Int)
  /// A file of a photo, made when somebody asks for it.
  case picture(photo: Int, GalleryFile)
}
