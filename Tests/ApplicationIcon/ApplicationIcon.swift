import Foundation

/// Draws the application's icons into a folder, for `Scripts/make-icons`: `color.svg` and `symbolic.svg`, and `color-N.png` of
/// N pixels for menus that show no SVG.
@main
enum ApplicationIcon {
  /// Pixels: those of the icon theme that desktops share (hicolor).
  private static let sizes = [16, 24, 32, 48, 64, 128, 256, 512]

  static func main() throws {
    guard CommandLine.arguments.count == 2 else {
      FileHandle.standardError.write(Data("usage: ApplicationIcon FOLDER\n".utf8))
      exit(2)
    }
    let folder = CommandLine.arguments[1]
    try ColorIcon.drawing(pixels: .max).svg.write(
      toFile: folder + "/color.svg", atomically: true, encoding: .utf8)
    try SymbolicIcon.drawing.svg.write(
      toFile: folder + "/symbolic.svg", atomically: true, encoding: .utf8)
    for pixels in sizes {
      try ColorIcon.drawing(pixels: pixels).writePNG(
        pixels: pixels, to: "\(folder)/color-\(pixels).png")
    }
  }
}
