// The field of `writing.js` as keyboards and browsers want it.

/// As HTML calls them. As in Swift: UIKeyboardType.
const inputModes = Object.values({
  default: 'text', asciiCapable: 'text', numbersAndPunctuation: 'text', URL: 'url', numberPad: 'numeric', phonePad: 'tel',
  namePhonePad: 'text', emailAddress: 'email', decimalPad: 'decimal', twitter: 'text', webSearch: 'search',
  asciiCapableNumberPad: 'numeric',
});
/// As HTML calls them. As in Swift: UIReturnKeyType.
const returnKeys = Object.values({
  default: 'enter', go: 'go', google: 'search', join: 'go', next: 'next', route: 'go', search: 'search', send: 'send',
  yahoo: 'search', done: 'done', emergencyCall: 'go', continue: 'next',
});
/// As HTML calls them. As in Swift: UITextAutocapitalizationType.
const capitals = Object.values({ none: 'none', words: 'words', sentences: 'sentences', allCharacters: 'characters' });
/// As in Swift: UITextAutocorrectionType.
const Correction = { default: 0, no: 1, yes: 2 };

export const fieldStyle = {
  position: 'absolute', width: '2px', margin: '0', padding: '0', border: '0', outline: 'none', resize: 'none',
  overflow: 'hidden', whiteSpace: 'pre', opacity: '0', caretColor: 'transparent', pointerEvents: 'none',
  userSelect: 'text', webkitUserSelect: 'text', scrollMargin: '16px',
};
/// Some browsers enlarge the page to show smaller letters, pixels.
export const leastFontSize = 16;

export function setTraits(field, { isMultiline, keyboard, returnKey, capital, correction }) {
  field.inputMode = inputModes[keyboard];
  field.enterKeyHint = isMultiline && returnKey === 0 ? 'enter' : returnKeys[returnKey];
  field.autocapitalize = capitals[capital];
  field.setAttribute('autocorrect', correction === Correction.no ? 'off' : 'on');
  field.spellcheck = correction === Correction.yes;
}
