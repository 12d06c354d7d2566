import CGtk4
import CairoPainter
import DisplayList
import PortableUIKit
import ScrollEngine
import ScrollGeometry

/// A window on the desktop: hands what devices do to a frame loop, and draws what the loop returns.
///
/// Time is seconds since the host was made, on the system's monotonic clock, for events and frames
/// alike. Frames run only while something was sent, something moves, or somebody asked.
///
/// Three keys belong to the window and never reach the loop: F11 turns full screen on and off,
/// Escape leaves it (when it is on, and `needsEscape` is not), Control with Q or W closes.
@MainActor
public final class WindowHost {
  /// Measures texts as the window draws them.
  public let text = PangoText()
  /// Asks for a frame from any thread; it is drawn even if its display list is the same,
  /// because pictures may have arrived.
  public let requestFrame = FrameRequest()

  let window: UnsafeMutablePointer<GtkWindow>
  let painter: DisplayListPainter
  private(set) var canvas: Canvas.Widget!
  var content: (any FrameSource)?
  weak var observer: (any WindowObserver)?

  var clock = StampClock(epoch: g_get_monotonic_time())
  var translator = InputTranslator()
  var frames = FrameState()
  /// Rings when the other fingers of a hand have been heard of.
  private(set) lazy var fingersWait = Alarm { [weak self] in self?.wantFrame() }
  /// Rings while something waits, and nothing changes.
  private(set) lazy var changesWait = Alarm { [weak self] in self?.lookForWaitedChanges() }
  var pool = FramePool()
  var background = WindowBackground()
  private(set) lazy var inputMethod = InputMethod(canvas: canvas) { [weak self] in self?.send($0) }
  /// Nil while nobody asks what is on screen.
  var accessible: AccessibleTree?
  /// The canvas, points.
  var size = Size.zero
  /// Keys that are down and were the window's own affair.
  var ownKeys: Set<UInt32> = []
  var sentSettings: [InputEvent.Setting: Bool] = [:]
  var sentLook = SentLook()

  /// To what outlives the window.
  var connections: [GObjects.Connection] = []

  /// What it showed has gone, while GTK still ends what was under way in it.
  private(set) var isClosed = false
  var firstDrawing: (@MainActor @Sendable () -> Void)?

  /// Files of this window are on their way to another.
  var isDraggingOut = false

  /// Called once, when the window is closed, and can still be asked how large it is.
  public var whenClosed: @MainActor () -> Void = {}

  /// Called when it has become the one that keys go to.
  public var whenActivated: @MainActor () -> Void = {}

  /// The ICC profile of the monitor that the window is on, where the window system leaves its colours to programs (X11); nil:
  /// pixels are sRGB.
  public internal(set) var displayProfile: [UInt8]?

  /// Called when the profile is another, since somebody has set it or the window came to another monitor.
  public var displayDidChange: @MainActor (_ profile: [UInt8]?) -> Void = { _ in }

  /// It has the windows, this one among them.
  unowned let program: DesktopProgram

  init(
    title: String, size: Size, textures: any TextureProvider, observer: (any WindowObserver)?,
    program: DesktopProgram
  ) {
    self.title = title
    self.program = program
    self.observer = observer
    painter = DisplayListPainter(textures: textures, text: text)
    window = GObjects.cast(gtk_window_new())
    canvas = Canvas.make(owner: self)
    gtk_window_set_title(window, title)
    gtk_window_set_default_size(window, Int32(size.width), Int32(size.height))
    WindowBackground.remove(from: window)
    gtk_widget_set_overflow(canvas, GTK_OVERFLOW_HIDDEN)
    gtk_widget_set_focusable(canvas, 1)
    gtk_window_set_child(window, canvas)
    gtk_window_set_focus(window, canvas)
    connectSignals()
    requestFrame.action = { [weak self] in self?.frameWasRequested() }
  }

  /// What the title bar says, from the main loop's next turn on: a frame may run in the middle of GTK's layout, and what
  /// asks for a layout there is lost (GTK 4.8), so that a title bar of GTK's own would stay blank.
  public var title: String {
    didSet {
      guard title != oldValue else { return }
      Task { [weak self] in
        guard let self, !isClosed else { return }
        gtk_window_set_title(window, title)
      }
    }
  }

  /// Device pixels per point.
  public var pixelsPerPoint: Double { density.pixelsPerPoint }

  var density: Density {
    Density(of: canvas, on: gtk_native_get_surface(OpaquePointer(window)))
  }

  public var isFullScreen: Bool {
    get { gtk_window_is_fullscreen(window) != 0 }
    set { newValue ? gtk_window_fullscreen(window) : gtk_window_unfullscreen(window) }
  }

  public var isMaximized: Bool {
    get { gtk_window_is_maximized(window) != 0 }
    set { newValue ? gtk_window_maximize(window) : gtk_window_unmaximize(window) }
  }

  /// What the window would be opened with to look like this again, points: its own size when it fills no screen.
  public var normalSize: Size {
    var width: Int32 = 0
    var height: Int32 = 0
    gtk_window_get_default_size(window, &width, &height)
    return Size(width: Double(width), height: Double(height))
  }

  /// Its title bar is dark, whatever the theme is, where GTK draws one.
  public var hasDarkTitleBar = false {
    didSet { DarkTitleBar.set(hasDarkTitleBar, for: window) }
  }

  /// Somebody needs to see the pointer. While nobody does it is not seen on a full screen; one that is hidden in a window seems
  /// lost.
  public var isPointerNeeded = true {
    didSet { showPointer() }
  }

  /// The window may have filled the screen since somebody needed it, or left it.
  func showPointer() {
    let isHidden = !isPointerNeeded && isFullScreen
    gtk_widget_set_cursor_from_name(canvas, isHidden ? "none" : nil)
  }

  /// Whether something is shown that Escape closes before it leaves full screen.
  public var needsEscape: () -> Bool = { false }

  /// What draws: GskGLRenderer, GskCairoRenderer. Empty before the window shows.
  public var rendererName: String {
    guard let renderer = gtk_native_get_renderer(OpaquePointer(window)) else { return "" }
    return String(cString: g_type_name_from_instance(GObjects.cast(renderer)))
  }

  /// Frames that GTK's clock has made of the window.
  package var frameCount: Int64 {
    gtk_widget_get_frame_clock(canvas).map { Int64(gdk_frame_clock_get_frame_counter($0)) } ?? 0
  }

  /// `action` is called once, when the first frame has been drawn.
  public func whenFirstDrawn(_ action: @escaping @MainActor @Sendable () -> Void) {
    firstDrawing = action
  }

  /// The program ends with its last window, and then returns `status` from `run`.
  public func close(status: Int32 = 0) { program.close(self, status: status) }

  /// Brings the window before all others.
  ///
  /// - Parameter activation: what shows the desktop that a person wants this; nil where nothing does.
  public func present(activation: String? = nil) {
    if let activation { gtk_window_set_startup_id(window, activation) }
    gtk_window_present(window)
  }

  func tearDown() {
    isClosed = true
    requestFrame.action = nil
    connections = []
    fingersWait.stop()
    changesWait.stop()
    pool.release()
    accessible?.remove()
    inputMethod.remove()
    whenClosed()
    gtk_window_destroy(window)
    content = nil
  }
}
