// Texts are laid out here, both for the views that ask how large one is and for drawing.

const families = [
  'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif', 'ui-monospace, Menlo, Consolas, monospace',
];
/// As in Swift: FontTraits.
export const { italic, monospaced, underlined, struckThrough } = { italic: 1, monospaced: 2, underlined: 4, struckThrough: 8 };
const context = new OffscreenCanvas(1, 1).getContext('2d');
const measured = new Map();
const mostMeasured = 500;

export function fontOf(fontSize, weight, traits) {
  return `${traits & italic ? 'italic ' : ''}${weight} ${fontSize}px ${families[traits & monospaced ? 1 : 0]}`;
}

/// Width and height of a text, points.
export function measure(text, fontSize, weight, traits, width, lineLimit) {
  const key = [fontSize, weight, traits, width, lineLimit, text].join();
  let size = measured.get(key);
  if (!size) {
    const { lines, lineHeight } = layOut(text, fontOf(fontSize, weight, traits), width, Infinity, lineLimit);
    size = { width: Math.max(0, ...lines.map((line) => line.width)), height: lines.length * lineHeight };
    if (measured.size >= mostMeasured) measured.clear();
    measured.set(key, size);
  }
  return size;
}

/// The lines of a text; the last one ends in an ellipsis when there is no room for the rest.
export function layOut(text, font, width, height, lineLimit) {
  context.font = font;
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText('x');
  const lineHeight = ascent + descent;
  const limit = lineLimit > 0 ? lineLimit : Math.max(1, Math.floor(height / lineHeight + 1e-6));
  let lines = lineLimit === 1 ? [text.replace(/\s*\n\s*/g, ' ')] : text.split('\n');
  if (lineLimit !== 1 && width < Infinity) lines = lines.flatMap((line) => wrap(line, width));
  if (lines.length > limit) {
    const rest = lines.slice(limit - 1).join(' ');
    lines = [...lines.slice(0, limit - 1), truncate(`${rest}…`, width)];
  } else if (lineLimit === 1) {
    lines = lines.map((line) => truncate(line, width));
  }
  if (text === '') lines = [];
  return {
    lines: lines.map((line) => ({ text: line, width: widthOf(line) })), lineHeight, ascent,
  };
}

const widthOf = (text) => context.measureText(text).width;
/// Rounding must not wrap a text into the width that it was measured to have.
const slack = 0.01;

function wrap(line, width) {
  const lines = [];
  let current = '';
  for (let word of line.split(/(?<= )/)) {
    if (widthOf((current + word).trimEnd()) <= width + slack) {
      current += word;
      continue;
    }
    if (current) lines.push(current.trimEnd());
    // A word that is too long for any line is broken.
    while (widthOf(word.trimEnd()) > width + slack && word.length > 1) {
      const count = fitting(word, width);
      lines.push(word.slice(0, count));
      word = word.slice(count);
    }
    current = word;
  }
  return [...lines, current.trimEnd()];
}

/// How many characters fit, at least one.
function fitting(text, width) {
  let count = 1;
  for (const character of text) {
    const next = count === 1 ? character.length : count + character.length;
    if (widthOf(text.slice(0, next)) > width + slack) break;
    count = next;
  }
  return count;
}

function truncate(line, width) {
  if (widthOf(line) <= width + slack) return line;
  const characters = [...line.replace(/…$/, '')];
  while (characters.length && widthOf(`${characters.join('')}…`) > width + slack) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}
