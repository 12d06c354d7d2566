import Gallery

/// The file of a photo while it is being sent. It is not kept for that: as long as somebody else has it, it is taken
/// from there, and it is made again otherwise. A client that reads slowly costs what is on its way, and no more.
struct PictureBody {
  let photo: Int
  let file: GalleryFile
  let count: Int
  private let checksum: Int
  private weak var made: MadeFile?

  init(_ made: MadeFile, _ file: GalleryFile, ofPhoto photo: Int) {
    self.photo = photo
    self.file = file
    count = made.bytes.count
    checksum = made.checksum
    self.made = made
  }

  /// Nil when it must be made again.
  var bytes: [UInt8]? { made?.bytes }

  /// False when it came out otherwise than before: then its end does not belong to its beginning.
  mutating func renew(_ new: MadeFile) -> Bool {
    guard new.bytes.count == count, new.checksum == checksum else { return false }
    made = new
    return true
  }
}
