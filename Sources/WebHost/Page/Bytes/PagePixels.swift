import PortableUIKit

/// Images that a program makes of bytes, as tiles of its own: the page makes a picture of each once, and hears when it is gone. Only
/// modules of programs that name `CGDataProvider` have this.
public enum PagePixels {
  nonisolated(unsafe) private static var leaving = LeavingPixels()

  /// Before the program begins.
  public static func begin() {
    PixelMemory.takeOver = { leaving.add($0, WebHost.page.news) }
    // The script of a program's pictures makes these, too.
    WebHost.page.news.writer.begin(.writing)
    WebHost.page.news.writer.append("pictures")
  }
}
