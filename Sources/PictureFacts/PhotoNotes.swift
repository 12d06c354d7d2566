/// What a picture's file says: cameras write it, and people who sort photos. Nil is what it does not say, or what makes no
/// sense.
public struct PhotoNotes: Equatable, Sendable {
  /// Of the upright picture; nil for a drawing, which has any size.
  public var size: PhotoSize?
  /// How the picture is stored: "JPEG".
  public var format: String?
  /// Its tiles are files of their own: how large its file is says nothing of the picture.
  public var isCutIntoFiles = false
  /// The name of the profile that its colours are meant in.
  public var colorProfile: String?
  /// When it was taken, by the camera's clock.
  public var taken: PhotoDate?
  /// Who made the camera, and its name.
  public var camera: String?
  /// The lens that it was taken with.
  public var lens: String?
  /// How it was exposed.
  public var exposure = PhotoExposure()
  /// Where it was taken.
  public var place: PhotoPlace?
  /// What it is called.
  public var title: String?
  /// What there is to say of it.
  public var caption: String?
  /// Who made it.
  public var creator: String?
  /// Who holds the rights.
  public var copyright: String?

  /// Nothing is known.
  public init() {}

  /// With all its texts in the form that a view can show.
  package var bounded: PhotoNotes {
    var notes = self
    for text in Self.texts {
      notes[keyPath: text] = self[keyPath: text].flatMap(String.init(note:))
    }
    notes.place?.name = place?.name.flatMap(String.init(note:))
    return notes
  }

  /// All but the place's name.
  package static var texts: [WritableKeyPath<PhotoNotes, String?>] {
    [\.format, \.colorProfile, \.camera, \.lens, \.title, \.caption, \.creator, \.copyright]
  }
}
