/// Calls back when bytes are not needed any more: what came with them, where they lie, and how many they are.
public typealias CGDataProviderReleaseDataCallback =
  @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void

/// Bytes of an image.
public final class CGDataProvider: @unchecked Sendable {
  /// They lie there for as long as this is there.
  package let bytes: UnsafeRawBufferPointer
  private let release: () -> Void

  package init(_ bytes: UnsafeRawBufferPointer, release: @escaping () -> Void) {
    self.bytes = bytes
    self.release = release
  }

  /// Bytes that lie somewhere already.
  public convenience init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: @escaping CGDataProviderReleaseDataCallback
  ) {
    guard size >= 0 else { return nil }
    self.init(UnsafeRawBufferPointer(start: data, count: size)) { releaseData(info, data, size) }
  }

  deinit { release() }
}
