// Swift source with a little colour.

const words = 'as|associatedtype|case|class|convenience|default|defer|deinit|didSet|else|enum|extension|fileprivate|'
  + 'final|for|func|guard|if|import|in|init|is|lazy|let|nil|open|override|private|protocol|public|required|return|'
  + 'self|set|static|struct|super|switch|true|false|typealias|unowned|var|weak|where|while';
const pattern = new RegExp(
  `(?<comment>//.*)|(?<string>"(?:[^"\\\\]|\\\\.)*")|(?<number>\\b\\d[\\d._]*\\b)|(?<type>\\b[A-Z]\\w*)|`
  + `(?<word>\\b(?:${words})\\b|[#@]\\w+)`, 'g');

/// A fragment with a span of its kind around what has one.
export function colored(source) {
  const fragment = document.createDocumentFragment();
  let end = 0;
  for (const match of source.matchAll(pattern)) {
    const [kind] = Object.entries(match.groups).find(([, text]) => text !== undefined);
    const span = document.createElement('span');
    span.className = kind;
    span.textContent = match[0];
    fragment.append(source.slice(end, match.index), span);
    end = match.index + match[0].length;
  }
  fragment.append(source.slice(end));
  return fragment;
}
