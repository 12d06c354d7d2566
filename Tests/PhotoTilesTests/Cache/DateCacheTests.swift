import Glibc
import Testing

@testable import PhotoTiles
@testable import TestPictures

/// Dates that were read are there at the next start, and never wrong.
@Suite struct DateCacheTests {
  private let folder = TemporaryFolder()
  private var file: String { folder.path + "/cache/dates" }

  private func path(_ number: Int) -> [UInt8] { Array("/photos/\(number).jpg".utf8) }

  private func answer(_ cache: DateCache, _ number: Int) -> DateCache.Answer? {
    cache.answer(of: path(number), byteCount: 1000 + number, changed: 7)
  }

  private func note(_ cache: DateCache, _ answer: DateCache.Answer, _ number: Int) {
    cache.note(answer, of: path(number), byteCount: 1000 + number, changed: 7)
  }

  @Test func theNextStartKnowsThem() {
    let cache = DateCache(file)
    #expect(answer(cache, 1) == nil)
    note(cache, .taken(65e9), 1)
    note(cache, .nothing, 2)
    #expect(answer(cache, 1) == .taken(65e9) && answer(cache, 2) == .nothing)
    cache.save()
    let next = DateCache(file)
    #expect(answer(next, 1) == .taken(65e9) && answer(next, 2) == .nothing)
    #expect(answer(next, 3) == nil)
    // Of other bytes nothing is known.
    #expect(next.answer(of: path(1), byteCount: 1002, changed: 7) == nil)
    #expect(next.answer(of: path(1), byteCount: 1001, changed: 8) == nil)
    note(next, .taken(66e9), 1)
    #expect(answer(next, 1) == .taken(66e9))
  }

  /// Two windows, each with its own.
  @Test func whatOthersHaveWrittenStays() {
    let (first, second) = (DateCache(file), DateCache(file))
    #expect(answer(first, 1) == nil && answer(second, 1) == nil)
    note(first, .taken(1e9), 1)
    note(second, .taken(2e9), 2)
    first.save()
    second.save()
    let next = DateCache(file)
    #expect(answer(next, 1) == .taken(1e9) && answer(next, 2) == .taken(2e9))
  }

  @Test func thoseOfLongAgoGoWhenThereIsNoRoom() {
    let cache = DateCache(file, limit: 3)
    for number in 1...3 { note(cache, .taken(Double(number)), number) }
    cache.save()
    let next = DateCache(file, limit: 3)
    #expect(answer(next, 1) == .taken(1))
    note(next, .taken(4), 4)
    next.save()
    let last = DateCache(file, limit: 3)
    #expect((1...4).map { answer(last, $0) != nil } == [true, false, true, true])
  }

  @Test func aBrokenOneIsPassedOver() {
    let cache = DateCache(file)
    note(cache, .taken(5e9), 1)
    cache.save()
    guard let bytes = try? PictureFileBytes.read(file) else {
      Issue.record("it was not written")
      return
    }
    var impossible = bytes
    impossible.replaceSubrange(40..<48, with: [0, 0, 0, 0, 0, 0, 0xF0, 0x7F])
    for broken in [
      [], Array(bytes.dropLast()), Array(bytes.dropFirst()), bytes + [0], impossible,
      [UInt8](repeating: 0xFF, count: 4096), [UInt8](repeating: 0, count: bytes.count + 1 << 25),
    ] {
      folder.write("cache/dates", broken)
      let next = DateCache(file)
      #expect(answer(next, 1) == nil)
      // It is made anew.
      note(next, .nothing, 2)
      next.save()
      #expect(answer(DateCache(file), 2) == .nothing)
    }
    // Neither a pipe nor a folder holds anybody up.
    unlink(file)
    #expect(mkfifo(file, 0o600) == 0 && answer(DateCache(file), 1) == nil)
    unlink(file)
    folder.makeFolder("cache/dates")
    let stuck = DateCache(file)
    note(stuck, .nothing, 1)
    stuck.save()
    #expect(answer(stuck, 1) == .nothing)
  }

  @Test func aHundredThousandTakeNoTime() {
    let cache = DateCache(file)
    for number in 0..<100_000 { note(cache, .taken(Double(number)), number) }
    cache.save()
    let next = DateCache(file)
    #expect((0..<100_000).allSatisfy { answer(next, $0) == .taken(Double($0)) })
  }
}
