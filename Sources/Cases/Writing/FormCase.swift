import ZoomScrollView

/// A form that scrolls.
///
/// Tap a field and write; return and the tabulator go on to the next one, which comes into view. What an input method or a
/// dead key is not certain of yet is underlined. On a phone each field brings its own keyboard.
public final class FormCase: ScrollCase, UITextFieldDelegate,
  UITextViewDelegate
{
  private static let margin: CGFloat = 24
  private static let gap: CGFloat = 12
  private static let fieldHeight: CGFloat = 44
  private static let notesHeight: CGFloat = 220
  private static let widest: CGFloat = 520
  /// Above the first field, so that the form is longer than most windows.
  private static let headHeight: CGFloat = 320

  private let picture = FilledPage(PictureView(1))
  private let fields = [UITextField(), UITextField(), UITextField(), UITextField()]
  private let notes = UITextView()

  public init() {
    super.init(scrollView: UIScrollView())
    scrollView.alwaysBounceVertical = true
    scrollView.backgroundColor = .secondarySystemBackground
    scrollView.addSubview(picture)
    set(fields[0], "Name")
    fields[0].autocapitalizationType = .words
    set(fields[1], "E-mail")
    fields[1].keyboardType = .emailAddress
    fields[1].autocapitalizationType = .none
    fields[1].autocorrectionType = .no
    set(fields[2], "Number")
    fields[2].keyboardType = .decimalPad
    set(fields[3], "Password")
    fields[3].isSecureTextEntry = true
    notes.font = .systemFont(ofSize: 17)
    notes.text = "Write here."
    notes.backgroundColor = .systemBackground
    notes.accessibilityLabel = "Notes"
    notes.layer.cornerRadius = 8
    notes.delegate = self
    scrollView.addSubview(notes)
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  private func set(_ field: UITextField, _ name: String) {
    field.placeholder = name
    field.accessibilityLabel = name
    field.borderStyle = .roundedRect
    field.backgroundColor = .systemBackground
    field.clearButtonMode = .whileEditing
    field.returnKeyType = .next
    field.delegate = self
    scrollView.addSubview(field)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let width = min(Self.widest, bounds.width - 2 * Self.margin)
    let x = (bounds.width - width) / 2
    var y = Self.margin
    func place(_ view: UIView, _ height: CGFloat) {
      view.frame = CGRect(x: x, y: y, width: width, height: height)
      y += height + Self.gap
    }
    place(picture, Self.headHeight)
    for field in fields { place(field, Self.fieldHeight) }
    place(notes, Self.notesHeight)
    scrollView.contentSize = CGSize(width: bounds.width, height: y - Self.gap + Self.margin)
  }

  private func show(_ view: UIView) {
    scrollView.scrollRectToVisible(view.frame.insetBy(dx: 0, dy: -Self.gap), animated: true)
  }

  public func textFieldDidBeginEditing(_ textField: UITextField) { show(textField) }
  public func textViewDidBeginEditing(_ textView: UITextView) { show(textView) }

  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let index = fields.firstIndex(where: { $0 === textField }) else { return true }
    let next: UIView = index + 1 < fields.count ? fields[index + 1] : notes
    _ = next.becomeFirstResponder()
    return false
  }
}
