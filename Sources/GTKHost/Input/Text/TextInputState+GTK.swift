import CGtk4
import PortableUIKit
import ScrollGeometry

// What is written, in GTK's words.
extension TextInputState {
  var purpose: GtkInputPurpose {
    if isSecure { return isNumber ? GTK_INPUT_PURPOSE_PIN : GTK_INPUT_PURPOSE_PASSWORD }
    return switch keyboardType {
    case .default, .twitter, .webSearch, .numbersAndPunctuation, .asciiCapable:
      GTK_INPUT_PURPOSE_FREE_FORM
    case .URL: GTK_INPUT_PURPOSE_URL
    case .numberPad, .asciiCapableNumberPad: GTK_INPUT_PURPOSE_DIGITS
    case .decimalPad: GTK_INPUT_PURPOSE_NUMBER
    case .phonePad: GTK_INPUT_PURPOSE_PHONE
    case .namePhonePad: GTK_INPUT_PURPOSE_NAME
    case .emailAddress: GTK_INPUT_PURPOSE_EMAIL
    }
  }

  private var isNumber: Bool {
    switch keyboardType {
    case .numberPad, .asciiCapableNumberPad, .decimalPad, .phonePad: true
    case .default, .twitter, .webSearch, .numbersAndPunctuation, .asciiCapable, .URL,
      .namePhonePad, .emailAddress:
      false
    }
  }

  var hints: GtkInputHints {
    var hints = GTK_INPUT_HINT_NONE.rawValue
    switch autocapitalizationType {
    case .none: break
    case .words: hints |= GTK_INPUT_HINT_UPPERCASE_WORDS.rawValue
    case .sentences: hints |= GTK_INPUT_HINT_UPPERCASE_SENTENCES.rawValue
    case .allCharacters: hints |= GTK_INPUT_HINT_UPPERCASE_CHARS.rawValue
    }
    switch autocorrectionType {
    case .default: break
    case .no: hints |= GTK_INPUT_HINT_NO_SPELLCHECK.rawValue
    case .yes: hints |= GTK_INPUT_HINT_SPELLCHECK.rawValue
    }
    if isSecure { hints |= GTK_INPUT_HINT_PRIVATE.rawValue }
    return GtkInputHints(rawValue: hints)
  }
}
