import CairoPainter
import GTKHost
import HeadlessHost
import Localization
import PhotoControls
import PortableUIKit
import ScrollGeometry

/// The program's windows, each with what it shows.
@MainActor
final class ProgramWindows {
  private let program: DesktopProgram
  /// What the windows show, by their hosts: kept until they are closed.
  private var scenes: [ObjectIdentifier: any Scene] = [:]
  private let session: Session?
  private let orders: FileOrders?
  /// Somebody wants it light whatever is shown.
  private let wantsLight: Bool
  private var keeper: PlaceKeeper?
  /// Those that return to a place and have shown nothing yet.
  private var returning: Set<ObjectIdentifier> = []
  /// Nil where there is to be but one window.
  var openNewWindow: (@MainActor () -> Void)?

  /// - Parameters:
  ///   - session: where windows' sizes and what they show are kept; nil keeps nothing.
  ///   - settings: what a person has chosen.
  ///   - lastSeen: hears of each photo that is shown; nil when nobody is to come back to it.
  ///   - orders: what the program waits for before it ends; nil for nothing.
  init(
    session: Session?, settings: Settings = Settings(), lastSeen: LastSeen? = nil,
    orders: FileOrders? = nil
  ) throws(WindowError) {
    self.session = session
    self.orders = orders
    wantsLight = settings.isDark == false
    program = try DesktopProgram(
      application: Identity.application, isDark: settings.isDark,
      reducesMotion: settings.program.motion.isReduced, isRightToLeft: Words.isRightToLeft)
    if let orders { program.mustGoOn = { orders.mustBeAwaited() } }
    guard let session, let lastSeen else { return }
    keeper = PlaceKeeper(session, lastSeen) { [unowned self] in
      program.windows.compactMap { host in
        var place = scenes[ObjectIdentifier(host)]?.place
        place?.shape = WindowShape(size: host.normalSize, isMaximized: host.isMaximized)
        return place
      }
    }
    keeper?.didSetAside = { [unowned self] in fileWasSetAside($0) }
    // While there still are windows.
    program.whenInterrupted = { [unowned self] in keeper?.write() }
  }

  /// Stays until the last window is closed, and what was asked for in it is done.
  func run() -> Int32 { program.run() }

  /// Opens a window.
  ///
  /// - Parameters:
  ///   - observer: sees what the window is fed.
  ///   - logger: hears the calls of the delegate.
  ///   - acceptsFiles: photos may be dropped onto it.
  ///   - activation: the token of the start that wants it.
  ///   - place: what is returned to.
  @discardableResult
  func open(
    _ scene: any Scene, observer: WindowJournal, logger: EventLogger? = nil,
    acceptsFiles: Bool = true, activation: String? = nil, place: Place? = nil
  ) throws -> WindowHost {
    // One that is about to end does not.
    orders?.goOn()
    ImageCoders.current = CairoImageCoder(textures: scene.textures)
    if let place { scene.returnToPhoto(of: place) }
    let size =
      place?.shape?.size ?? session?.size
      ?? FirstWindow.size(atLeast: Player.defaultSize, on: FirstWindow.screen)
    let host = try program.openWindow(
      title: scene.title, size: size, activation: activation,
      textures: scene.textures, observer: observer
    ) { host in
      connect(host, to: scene, acceptsFiles: acceptsFiles)
      return FrameLoop(window: scene.makeWindow(text: host.text, logger: logger))
    }
    if place?.shape?.isMaximized ?? session?.isMaximized ?? false { host.isMaximized = true }
    scenes[ObjectIdentifier(host)] = scene
    if place != nil { returning.insert(ObjectIdentifier(host)) }
    keep(scene, of: host, observer: observer, returningTo: place)
    return host
  }

  /// Brings the window that was used last before all others.
  func present(activation: String?) { program.windows.last?.present(activation: activation) }

  /// A person has chosen something.
  func settingsDidChange(from old: ProgramChoices, to new: ProgramChoices) {
    if new.motion != old.motion { program.setMotion(isReduced: new.motion.isReduced) }
    for scene in scenes.values { scene.settingsDidChange(from: old, to: new) }
  }

  /// A person has chosen, in one of the windows, how photos are shown.
  func viewingDidChange(to new: ViewerChoices) {
    for scene in scenes.values { scene.viewingDidChange(to: new) }
    for host in program.windows { host.requestFrame() }
  }

  /// A file of what is kept could not be read any more: somebody is told where it lies now.
  func fileWasSetAside(_ path: String) {
    Console.error.say("zoomscroll: what is kept could not be read: it lies in “\(path)” now.")
    guard let host = program.windows.last else { return }
    scenes[ObjectIdentifier(host)]?.fileWasSetAside(path)
    host.requestFrame()
  }

