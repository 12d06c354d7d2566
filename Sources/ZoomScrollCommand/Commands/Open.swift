import ArgumentParser
import GTKHost
import PhotoTiles

/// `zoomscroll open`: a window.
struct Open: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Browse photos in a window.",
    usage: "zoomscroll [open] ([PATH…] | --case NAME) [--new-window] [--record FILE] [--log FILE]",
    discussion: HelpText.wrapped(
      """
      Swipe, turn the wheel or press the arrow keys to turn pages; Home and End go to the first and the last. Pinch, \
      hold Ctrl and turn the wheel, double-tap, or press + and - to zoom; 0 and Escape show the whole photo. F11 is full \
      screen, and Escape leaves that. Ctrl+W closes the window, Ctrl+Q all windows.

      One photo alone is shown among the pictures of its folder. Without a path, your folder of pictures opens, with all \
      folders in it. Photos and folders may be dropped onto the window.

      A recording holds what the window was fed, and nothing of the photos:
        zoomscroll open ~/Pictures --record bug.txt
        zoomscroll play bug.txt ~/Pictures
      """))

  @OptionGroup var content: WhatToShow

  @OptionGroup var window: WindowOptions

  @Flag(
    help: ArgumentHelp(
      "Open another window, also when no photos are named and one is open."))
  var newWindow = false

  @Flag(
    help: ArgumentHelp(
      "Wait for what the session's bus has started the program for.", visibility: .hidden))
  var service = false

  /// Whoever has asked the bus to start the program does not take longer to say what for, seconds.
  private static let servicePatience = 10.0

  func run() throws {
    guard !window.isTrial, content.caseName == nil else {
      // A recording begins with all that its playing begins with.
      let listing: FileAlbum.Listing = window.record == nil ? .later : .atOnce
      let content = content
      return try window.run { () throws in
        try content.makeScene(listing: listing, isHeadless: false)
      }
    }
    try MainActor.assumeIsolated { try runAsProgram() }
  }

  /// Opens a window in the process that has the windows: this one, when there is none yet.
  @MainActor
  private func runAsProgram() throws {
    Languages.open()
    // Options for the whole process make it one of its own.
    let isShared = content.memory == nil && !content.sandbox.allowUnsandboxed
    let instance =
      isShared ? SingleInstance(Identity.application, actions: [Handing.newWindow]) : nil
    var handing = Handing(
      paths: content.paths, isRecursive: content.folders.recursive, wantsNewWindow: newWindow)
    if let instance, instance.isLater { return try hand(handing, to: instance) }
    var requests: ArraySlice<SingleInstance.Request> = []
    var activation = SingleInstance.activation
    if service {
      requests = (instance?.firstRequests(within: Self.servicePatience) ?? [])[...]
      guard let first = requests.popFirst() else { return }
      handing = Handing(first)
      activation = first.activation
    }
    try AddressSpace.require(AddressSpace.forWindow, for: "a window")
    let settings = Settings(in: ProgramFolder.settings)
    var session = Session(in: ProgramFolder.state)
    if !handing.paths.isEmpty, settings.program.restores { session?.leaveInterrupted() }
    var places = settings.program.restores ? session?.interrupted ?? [] : []
    if !places.isEmpty, session?.beginRestoring() == false { places = [] }
    for problem in settings.problems + (session?.problems ?? []) {
      Console.error.say("zoomscroll: \(problem)")
    }
    let choices = KeptChoices(
      settings, in: ProgramFolder.settings, data: ProgramFolder.data, state: ProgramFolder.state)
    defer { choices.finish() }
    // Before anybody looks at the folders.
    choices.journal.takeBack()
    let maker = SceneMaker(
      memory: content.memory ?? settings.memory, choices: choices)
    var scenes: [(scene: any Scene, place: Place?)] = places.compactMap { place in
      (try? maker.scene(for: place)).map { ($0, place) }
    }
    if scenes.isEmpty {
      if !places.isEmpty { session?.didRestore() }
      scenes = [(try session?.givenUp.map(maker.emptyScene) ?? maker.scene(for: handing), nil)]
    }
    for problem in scenes.flatMap(\.scene.problems) {
      Console.error.say("zoomscroll: \(problem)")
    }
    let windows = try ProgramWindows(
      session: session, settings: settings, lastSeen: choices.lastSeen, orders: choices.orders)
    choices.didChange = { [unowned choices] old in
      windows.settingsDidChange(from: old, to: choices.program)
    }
    choices.didChangeViewing = { windows.viewingDidChange(to: $1) }
    choices.didSetAside = { windows.fileWasSetAside($0) }
    choices.didNotKeep = { windows.settingsWereNotKept() }
    func open(_ handing: Handing, activation: String?) {
      do {
        try windows.open(
          maker.scene(for: handing), observer: WindowJournal(nil), activation: activation)
      } catch {
        // Whoever has asked was told of what was missing then.
        Console.error.say("zoomscroll: \(error)")
        windows.present(activation: activation)
      }
    }
    windows.openNewWindow = {
      open(Handing(paths: [], isRecursive: false, wantsNewWindow: true), activation: nil)
    }
    instance?.onRequest = { request in
      let handing = Handing(request)
      if handing.paths.isEmpty, !handing.wantsNewWindow {
        windows.present(activation: request.activation)
      } else {
        open(handing, activation: request.activation)
      }
    }
    for (scene, place) in scenes.dropLast() {
      try windows.open(scene, observer: WindowJournal(nil), place: place)
    }
    let last = scenes.last!
    try withExtendedLifetime(instance) {
      try window.run(
        in: windows, scene: last.scene, returningTo: last.place, activation: activation
      ) {
        for request in requests { instance?.onRequest(request) }
      }
    }
  }

  /// What is not there is said here, to whoever has named it.
  @MainActor
  private func hand(_ handing: Handing, to instance: SingleInstance) throws {
    var problems: [String] = []
    if !handing.paths.isEmpty {
      let contents = try FileAlbum(handing.album, listing: .later, isWatched: false).contents
      if !contents.list.isEmpty { problems = contents.problems.map(\.description) }
    }
    for problem in problems { Console.error.say("zoomscroll: \(problem)") }
    instance.handOver(handing.request(activation: SingleInstance.activation))
    if !problems.isEmpty { throw Failure(message: "", status: Failure.wrongUse) }
  }
}
