/// How a picture that is cut into files is laid out, and so where its tiles lie.
public enum TileLayout: Sendable {
  /// In `NAME_files`, beside the description `NAME.dzi`.
  case deepZoom
  /// In the folder of the description, `info.json`.
  case iiif
}
