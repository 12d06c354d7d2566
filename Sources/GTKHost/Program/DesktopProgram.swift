import CGtk4
import CairoPainter
import DisplayList
import Foundation
import PortableUIKit
import ScrollGeometry

/// The program on the desktop: its windows, and GLib's main loop, which they share.
///
/// To be used on the process's main thread, from a synchronous `main`: an asynchronous one gives the main queue to another
/// thread.
@MainActor
public final class DesktopProgram {
  /// The windows that are open, the one that was used last at the end.
  public private(set) var windows: [WindowHost] = []
  let timers = TimerSource()
  private let mainLoop = g_main_loop_new(nil, 0)
  private var exitStatus: Int32 = 0
  private var wasEnded = false
  /// A signal has ended the program, and no person.
  public private(set) var wasInterrupted = false
  /// Called once, when a signal has come that ends the program, while all windows are still there.
  public var whenInterrupted: @MainActor () -> Void = {}

  /// Asked when the last window has gone, and then after whatever the main thread does: whether something is under way that has
  /// to be done before `run` returns.
  public var mustGoOn: @MainActor () -> Bool = { false }

  private let wishes = DesktopWishes()
  /// Nobody has said whether it is to be dark.
  private let followsTheme: Bool
  private let awakeScreen = AwakeScreen()
  let assistance = Assistance()
  /// Nil where the window system takes pixels for sRGB.
  private(set) var colors: DisplayColors?

