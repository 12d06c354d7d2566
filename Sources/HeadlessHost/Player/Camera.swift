import CairoPainter
import DisplayList

/// Takes pictures of a window in virtual time: single shots, and a film at a fixed rate.
@MainActor
public final class Camera {
  /// Numbered pictures at a fixed rate of virtual time.
  public struct Film: Equatable, Sendable {
    public var folder: String
    public var framesPerSecond: Double

    public init(folder: String, framesPerSecond: Double = 10) {
      self.folder = folder
      self.framesPerSecond = framesPerSecond
    }
  }

  private let painter: Painter
  private let film: Film?
  private let shotFolder: String
  /// The time of the film's first picture, that of the first frame.
  private var start: Double?
  private var filmed = 0
  private var bitmap: Bitmap?

  /// Shots go into the film's folder, or into the current one.
  public init(painter: Painter, film: Film?) throws(FileError) {
    self.painter = painter
    self.film = film
    shotFolder = film?.folder ?? "."
    if let film { try Folder.make(film.folder) }
  }

  func shoot(_ list: DisplayList, name: String) throws(FileError) {
    try save(list, to: "\(shotFolder)/\(name).png")
  }

  /// Takes the film's pictures that are due before `time`: the frame there shows something else.
  func film(before time: Double, showing list: DisplayList) throws(FileError) {
    if start == nil { start = time }
    while let due = nextDue, due < time { try advance(list) }
  }

  func film(through time: Double, showing list: DisplayList) throws(FileError) {
    while let due = nextDue, due <= time { try advance(list) }
  }

  private var nextDue: Double? {
    guard let film, let start else { return nil }
    return start + Double(filmed) / film.framesPerSecond
  }

  private func advance(_ list: DisplayList) throws(FileError) {
    guard let film else { return }
    let number = String(filmed)
    filmed += 1
    let name = "frame-" + String(repeating: "0", count: max(0, 5 - number.count)) + number
    try save(list, to: "\(film.folder)/\(name).png")
  }

  private func save(_ list: DisplayList, to path: String) throws(FileError) {
    let width = Bitmap.pixels(list.size.width, list.pixelsPerPoint)
    let height = Bitmap.pixels(list.size.height, list.pixelsPerPoint)
    let canvas: Bitmap
    if let bitmap, bitmap.width == width, bitmap.height == height {
      canvas = bitmap
    } else {
      guard let made = Bitmap(width: width, height: height) else {
        throw FileError(path: path, reason: "a picture of \(width)x\(height) pixels is too large")
      }
      canvas = made
    }
    bitmap = canvas
    painter.paint(list, into: canvas)
    try canvas.writePNG(to: path)
  }
}
