import Foundation
import Testing

@Suite struct MainQueueTests {
  /// In a process of its own: here the main queue has no thread of its own to share.
  @Test func mainActorTasksAndDispatchedBlocksRunAndTheLoopSleepsMeanwhile() throws {
    let process = Process()
    process.executableURL = Self.products.appendingPathComponent("WindowProbe")
    process.arguments = ["main-queue"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(String(decoding: data, as: UTF8.self) == "ticks 9 blocks 2 busy no\n")
  }

  /// Where the build puts its programs: beside the tests.
  private static var products: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  }
}
