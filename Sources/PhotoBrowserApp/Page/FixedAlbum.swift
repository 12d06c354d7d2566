/// Photos that stay as they are.
public final class FixedAlbum: PhotoAlbum {
  private let photos: [Photo]

  /// Of these photos, in this order.
  public init(_ photos: [Photo]) { self.photos = photos }

  /// How many photos there are.
  public var count: Int { photos.count }

  public func photo(at page: Int) -> Photo { photos[page] }

  public var reasonForEmptiness: String { "There are no photos." }
}