  /// - Parameters:
  ///   - application: in reverse-DNS form, what the desktop knows the program by: the class of its windows; nil: the name of
  ///     the process.
  ///   - isDark: dark or light, whatever the desktop wishes; nil: as it wishes.
  ///   - reducesMotion: whether motion is less than usual, whatever the desktop wishes; nil: as it wishes.
  ///   - isRightToLeft: the program's language is written so; GTK may have none of the person's.
  public init(
    application: String? = nil, isDark: Bool? = nil, reducesMotion: Bool? = nil,
    isRightToLeft: Bool = false
  ) throws(WindowError) {
    followsTheme = isDark == nil
    precondition(Thread.isMainThread, "a window belongs to the process's main thread")
    RendererChoice.prepare()
    FrameHeap.prepare()
    DesktopIdentity.prepare(application ?? ProcessInfo.processInfo.processName)
    SessionBus.prepare()
    guard gtk_init_check() != 0 else { throw WindowError.noDisplay }
    DesktopIdentity.apply()
    if isRightToLeft { gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL) }
    PangoText.setFamily(DesktopLook.family)
    if let isDark { DesktopWishes.prefer(dark: isDark) }
    wishes.follow(scheme: isDark == nil) { [weak self] in
      for host in self?.windows ?? [] { host.wishesChanged() }
    }
    if let reducesMotion { DesktopWishes.prefer(animations: !reducesMotion) }
    colors = DisplayColors { [weak self] in
      for host in self?.windows ?? [] { host.lookAtColors() }
    }
  }

  /// What a window's content is to be told: so many times as large as usual are texts.
  var textSize: Double {
    // Whoever asks first has them set in it.
    PangoText.setFamily(DesktopLook.family)
    return DesktopLook.textSize
  }

  var hasDarkTheme: Bool { followsTheme && DesktopLook.hasDarkTheme }

  var wantsHighContrast: Bool { wishes.wantsContrast ?? DesktopLook.hasHighContrast }

  /// `0xRRGGBB`; nil where the desktop has none.
  func accent(for widget: UnsafeMutablePointer<GtkWidget>) -> UInt32? {
    wishes.accent ?? DesktopLook.accent(of: widget)
  }

  /// - Parameter isReduced: whether motion is less than usual; nil: as the desktop wishes.
  public func setMotion(isReduced: Bool?) {
    if let isReduced {
      DesktopWishes.prefer(animations: !isReduced)
    } else {
      DesktopWishes.forgetAnimations()
    }
  }

  /// Opens a window; it is seen once the program runs.
  ///
  /// - Parameters:
  ///   - size: the window's to begin with, points; with the title bar where GTK draws one.
  ///   - activation: what shows the desktop that a person wants to see it (the token of a start); nil where nothing does.
  ///   - textures: where the pixels come from that the display list names.
  ///   - observer: sees what the loop is fed; held weakly.
  ///   - makeLoop: makes the content before the window shows. Its size arrives as the first `resize` event.
  /// - Throws: whatever `makeLoop` throws.
  @discardableResult
  public func openWindow(
    title: String, size: Size, activation: String? = nil, textures: any TextureProvider,
    observer: (any WindowObserver)? = nil, makeLoop: (WindowHost) throws -> FrameLoop
  ) throws -> WindowHost {
    try openWindow(
      title: title, size: size, activation: activation, textures: textures, observer: observer
    ) { host in
      try makeLoop(host) as any FrameSource
    }
  }

  @discardableResult
  package func openWindow(
    title: String, size: Size, activation: String? = nil, textures: any TextureProvider,
    observer: (any WindowObserver)? = nil, makeContent: (WindowHost) throws -> any FrameSource
  ) throws -> WindowHost {
    let host = WindowHost(
      title: title, size: size, textures: textures, observer: observer, program: self)
    host.content = try makeContent(host)
    if let window = host.content?.writtenWindow {
      TextInputHosts.shared.set(host.inputMethod, for: window)
      SharingHosts.shared.set(DesktopSharing(host), for: window)
    }
    host.assistanceChanged()
    windows.append(host)
    host.present(activation: activation)
    host.followColors()
    timers.look()
    return host
  }

  /// Stays until the last window is closed.
  ///
  /// - Returns: the exit status: 0 when a person closed it, 128 + n when signal n did.
  public func run() -> Int32 {
    let mainQueue = MainQueueSource { [weak self] in self?.somethingRan() }
    timers.onFire = { [weak self] in self?.somethingRan() }
    timers.look()
    let signals = TerminationSignals { [weak self] signal in
      guard self?.wasInterrupted == false else { return }
      self?.wasInterrupted = true
      self?.whenInterrupted()
      // derivation: what shells say of a program that a signal ended.
      self?.end(status: 128 + signal)
    }
    assistance.follow { [weak self] in
      for host in self?.windows ?? [] { host.assistanceChanged() }
    }
    repeat {
      g_main_loop_run(mainLoop)
      for host in windows { remove(host) }
      // What another start has asked for in the meantime is still done.
      while !wasEnded, g_main_context_pending(nil) != 0 { g_main_context_iteration(nil, 0) }
      while windows.isEmpty, mustGoOn() { g_main_context_iteration(nil, 1) }
    } while !windows.isEmpty
    assistance.stop()
    wishes.stop()
    signals.stop()
    mainQueue.stop()
    timers.stop()
    LentPictures.shared.takeBack()
    return exitStatus
  }

  /// Closes all windows, which ends `run`.
  public func end(status: Int32 = 0) {
    wasEnded = true
    exitStatus = status
    g_main_loop_quit(mainLoop)
  }

  func close(_ host: WindowHost, status: Int32) {
    exitStatus = status
    guard windows.contains(where: { $0 !== host }) else { return g_main_loop_quit(mainLoop) }
    gtk_widget_hide(GObjects.cast(host.window))
    // Not in the midst of what it does.
    DispatchQueue.main.async { MainActor.assumeIsolated { self.remove(host) } }
  }

  func windowWasActivated(_ host: WindowHost) {
    guard let index = windows.firstIndex(where: { $0 === host }) else { return }
    windows.append(windows.remove(at: index))
    host.whenActivated()
  }

  /// Whoever fills the screen with a photo looks at it, and may touch nothing for long.
  func fullScreenChanged() {
    awakeScreen.isWanted = windows.contains(where: \.isFullScreen)
  }

  private func remove(_ host: WindowHost) {
    guard let index = windows.firstIndex(where: { $0 === host }) else { return }
    windows.remove(at: index)
    fullScreenChanged()
    host.tearDown()
    // Each of the last ones was closed while there was another that was about to go.
    if windows.isEmpty { g_main_loop_quit(mainLoop) }
  }

  /// The program had the main thread between two frames: it may have changed what is shown.
  func somethingRan() {
    timers.look()
    for host in windows { host.lookForChanges() }
  }

  isolated deinit { g_main_loop_unref(mainLoop) }
}
