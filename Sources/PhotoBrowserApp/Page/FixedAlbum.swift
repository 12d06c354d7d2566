/// Photos that stay as they are.
public final class FixedAlbum: PhotoAlbum {
  private let photos: [Photo]

  public init(_ photos: [Photo]) { self.photos = photos }

  public var count: Int { photos.count }

  public func photo(at page: Int) -> Photo { photos[page] }

  public var reasonForEmptiness: String { "There are no photos." }
}
