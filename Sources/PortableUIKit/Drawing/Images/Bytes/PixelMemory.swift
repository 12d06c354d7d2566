/// Keeps the pixels of one image that a program has made of bytes.
package final class PixelMemory {
  /// Takes over what nobody draws any more, and deallocates it: a host that has copies of its own lets go of these first.
  package nonisolated(unsafe) static var takeOver: ((UnsafeMutableRawPointer) -> Void)?

  let base: UnsafeMutableRawPointer

  init(byteCount: Int) { base = .allocate(byteCount: byteCount, alignment: 16) }

  deinit {
    if let takeOver = Self.takeOver { takeOver(base) } else { base.deallocate() }
  }
}
