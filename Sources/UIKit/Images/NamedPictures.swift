import PortableUIKit
import Synchronization

/// Files of pictures that were asked for by name, decoded once. On any thread.
///
/// Pixels of so many bytes are kept, those that were asked for last: nobody tells a program here that memory is short, as
/// an iPhone does. What is shown stays with who shows it.
final class NamedPictures: Sendable {
  static let shared = NamedPictures(
    // derivation: two pictures as large as the screen of the largest iPad, 2732 by 2048 pixels, 4 bytes each, and a half.
    limit: 56 << 20)

  private struct Kept {
    let image: UIImage
    let bytes: Int
    var turn: Int
  }

  private struct Shelf {
    var pictures: [String: Kept] = [:]
    var bytes = 0
    /// Counts questions.
    var turn = 0
  }

  /// Bytes.
  private let limit: Int
  private let shelf = Mutex(Shelf())

  init(limit: Int) { self.limit = limit }

  /// - Parameter decode: called when the file is not known.
  func image(at path: String, decode: () -> UIImage?) -> UIImage? {
    if let known = find(path) { return known }
    guard let image = decode() else { return nil }
    keep(image, path)
    return image
  }

  private func find(_ path: String) -> UIImage? {
    shelf.withLock { shelf in
      shelf.turn += 1
      shelf.pictures[path]?.turn = shelf.turn
      return shelf.pictures[path]?.image
    }
  }

  private func keep(_ image: UIImage, _ path: String) {
    guard let picture = image.cgImage else { return }
    let bytes = picture.width * picture.height * 4
    guard bytes <= limit else { return }
    shelf.withLock { shelf in
      if let old = shelf.pictures[path] { shelf.bytes -= old.bytes }
      shelf.pictures[path] = Kept(image: image, bytes: bytes, turn: shelf.turn)
      shelf.bytes += bytes
      while shelf.bytes > limit,
        let oldest = shelf.pictures.min(by: { $0.value.turn < $1.value.turn })
      {
        shelf.pictures[oldest.key] = nil
        shelf.bytes -= oldest.value.bytes
      }
    }
  }
}
