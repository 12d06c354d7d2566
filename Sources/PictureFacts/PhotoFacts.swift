/// What a program can say of a photo: of its file, and what the file says of the picture in it.
public struct PhotoFacts: Equatable, Sendable {
  /// What people call it: the file's name, or the last part of an address.
  public var name: String
  /// Where it is, from the root, or its address on the web; empty where it has none.
  public var path: String
  /// Of the file, bytes; nil when it cannot be opened, or is not the whole picture.
  public var byteCount: Int?
  /// When the file was written last, as the clock here shows it; nil for what is no file of this computer.
  public var changed: PhotoDate?
  /// What the file says of itself.
  public var notes = PhotoNotes()
  /// Why there are no notes: one sentence for a person.
  public var problem: String?

  /// When it was taken, as far as anybody knows: where no camera has said so, when its file was written last.
  public var date: PhotoDate? { notes.taken ?? changed }

  /// Of a file of which no more is known yet.
  public init(name: String, path: String) {
    self.name = name
    self.path = path
  }
}