  /// What was chosen holds, and could not be written down.
  func settingsWereNotKept() {
    for scene in scenes.values { scene.settingsWereNotKept() }
  }

  private func connect(_ host: WindowHost, to scene: any Scene, acceptsFiles: Bool) {
    func showGround(_ host: WindowHost, _ scene: any Scene) {
      host.hasDarkTitleBar = scene.isOnBlack && !wantsLight
    }
    showGround(host, scene)
    scene.whenGroundChanges { [unowned host, unowned scene] in showGround(host, scene) }
    let request = host.requestFrame
    scene.whenWorkArrives { request() }
    scene.whenTitleChanges { [unowned host] in host.title = $0 }
    scene.take(
      WindowDesk(
        toggleFullScreen: { [unowned host] in host.isFullScreen.toggle() },
        isFullScreen: { [unowned host] in host.isFullScreen },
        showPointer: { [unowned host] in host.isPointerNeeded = $0 },
        chooseFiles: { [unowned host] folder, receive in
          host.chooseFiles(
            title: Words.text("Open photos"), folder: folder, pictures: Words.text("Pictures"),
            all: Words.text("All files"), receive: receive)
        },
        choosePlace: { [unowned host] path, receive in
          let (folder, name) = FileDesk.parts(of: path)
          host.choosePlace(
            title: Words.text("Save a copy"), folder: folder,
            name: String(decoding: name, as: UTF8.self), receive: receive)
        },
        noteOpened: { paths in
          for path in paths where path.hasPrefix("/") {
            RecentFiles.add(Array(path.utf8), command: Identity.command)
          }
        },
        recentFiles: { RecentFiles.list(of: Identity.command, KeptTunables.recentFiles) },
        openNewWindow: openNewWindow,
        printPicture: { [unowned host] in host.print($0, named: $1, receive: $2) },
        copyText: { [unowned host] in host.copy(text: $0) },
        copyFiles: { [unowned host] in
          host.copy(files: $0, contents: $1, picture: $2, isCut: $3)
        },
        pasteFiles: { [unowned host] in host.pasteFiles($0) }))
    host.needsEscape = { [unowned scene] in scene.needsEscape }
    host.displayDidChange = { [unowned scene] in scene.displayDidChange($0) }
    if scene.acceptsFiles, acceptsFiles {
      host.acceptFiles(
        hover: { [unowned scene] in scene.filesHover($0) },
        receive: { [unowned scene] in scene.filesWereDropped($0) })
    }
    host.offerFiles { [unowned scene] in
      scene.filesToDrag(from: $0, by: $1, holdsControl: $2)
    }
    host.whenFirstDrawn { [unowned self, unowned host, unowned scene] in
      scene.firstFrameWasDrawn()
      hasReturned(host)
    }
    // Views draw pictures with the textures of their own window.
    host.whenActivated = { [unowned scene] in
      ImageCoders.current = CairoImageCoder(textures: scene.textures)
    }
  }

  private func keep(
    _ scene: any Scene, of host: WindowHost, observer: WindowJournal, returningTo place: Place?
  ) {
    var awaited = place
    observer.whenFrameRuns = { [weak self, unowned scene] in
      scene.frameWillRun()
      if let place = awaited, scene.isShown {
        awaited = nil
        scene.returnToZoom(of: place)
      }
      self?.keeper?.look()
    }
    host.whenClosed = { [unowned self, unowned host] in
      scene.windowWillClose()
      windowWasClosed(host)
      _ = observer
      scenes[ObjectIdentifier(host)] = nil
    }
  }

  private func hasReturned(_ host: WindowHost) {
    guard returning.remove(ObjectIdentifier(host)) != nil, returning.isEmpty else { return }
    keeper?.didRestore()
  }

  /// What the signal has left that ended the program is taken up again: only what a person closes is forgotten.
  private func windowWasClosed(_ host: WindowHost) {
    hasReturned(host)
    if let place = scenes[ObjectIdentifier(host)]?.place { keeper?.note(place) }
    guard !program.wasInterrupted else {
      keeper?.stop()
      return
    }
    guard program.windows.isEmpty else {
      keeper?.write()
      return
    }
    keeper?.stop()
    session?.close(size: host.normalSize, isMaximized: host.isMaximized)
  }
}

extension ProgramChoices.Motion {
  /// Nil: as the desktop wishes.
  fileprivate var isReduced: Bool? {
    switch self {
    case .system: nil
    case .full: false
    case .reduced: true
    }
  }
}
