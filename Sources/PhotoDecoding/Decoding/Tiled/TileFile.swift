/// A file that shows a part of a picture at one of its levels.
package struct TileFile: Equatable {
  /// From where the picture's layout has its tiles.
  package var path: String
  /// Where it is when it is not there.
  package var otherPath: String?
  /// What it shows, pixels of the level.
  var area: PixelArea
  /// It is so many times twice as large as the level.
  var halvings = 0
}
