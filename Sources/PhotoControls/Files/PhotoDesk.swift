/// The desktop around the program: what it does with photos' files.
@MainActor
public protocol PhotoDesk: AnyObject {
  /// What is copied or cut takes along what belongs to it. `receiver` hears nil when it is done, or taken on by somebody else,
  /// or else a sentence that says why not.
  func run(
    _ errand: PhotoErrand, for pages: [PagePictures],
    _ receiver: @escaping @MainActor (_ problem: String?) -> Void)
  /// For other programs to paste.
  func copy(_ text: String)
  /// The names of the programs that open it, the usual one first.
  func programs(for picture: Int32) -> [String]
  /// - Parameter program: its place in the list of `programs(for:)` of the first picture.
  func open(
    _ pictures: [Int32], with program: Int,
    _ receiver: @escaping @MainActor (_ problem: String?) -> Void)
}

/// What a desktop can be asked to do with a photo's file.
public enum PhotoErrand: CaseIterable, Sendable {
  /// What is cut moves where it is pasted.
  case copyPhoto, cutPhoto, copyPath, showInFolder, setAsWallpaper
  /// Where somebody chooses; who chooses nothing hears nothing.
  case saveCopy, printPhoto
}
