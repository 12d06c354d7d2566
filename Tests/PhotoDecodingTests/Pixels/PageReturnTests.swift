import Foundation
import Testing

@testable import PhotoDecoding

@Suite struct PageReturnTests {
  /// Whether this process has a file's pages mapped.
  private func isMapped(_ file: Int32) throws -> Bool {
    var status = stat()
    try #require(fstat(file, &status) == 0)
    let inode = String(status.st_ino)
    let maps = try #require(fopen("/proc/self/maps", "r"))
    defer { fclose(maps) }
    var line = [CChar](repeating: 0, count: 4096)
    while fgets(&line, Int32(line.count), maps) != nil {
      let text = line.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
      let fields = text.split(separator: " ")
      if fields.count > 5, fields[4] == inode, fields[5].hasPrefix("/memfd:") { return true }
    }
    return false
  }

  @Test(arguments: [4096, 1 << 20, 96_000_000])
  func whatAnotherProcessHasPutThereIsGivenBackOnceNobodyHasIt(byteCount: Int) throws {
    let shared = try SharedMemory(byteCount: byteCount)
    do {
      let memory = try #require(PixelMemory(shared, byteCount: byteCount))
      let isThere = try withExtendedLifetime(memory) { try isMapped(shared.file) }
      #expect(isThere)
    }
    PageReturn.waitForAll()
    #expect(try !isMapped(shared.file))
  }

  @Test func manyAtOnceAreAllGivenBack() async throws {
    let shared = try (0..<50).map { _ in try SharedMemory(byteCount: 2 << 20) }
    await withTaskGroup(of: Bool.self) { group in
      for piece in shared {
        group.addTask { PixelMemory(piece, byteCount: piece.byteCount) != nil }
      }
      for await wasMapped in group { #expect(wasMapped) }
    }
    PageReturn.waitForAll()
    for piece in shared { #expect(try !isMapped(piece.file)) }
  }
}
