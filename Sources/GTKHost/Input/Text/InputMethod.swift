import CGtk4
import PortableUIKit
import ScrollEngine
import ScrollGeometry

/// GTK's input method for a window: dead keys, Compose, and whatever the desktop has installed. What it says goes to the
/// loop as events.
@MainActor
final class InputMethod {
  /// Made when somebody first writes: desktops' input methods take their time to load.
  private var context: UnsafeMutablePointer<GtkIMContext>?
  private let canvas: Canvas.Widget
  private let send: @MainActor (TextSample) -> Void
  private let clipboard: TextClipboard
  /// Who is written into, as it was last said.
  private var state: TextInputState?
  private var isWindowActive = false
  private var hasPreedit = false

  /// - Parameter send: hands something to the loop.
  init(canvas: Canvas.Widget, send: @escaping @MainActor (TextSample) -> Void) {
    self.canvas = canvas
    self.send = send
    clipboard = TextClipboard(canvas) { send(.paste($0)) }
  }

  private func madeContext() -> UnsafeMutablePointer<GtkIMContext> {
    if let context { return context }
    let context = gtk_im_multicontext_new()!
    self.context = context
    gtk_im_context_set_client_widget(context, canvas)
    gtk_im_context_set_use_preedit(context, 1)
    GObjects.connect(context, "commit") { [weak self] text in
      self?.commit(String(cString: UnsafePointer<CChar>(text)))
      return true
    }
    GObjects.connect(context, "preedit-changed") { [weak self] in self?.preeditChanged() }
    GObjects.connect(context, "retrieve-surrounding") { [weak self] in self?.tellSurrounding() }
    GObjects.connectCounts(context, "delete-surrounding") { [weak self] offset, count in
      self?.erase(from: offset, count) ?? false
    }
    return context
  }

  func remove() {
    guard let context else { return }
    self.context = nil
    state = nil
    gtk_im_context_set_client_widget(context, nil)
    g_object_unref(context)
  }

  /// Whether the key means something to it, and to nobody else.
  func filter(_ event: OpaquePointer) -> Bool {
    guard state != nil, let context else { return false }
    return gtk_im_context_filter_keypress(context, event) != 0
  }

  /// The window is the one that keys go to, or no longer.
  func windowActivity(_ isActive: Bool) {
    guard isActive != isWindowActive else { return }
    isWindowActive = isActive
    if state != nil { focus(isActive) }
  }

  private func focus(_ isIn: Bool) {
    guard let context else { return }
    if isIn { gtk_im_context_focus_in(context) } else { gtk_im_context_focus_out(context) }
  }

  // MARK: What it says

  private func commit(_ text: String) {
    hasPreedit = false
    send(.insert(text))
  }

  private func preeditChanged() {
    guard let context else { return }
    var text: UnsafeMutablePointer<CChar>?
    var caret: Int32 = 0
    gtk_im_context_get_preedit_string(context, &text, nil, &caret)
    defer { g_free(text) }
    let preedit = text.map { String(cString: $0) } ?? ""
    guard hasPreedit || !preedit.isEmpty else { return }
    hasPreedit = !preedit.isEmpty
    send(.mark(preedit, caret: Int(caret)))
  }

  private func tellSurrounding() {
    guard let state, let context else { return }
    gtk_im_context_set_surrounding_with_selection(
      context, state.surrounding, -1, Int32(state.caretOffset), Int32(state.anchorOffset))
  }

  private func erase(from offset: Int, _ count: Int) -> Bool {
    guard state != nil, count >= 0 else { return false }
    send(.erase(before: max(0, -offset), after: max(0, offset + count)))
    return true
  }
}

extension InputMethod: TextInputHost {
  func textInputChanged(_ new: TextInputState?) {
    let old = state
    state = new
    if old?.id != new?.id || hasPreedit && new?.hasMarkedText != true { reset() }
    guard let new else {
      if old != nil { focus(false) }
      return
    }
    let context = madeContext()
    set("input-purpose", gtk_input_purpose_get_type(), Int(new.purpose.rawValue))
    set("input-hints", gtk_input_hints_get_type(), Int(new.hints.rawValue))
    var place = new.caret.gdk
    gtk_im_context_set_cursor_location(context, &place)
    if old == nil, isWindowActive { focus(true) }
  }

  func copy(text: String) { clipboard.copy(text) }
  func requestPaste() { clipboard.read() }

  private func reset() {
    hasPreedit = false
    if let context { gtk_im_context_reset(context) }
  }

  private func set(_ property: String, _ type: GType, _ number: Int) {
    guard let context else { return }
    var value = GValue()
    g_value_init(&value, type)
    defer { g_value_unset(&value) }
    if type == gtk_input_hints_get_type() {
      g_value_set_flags(&value, guint(number))
    } else {
      g_value_set_enum(&value, gint(number))
    }
    g_object_set_property(GObjects.cast(context), property, &value)
  }
}
