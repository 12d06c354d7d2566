import PhotoTiles
import PictureFacts

/// Makes a gallery of photos in a folder: what has not changed since the last time is kept, what is
/// not among the photos any more goes.
public struct GalleryExport {
  /// How far it is.
  public struct Progress: Equatable, Sendable {
    public var done: Int
    public var count: Int
  }

  public struct Outcome: Equatable, Sendable {
    /// Pictures in the gallery; several may be the same.
    public var pictures = 0
    public var made = 0
    public var removed = 0
    public var failed = 0
  }

  /// Files that a picture is cut into at most, unless somebody wants more: a description of a hundred
  /// bytes may promise any number.
  public static let fileLimit = 1_000_000

  /// What is decoded at the same time takes no more than this together, bytes, unless it is alone.
  private static let weightLimit = 2 * MemoryBudget.standard.limit

  private let reader: PhotoReader
  private let page: WebPage
  private let fileLimit: Int
  private let pins: (String) -> [PhotoPin]

  /// - Parameters:
  ///   - fileLimit: a picture that would be cut into more files is left out.
  ///   - pins: the notes on a photo, which is shown upright, by its path.
  public init(
    _ reader: PhotoReader, page: WebPage, fileLimit: Int = GalleryExport.fileLimit,
    pins: @escaping (_ path: String) -> [PhotoPin] = { _ in [] }
  ) {
    self.reader = reader
    self.page = page
    self.fileLimit = fileLimit
    self.pins = pins
  }

  /// - Parameters:
  ///   - onProblem: told of each photo that is left out, and why.
  ///   - onRemark: told what there is to say of a photo that is made all the same.
  ///   - onProgress: told whenever another picture is finished.
  public func run(
    into path: String, onProblem: (_ path: String, GalleryError) -> Void = { _, _ in },
    onRemark: (_ path: String, _ remark: String) -> Void = { _, _ in },
    onProgress: (Progress) -> Void = { _ in }
  ) throws(GalleryError) -> Outcome {
    try check(path)
    let folder = try GalleryFolder(path)
    defer { folder.close() }
    let pictures = reader.readAll(onProblem: onProblem).map { photo in
      Entry(
        photo,
        GalleryPicture(
          photo, named: reader.name(of: photo.number), pins: pins(reader.path(of: photo.number))))
    }
    let missing = Dictionary(pictures.map { ($0.identity, $0) }) { first, _ in first }
      .values.filter { !folder.holds($0.picture, identity: $0.identity) }
      // In the order of the photos, which is that of the disk more often than not.
      .sorted { $0.photo.number < $1.photo.number }
    let tooLarge = missing.filter { $0.picture.fileCount > fileLimit }
    for entry in tooLarge {
      onProblem(
        reader.path(of: entry.photo.number),
        .tooManyFiles(entry.picture.fileCount, limit: fileLimit))
    }
    let possible = missing.filter { $0.picture.fileCount <= fileLimit }
    let failed = try make(possible, in: folder, onProblem, onRemark, onProgress)
      .union(tooLarge.map(\.identity))
    let shown = pictures.filter { !failed.contains($0.identity) }
    let identities = Set(shown.map(\.identity))
    let manifest = GalleryManifest(pictures: shown.map(\.picture))
    let removed = try folder.publish(
      identities, manifest, page: page.linking(to: manifest.pictures))
    return Outcome(
      pictures: shown.count, made: missing.count - failed.count, removed: removed,
      failed: reader.count - shown.count)
  }

  private struct Entry: Sendable {
    var photo: ReadPhoto
    var picture: GalleryPicture
    var identity: String { GalleryPicture.identity(of: photo) }

    init(_ photo: ReadPhoto, _ picture: GalleryPicture) {
      self.photo = photo
      self.picture = picture
    }
  }

  /// Makes what is missing, and returns what could not be made.
  private func make(
    _ missing: [Entry], in folder: GalleryFolder, _ onProblem: (String, GalleryError) -> Void,
    _ onRemark: (String, String) -> Void, _ onProgress: (Progress) -> Void
  ) throws(GalleryError) -> Set<String> {
    let writer = PictureWriter(reader: reader)
    let work = ParallelWork<Entry, Result<Bool, GalleryError>>(weightLimit: Self.weightLimit) {
      entry in
      do throws(GalleryError) {
        let target = try folder.makeWorkFolder(for: entry.identity)
        return .success(
          try await writer.write(entry.picture, of: entry.photo, into: target))
      } catch {
        return .failure(error)
      }
    }
    for entry in missing { work.submit(entry.photo.number, entry, weight: weight(of: entry.photo)) }
    let entries = Dictionary(uniqueKeysWithValues: missing.map { ($0.photo.number, $0) })
    var failed = Set<String>()
    for done in 1...max(missing.count, 1) where !missing.isEmpty {
      let (number, result) = work.next()
      guard let entry = entries[number] else { continue }
      switch result {
      case .success(let isWhole):
        try folder.adopt(entry.picture, identity: entry.identity)
        if !isWhole { onRemark(reader.path(of: number), PictureError.cutShort) }
      case .failure(.picture(let error)):
        failed.insert(entry.identity)
        onProblem(reader.path(of: number), .picture(error))
      case .failure(let error): throw error
      }
      onProgress(Progress(done: done, count: missing.count))
    }
    return failed
  }

  /// Bytes that are in use at most while the photo's files are made, about.
  private func weight(of photo: ReadPhoto) -> Int64 {
    guard photo.finestLevel == 0 else { return Self.weightLimit }
    return reader.bytesInUse(decoding: reader.key(photo, level: 0, column: 0, row: 0), of: photo)
  }

  /// A gallery among its own photos would become a part of itself.
  private func check(_ path: String) throws(GalleryError) {
    guard let folder = Disk.realPath(path) else { return }
    for number in 0..<reader.count {
      guard let photo = Disk.realPath(reader.path(of: number)), photo.hasPrefix(folder + "/") else {
        continue
      }
      throw .holdsPictures(path)
    }
  }
}
