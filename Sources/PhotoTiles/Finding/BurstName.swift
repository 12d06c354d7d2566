/// The name of a photo that was taken in a burst: "IMG_20200101_120000_BURST003.jpg", or
/// "00003IMG_00003_BURST20200101120000_COVER.jpg".
struct BurstName {
  /// What the names of the whole burst have in common.
  var key: [UInt8]
  /// Where what says so begins.
  var start: Int
  /// The burst is known by the time at which it was taken.
  var hasTime: Bool
  /// The telephone has chosen it.
  var isCover: Bool

  private static let word = Array("BURST".utf8)
  private static let cover = Array("COVER".utf8)
  /// Longer numbers are the time at which it was taken, shorter ones count its photos.
  private static let longestCount = 5

  /// Nil when it is none.
  init?(_ name: UnsafeBufferPointer<UInt8>) {
    guard let start = Self.place(of: Self.word, in: name[...]) else { return nil }
    let digits = name[(start + Self.word.count)...].prefix {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
    }
    guard !digits.isEmpty else { return nil }
    self.start = start
    hasTime = digits.count > Self.longestCount
    key = hasTime ? Array(name[start..<digits.endIndex]) : Array(name[..<start])
    isCover = Self.place(of: Self.cover, in: name[digits.endIndex...]) != nil
  }

  private static func place(
    of word: [UInt8], in name: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Int? {
    guard name.count >= word.count else { return nil }
    return (name.startIndex...name.endIndex - word.count).first {
      name[$0] == word[0] && name[$0..<$0 + word.count].elementsEqual(word)
    }
  }
}
