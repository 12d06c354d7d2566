import CGtk4
import CairoPainter
import ScrollEngine

extension WindowHost {
  func connectSignals() {
    // Before anything inside the canvas, and whatever the kind.
    let controller = gtk_event_controller_legacy_new()!
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    GObjects.connect(UnsafeMutableRawPointer(controller), "event") { [weak self] event in
      self?.handle(event) ?? false
    }
    gtk_widget_add_controller(canvas, controller)
    let motion = gtk_event_controller_motion_new()!
    GObjects.connect(UnsafeMutableRawPointer(motion), "leave") { [weak self] in
      self?.pointerLeft()
    }
    gtk_widget_add_controller(canvas, motion)

    GObjects.connect(window, "close-request") { [weak self] in self?.close() }
    GObjects.observe(window, "is-active") { [weak self] in self?.activityChanged() }
    GObjects.observe(window, "fullscreened") { [weak self] in
      self?.showPointer()
      self?.program.fullScreenChanged()
    }
    GObjects.connect(canvas, "unmap") { [weak self] in self?.cancelInput() }
    GObjects.observe(canvas, "scale-factor") { [weak self] in self?.scaleChanged() }
    GObjects.connect(canvas, "realize") { [weak self] in self?.followScale() }
    if let seat = gdk_display_get_default_seat(gtk_widget_get_display(canvas)) {
      let seat = UnsafeMutableRawPointer(seat)
      let number = GObjects.connect(seat, "device-removed") { [weak self] _ in
        self?.cancelInput()
        return true
      }
      connections.append(GObjects.Connection(seat, number))
    }
    let settings = UnsafeMutableRawPointer(settings)
    let properties = ["gtk-enable-animations", "gtk-application-prefer-dark-theme"]
    for property in properties + DesktopLook.properties {
      let number = GObjects.observe(settings, property) { [weak self] in self?.wishesChanged() }
      connections.append(GObjects.Connection(settings, number))
    }
  }

  func wishesChanged() {
    sendSettings()
    wantFrame()
  }

  private func activityChanged() {
    inputMethod.windowActivity(gtk_window_is_active(window) != 0)
    guard gtk_window_is_active(window) == 0 else { return program.windowWasActivated(self) }
    ownKeys = []
    cancelContacts()
  }

  /// A scale that is no whole number changes without the factor; its surface lives as long as the window is realized.
  private func followScale() {
    guard let surface = gtk_native_get_surface(OpaquePointer(window)) else { return }
    GObjects.observe(UnsafeMutableRawPointer(surface), "scale") { [weak self] in
      self?.scaleChanged()
    }
  }

  private func scaleChanged() {
    guard size != .zero else { return }
    sendSize()
    wantFrame()
  }

  /// Tells the loop what the person prefers, as far as it has not been told.
  func sendSettings() {
    let now: [InputEvent.Setting: Bool] = [
      .rightToLeft: gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL,
      .reducedMotion: !flag("gtk-enable-animations"),
      .dark: flag("gtk-application-prefer-dark-theme") || program.hasDarkTheme,
      .screenReader: program.assistance.isWanted,
      .highContrast: program.wantsHighContrast,
    ]
    let settings: [InputEvent.Setting] = [
      .rightToLeft, .reducedMotion, .dark, .screenReader, .highContrast,
    ]
    for setting in settings where now[setting] != sentSettings[setting, default: false] {
      tell(.setting(setting, now[setting]!))
    }
    sentSettings = now
    sendLook()
  }

  private func sendLook() {
    let before = sentLook
    sentLook.textSize = program.textSize
    sentLook.fonts = PangoText.fonts
    sentLook.accent = program.accent(for: GObjects.cast(window))
    if sentLook.textSize != before.textSize || sentLook.fonts != before.fonts {
      tell(.appearance(.textSize(sentLook.textSize)))
    }
    if sentLook.accent != before.accent { tell(.appearance(.accent(sentLook.accent))) }
  }

  private func tell(_ kind: InputEvent.Kind) {
    translator.append(kind, at: clock.seconds(at: g_get_monotonic_time()))
  }

  private var settings: OpaquePointer { gtk_widget_get_settings(canvas) }

  private func flag(_ property: String) -> Bool {
    var value = GValue()
    g_value_init(&value, GType(5 << 2))  // derivation: G_TYPE_BOOLEAN
    defer { g_value_unset(&value) }
    g_object_get_property(GObjects.cast(settings), property, &value)
    return g_value_get_boolean(&value) != 0
  }
}
