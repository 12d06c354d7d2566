import Foundation
import Testing

@testable import ZoomScrollCommand

/// What photos are sorted by that files say of themselves.
@Suite struct FileStatusTests {
  private static func changed(_ second: Int) -> Double {
    var status = stat()
    status.st_mtim.tv_sec = second
    status.st_mtim.tv_nsec = 999_999_999
    return FileSortSource.FileStatus(status).changed
  }

  @Test func timesAreInTheirOrder() {
    #expect(abs(Self.changed(1_000_000_000) - 1_000_000_001) < 1e-3)
    #expect(Self.changed(10_413_792_000) > Self.changed(9_000_000_000))
  }

  /// A file may say anything.
  @Test func timesThatCannotBeCountedAreTheFirstAndTheLast() {
    #expect(Self.changed(.max) == Self.changed(18_446_744_073))
    #expect(Self.changed(.max) > Self.changed(18_000_000_000))
    #expect(Self.changed(.min) == Self.changed(0))
  }
}
