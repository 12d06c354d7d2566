import Foundation
import Testing

@testable import PhotoDecoding
@testable import TestPictures

/// Each says in one sentence what is wrong.
@Suite struct UnshowableFileTests {
  private let folder = TemporaryFolder()

  @Test func emptyFiles() {
    #expect(reason(folder.write("e.jpg", [])) == .empty)
    #expect(PictureError.empty.message == "This file is empty.")
  }

  @Test(arguments: ["notes.txt", "notes.jpg", "table.csv"])
  func filesThatAreNoPictures(name: String) {
    let text = "1,2,3\n4,5,6\nnot a picture at all\n"
    #expect(reason(folder.write(name, Array(text.utf8))) == .notAPicture)
  }

  @Test func shortAndRandomFiles() {
    #expect(reason(folder.write("1.png", [0x89])) == .notAPicture)
    let noise = (0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 7) }
    #expect(reason(folder.write("noise.webp", noise)) == .notAPicture)
  }

  @Test func missingFilesAndFolders() {
    #expect(reason(folder.path + "/gone.jpg") == .missing)
    folder.makeFolder("folder.jpg")
    #expect(reason(folder.path + "/folder.jpg") == .notAFile)
  }

  @Test func pipesDoNotBlock() {
    #expect(mkfifo(folder.path + "/pipe.jpg", 0o600) == 0)
    #expect(reason(folder.path + "/pipe.jpg") == .notAFile)
  }

  @Test func filesWithoutPermission() throws {
    let bytes = TestPicture(width: 8, height: 8).jpeg()
    let (open, secret) = (folder.write("open.jpg", bytes), folder.write("secret.jpg", bytes))
    chmod(folder.path, 0o755)
    chmod(open, 0o644)
    chmod(secret, 0)
    let reasons = try Nobody.run { [reason(open), reason(secret)] }
    #expect(reasons == [nil, .noPermission])
  }

  @Test func damagedPicturesSayWhatTheyWere() {
    let bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 1, 2, 3]
    #expect(reason(folder.write("d.png", bytes)) == .damaged("PNG"))
    #expect(PictureError.damaged("PNG").message == "The PNG data of this picture is damaged.")
  }

  @Test func aFileThatChangedMeanwhileIsNoticed() throws {
    let decoder = PictureDecoder(limits: MemoryBudget.standard.decodeLimits)
    let path = folder.write("c.jpg", TestPicture(width: 80, height: 80).jpeg())
    func open() throws -> PictureFile {
      try PictureFile(path: path)
    }
    let header = try decoder.header(of: open())
    folder.write("c.jpg", TestPicture(width: 81, height: 80).jpeg())
    #expect(throws: PictureError.changed) {
      try decoder.decode(PieceKey(picture: 0, level: 0), of: header, in: [open()])
    }
  }
}
