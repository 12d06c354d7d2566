import PortableUIKit
import ScrollEngine
import ScrollGeometry

/// Menus of a page's program that the pointer's second button and the Menu key open: only modules of programs with menus have
/// this. Each frame tells, as its first number, whose menu would open: `Web/view/menus.js` reads it.
public enum PageMenus {
  /// From now on frames tell of menus.
  public static func begin() {
    let watch = MenuWatch(WebHost.page.window)
    WebHost.page.reading = { [Double(watch.claims.rawValue)] }
  }
}

// MARK: What the page calls

/// The second button was pressed at a place, or the Menu key for `byKeys`.
@_expose(wasm, "openMenu") @c
public func pageOpenMenu(_ byKeys: Int32, _ x: Double, _ y: Double, _ time: Double) {
  let host = WebHost.page
  if byKeys == 0 { host.send(.hover(Point(x: x, y: y)), at: time) }
  let key = byKeys == 0 ? KeySample.Key.contextClick : .menu
  for phase in [KeySample.Phase.down, .up] {
    host.send(.key(KeySample(phase: phase, key: key)), at: time)
  }
}
