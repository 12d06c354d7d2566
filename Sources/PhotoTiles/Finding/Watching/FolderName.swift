/// A place in a folder where something may be.
struct FolderName: Hashable {
  /// As `PhotoList` numbers them.
  var folder: Int32
  /// As the file system has it.
  var bytes: [UInt8]
}
