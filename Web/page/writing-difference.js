// What a keyboard has made of a text, which only some of them say.

const isHigh = (text, index) => (text.charCodeAt(index) & 0xfc00) === 0xd800;

/// What of a text became another one, seen from where the caret stands now: `old` from `from` to `to` is `text`. What was
/// selected is always in it, since the engine's caret is there.
export function difference({ value: old, start, end }, value, caret) {
  let kept = value.length - caret;
  if (!old.endsWith(value.slice(caret))) {
    kept = 0;
    const most = Math.min(old.length - end, value.length);
    while (kept < most && old.at(-1 - kept) === value.at(-1 - kept)) kept += 1;
  }
  const most = Math.min(start, old.length - kept, value.length - kept);
  let from = 0;
  while (from < most && old[from] === value[from]) from += 1;
  if (from && isHigh(old, from - 1)) from -= 1;
  const to = Math.max(end, old.length - kept);
  return { from, to, text: value.slice(from, Math.max(from, value.length - (old.length - to))) };
}
