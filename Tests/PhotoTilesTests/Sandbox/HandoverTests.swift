import ScrollGeometry
import Testing

@testable import PhotoDecoding

/// What crosses from the launcher to the program.
@Suite struct HandoverTests {
  private let picture = Handover.Picture(
    file: FileVersion(
      identity: FileIdentity(device: .max, inode: 7), byteCount: 1 << 40, timeOfChange: .max),
    window: Size(width: 1024, height: 768))

  @Test func crossesAsText() {
    for handover in [Handover(factory: 5, picture: nil), Handover(factory: 5, picture: picture)] {
      #expect(Handover(handover.text) == handover)
    }
  }

  @Test func nothingElseIsOne() {
    let text = Handover(factory: 5, picture: picture).text
    let words = text.split(separator: " ")
    for count in 0..<words.count where count != 2 {
      #expect(Handover(words.prefix(count).joined(separator: " ")) == nil)
    }
    for wrong in ["", "x", "0 5", "1 -5", "1 99999999999", "1 5 x", text + " 1"] {
      #expect(Handover(wrong) == nil, "\(wrong)")
    }
  }
}
