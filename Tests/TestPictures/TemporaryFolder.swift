import Foundation

/// A folder of files that is gone after the test.
final class TemporaryFolder: Sendable {
  let path: String

  init() {
    path = NSTemporaryDirectory() + "TestPictures-" + UUID().uuidString
    try! FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of the new file.
  @discardableResult
  func write(_ name: String, _ bytes: [UInt8] = [1]) -> String {
    let file = path + "/" + name
    let folder = (file as NSString).deletingLastPathComponent
    try! FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try! Data(bytes).write(to: URL(fileURLWithPath: file))
    return file
  }

  func makeFolder(_ name: String) {
    try! FileManager.default.createDirectory(
      atPath: path + "/" + name, withIntermediateDirectories: true)
  }

  func names(_ name: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path + "/" + name)) ?? []
  }

  /// As if it had been changed so long before a moment that is always the same.
  func age(_ name: String, seconds: Int) {
    let date = Date(timeIntervalSince1970: 1_700_000_000 - Double(seconds))
    try! FileManager.default.setAttributes(
      [.modificationDate: date], ofItemAtPath: path + "/" + name)
  }

  func remove(_ name: String) {
    try! FileManager.default.removeItem(atPath: path + "/" + name)
  }

  func link(_ name: String, to destination: String) {
    try! FileManager.default.createSymbolicLink(
      atPath: path + "/" + name, withDestinationPath: destination)
  }
}
