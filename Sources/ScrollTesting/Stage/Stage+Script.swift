import Foundation
import HeadlessHost
import PortableUIKit

extension Stage {
  /// Plays a gesture script, or what a window has recorded: `Documentation/GestureScripts.md` has the language.
  ///
  /// Its clock begins where the stage's is. Where it does not say how large the window is, that stays as large as it is.
  ///
  /// - Parameters:
  ///   - scrollView: what `expect` reads; nil: the outermost one that the window has.
  ///   - page: what `expect page` reads; nil: where a scroll view is that turns pages.
  /// - Returns: what the script's shots show, as PNG files, by their names.
  /// - Throws: a sentence that begins with the script's line: what it says that no script can, or what it expected and
  ///   what was there.
  @discardableResult
  public func play(
    _ script: String, on scrollView: UIScrollView? = nil, page: (() -> Int?)? = nil
  ) throws -> [String: Data] {
    var script = try Script(parsing: script)
    if !script.hasSize {
      let size = ScriptCommand.size(
        displayList.size, pixelsPerPoint: displayList.pixelsPerPoint)
      script.lines.insert(Script.Line(number: 0, command: size), at: 0)
    }
    let player = Player(
      script, on: ScriptedStage(self, scrollView: scrollView, page: page),
      framesPerSecond: framesPerSecond)
    var shots: [String: Data] = [:]
    player.onShot = { [unowned self] name, _ in shots[name] = png() }
    try player.play()
    return shots
  }
}
