import ScrollGeometry
import Testing

@testable import PhotoDecoding

/// What crosses from the launcher to the program.
@Suite struct HandoverTests {
  private let picture = Handover.Picture(
    file: FileVersion(
      identity: FileIdentity(device: .max, inode: 7), byteCount: 1 << 40, timeOfChange: .max),
    window: Size(width: 1024, height: 768), memory: 9)

  @Test func crossesAsText() {
    for picture in [nil, picture] {
      let handover = Handover(factory: 5, process: 77, picture: picture)
      #expect(Handover(handover.text) == handover)
    }
  }

  @Test func nothingElseIsOne() {
    let text = Handover(factory: 5, process: 77, picture: picture).text
    let words = text.split(separator: " ")
    for count in 0..<words.count where count != 3 {
      #expect(Handover(words.prefix(count).joined(separator: " ")) == nil)
    }
    for wrong in ["", "x", "1 5 7", "2 -5 7", "2 99999999999 7", "2 5 7 x", text + " 1"] {
      #expect(Handover(wrong) == nil, "\(wrong)")
    }
  }
}
