import DisplayList
import HeadlessHost
import PhotoControls
import PortableUIKit
import ScrollGeometry

/// What is shown: the photo browser over some paths, or a case by name.
/// `open` shows it in a window, `play` in memory; neither knows which it is.
@MainActor
protocol Scene: AnyObject {
  /// Of the window.
  var title: String { get }
  /// What was asked for and is not there: a sentence each.
  var problems: [String] { get }
  /// The pixels that its display lists name.
  var textures: any TextureProvider { get }
  /// Puts the views into the window. Every call of the outermost delegate goes to the logger.
  func fill(_ window: UIWindow, logger: EventLogger?)
  func whenTitleChanges(_ notify: @escaping @MainActor (String) -> Void)
  /// What `expect` sees, after a frame.
  var reading: Reading { get }
  /// Nothing is missing of what the last frame wanted to show.
  var isShown: Bool { get }
  /// Decoding on a clock that a script moves; nil when nothing is decoded.
  var work: (any PendingWork)? { get }
  /// Decoding in real time: `notify` is called on the main thread when a new frame would look different.
  func whenWorkArrives(_ notify: @escaping @MainActor @Sendable () -> Void)
  /// It is shown on black: a light title bar would be what one sees first.
  var isOnBlack: Bool { get }
  /// That may be otherwise now.
  func whenGroundChanges(_ notify: @escaping @MainActor () -> Void)
  /// Files may be dropped onto it.
  var acceptsFiles: Bool { get }
  func filesHover(_ areAbove: Bool)
  func filesWereDropped(_ paths: [String])
  /// What is dragged out of the window from a place of it by a way, points: the paths of files.
  func filesToDrag(from place: Point, by way: Vector, holdsControl: Bool) -> [[UInt8]]
  /// It is in a window, which can be asked for this.
  func take(_ desk: WindowDesk)
  /// Something is shown that Escape closes before it leaves full screen.
  var needsEscape: Bool { get }
  /// Where somebody is among photos; nil where there is nothing to come back to.
  var place: Place? { get }
  /// Shows the photo of the place, before there is a frame.
  func returnToPhoto(of place: Place)
  /// Zooms as it was there, once the photo is shown.
  func returnToZoom(of place: Place)
  /// A person has chosen how the program is to be.
  func settingsDidChange(from old: ProgramChoices, to new: ProgramChoices)
  /// A person has chosen, in one of the windows, how photos are shown.
  func viewingDidChange(to new: ViewerChoices)
  /// What was chosen holds for this run only.
  func settingsWereNotKept()
  /// Its window is about to go.
  func windowWillClose()
  /// A file of what is kept could not be read any more: it lies here now.
  func fileWasSetAside(_ path: String)
  /// The window's monitor has these colours, an ICC profile's; nil: sRGB's.
  func displayDidChange(_ profile: [UInt8]?)
  /// The window shows something: what need not be there before can begin.
  func firstFrameWasDrawn()
  /// The window is about to make a frame.
  func frameWillRun()
}

extension Scene {
  func makeWindow(text: any TextMeasuring, logger: EventLogger?) -> UIWindow {
    let window = UIWindow(frame: .zero)
    window.screen.textMeasuring = text
    fill(window, logger: logger)
    window.makeKeyAndVisible()
    return window
  }

  /// Status of the program when everything else went well.
  func checkProblems() throws(Failure) {
    if !problems.isEmpty { throw Failure(message: "", status: Failure.wrongUse) }
  }

  var problems: [String] { [] }
  var isShown: Bool { true }
  var work: (any PendingWork)? { nil }
  func whenTitleChanges(_ notify: @escaping @MainActor (String) -> Void) {}
  func whenWorkArrives(_ notify: @escaping @MainActor @Sendable () -> Void) {}
  var isOnBlack: Bool { false }
  func whenGroundChanges(_ notify: @escaping @MainActor () -> Void) {}
  var acceptsFiles: Bool { false }
  func filesHover(_ areAbove: Bool) {}
  func filesWereDropped(_ paths: [String]) {}
  func filesToDrag(from place: Point, by way: Vector, holdsControl: Bool) -> [[UInt8]] { [] }
  func take(_ desk: WindowDesk) {}
  func firstFrameWasDrawn() {}
  func frameWillRun() {}
  func windowWillClose() {}
  func settingsDidChange(from old: ProgramChoices, to new: ProgramChoices) {}
  func viewingDidChange(to new: ViewerChoices) {}
  func settingsWereNotKept() {}
  func fileWasSetAside(_ path: String) {}
  func displayDidChange(_ profile: [UInt8]?) {}
  var needsEscape: Bool { false }
  var place: Place? { nil }
  func returnToPhoto(of place: Place) {}
  func returnToZoom(of place: Place) {}
}
