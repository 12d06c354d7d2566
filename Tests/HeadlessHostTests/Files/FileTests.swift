import Foundation
import Testing

@testable import HeadlessHost

struct FileTests {
  @Test func whatIsWrittenIsThere() throws {
    let folder = try TemporaryFolder()
    let stream = try TextStream(path: folder.file("a")) { Issue.record("\($0)") }
    stream.write("one\n")
    #expect(try folder.text("a") == "")
    stream.flush()
    #expect(try folder.text("a") == "one\n")
    stream.write(String(repeating: "x", count: 100_000))
    stream.close()
    #expect(try folder.text("a").count == 100_004)
    #expect(try InputFile.text(of: folder.file("a")).hasPrefix("one\nxxx"))
    #expect(stream.failure == nil)
  }

  @Test func aFileThatCannotBeMadeIsReported() throws {
    let error = #expect(throws: FileError.self) { try OutputFile(path: "/nowhere/at/all") }
    #expect(error?.description == "/nowhere/at/all: No such file or directory")
  }

  @Test func aFileThatCannotBeReadIsReported() throws {
    let missing = #expect(throws: FileError.self) { try InputFile.text(of: "/nowhere/at/all") }
    #expect(missing?.description == "/nowhere/at/all: No such file or directory")
    let folder = #expect(throws: FileError.self) { try InputFile.text(of: "/tmp") }
    #expect(folder?.description == "/tmp: Is a directory")
  }

  @Test func aFullDiskIsReportedOnce() throws {
    var reports: [String] = []
    let stream = try TextStream(path: "/dev/full") { reports.append("\($0)") }
    for _ in 0..<100_000 { stream.write("line\n") }
    stream.close()
    #expect(reports == ["/dev/full: No space left on device"])
    #expect(stream.failure?.reason == "No space left on device")
  }

  /// What is still in the buffer when the file is closed counts, too.
  @Test func aFullDiskAtTheEndIsReported() throws {
    let file = try OutputFile(path: "/dev/full")
    try file.write("line\n")
    #expect(throws: FileError.self) { try file.close() }
  }

  @Test func foldersAreMadeWithThoseAboveThem() throws {
    let folder = try TemporaryFolder()
    try Folder.make(folder.file("a/b//c/"))
    try Folder.make(folder.file("a/b/c"))
    #expect(FileManager.default.fileExists(atPath: folder.file("a/b/c")))
    try Data().write(to: URL(fileURLWithPath: folder.file("file")))
    let error = #expect(throws: FileError.self) { try Folder.make(folder.file("file/below")) }
    #expect(error?.reason == "Not a directory")
  }
}
