import Foundation
import TestSupport
import Testing

/// What only an optimised program can say, alone with its memory.
struct CollectionProbeTests {
  @Test(arguments: ["grid", "table"])
  func framesInWhichNoCellComesOrGoesTakeNoMemory(list: String) throws {
    #expect(
      try said(list) == [
        "many still frames took 0 blocks, some had cells that came or went"
      ])
  }

  /// Golden C64: memory does not depend on the number of equal items.
  @Test func aMillionItemsTakeAsMuchAsAThousand() throws {
    #expect(try said("million") == ["as many blocks"])
  }

  @Test func aMillionRandomChangesAnswerAsPlainArraysDo() throws {
    let lines = try said("changes", "1000000")
    #expect(lines.first == "the same")
    // Every mistake that can be made was made, and what is none, too.
    #expect(lines.dropFirst().allSatisfy { $0.hasSuffix(" often") }, "\(lines)")
    #expect(lines.count == 12)
  }

  private func said(_ arguments: String...) throws -> [String] {
    let process = Process()
    process.executableURL = try BuiltProgram.url(named: "CollectionProbe")
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return text.split(separator: "\n").map(String.init)
  }
}
