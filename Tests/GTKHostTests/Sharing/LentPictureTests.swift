import CairoPainter
import Foundation
import Testing
import UIKit

@testable import GTKHost

/// Pictures that other programs are given as files.
@MainActor
final class LentPictureTests {
  private let parent = FileManager.default.temporaryDirectory
    .appendingPathComponent("LentPictureTests-\(UUID().uuidString)").path

  init() throws {
    if ImageCoders.current == nil {
      ImageCoders.current = CairoImageCoder(textures: nil, text: PangoText())
    }
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: parent) }

  private func picture() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
    }
  }

  private func mode(_ path: String) throws -> Int {
    try #require(
      FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
  }

  @Test func theyAreFilesThatNobodyElseCanReadUntilTheyAreTakenBack() throws {
    let lent = LentPictures(in: parent)
    let image = picture()
    let paths = try (0..<2).map { _ in String(decoding: try lent.file(of: image), as: UTF8.self) }
    let folder = (paths[0] as NSString).deletingLastPathComponent
    #expect(paths == ["\(folder)/Picture.png", "\(folder)/Picture 2.png"])
    #expect(folder.hasPrefix(parent + "/"))
    #expect(try mode(folder) == 0o700)
    for path in paths {
      #expect(try mode(path) == 0o600)
      #expect(FileManager.default.contents(atPath: path).map(Array.init) == image.png)
    }
    lent.takeBack()
    #expect(try FileManager.default.contentsOfDirectory(atPath: parent) == [])
    // And again from the beginning.
    let again = String(decoding: try lent.file(of: image), as: UTF8.self)
    #expect(again.hasSuffix("/Picture.png") && FileManager.default.fileExists(atPath: again))
    lent.takeBack()
  }

  @Test func whatCannotBeWrittenSaysWhy() throws {
    let image = picture()
    #expect(throws: LentPictures.Failure(text: "No such file or directory")) {
      try LentPictures(in: self.parent + "/nowhere").file(of: image)
    }
    #expect(throws: LentPictures.Failure(text: "The picture has no pixels.")) {
      try LentPictures(in: self.parent).file(of: UIImage())
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: parent) == [])
  }
}
