// Modules whose code lies in columns: all opcodes, then of each opcode all that stands behind it first, and second. What is
// like each other lies together, and compresses to four fifths. `Web/packing` makes them; here they become modules again.

/// How they begin, where a module has `asm`.
export const sign = [0, 99, 111, 108];

/// Columns that no opcode needs for itself: of the opcodes, and of the functions' local variables.
export const opcodes = 0;
export const locals = 1;
/// Of what stands behind an opcode, in its first or second place.
export const column = (opcode, place) => 2 * opcode + place;
export const numberOfColumns = column(256, 0);

/// How many numbers stand behind an opcode.
const counts = new Uint8Array(256);
for (const [first, last, count] of [[2, 4, 1], [12, 13, 1], [16, 16, 1], [17, 17, 2], [32, 38, 1], [40, 62, 2], [63, 66, 1]]) {
  counts.fill(count, first, last + 1);
}
/// The same of those behind 0xfc, from memory.init on; those before it convert numbers.
const moreCounts = '2121212111';

/// Goes through the code of a function.
///
/// - opcode(): the next one; number(column), bytes(column, count): what stands behind it.
export function walk({ opcode, number, bytes }) {
  for (let groups = number(locals); groups; groups -= 1) {
    number(locals);
    number(locals);
  }
  for (let depth = 1; depth;) {
    const code = opcode();
    const first = column(code, 0);
    const all = (count) => { for (let place = 0; place < count; place += 1) number(first + place); };
    switch (code) {
      case 2: case 3: case 4: depth += 1; break;
      case 11: depth -= 1; break;
    }
    switch (code) {
      // A table of branches and the one for all else; types of a selection.
      case 14: for (let count = number(first); count >= 0; count -= 1) number(first + 1); break;
      case 28: for (let count = number(first); count; count -= 1) number(first + 1); break;
      case 67: bytes(first, 4); break;
      case 68: bytes(first, 8); break;
      case 252: for (let count = moreCounts[number(first) - 8]; count > 0; count -= 1) number(first + 1); break;
      default: all(counts[code]);
    }
  }
}

/// The module.
export function fromColumns(packed) {
  let at = sign.length;
  const read = () => {
    let value = 0;
    let byte = 128;
    for (let shift = 0; byte > 127; shift += 7) value |= ((byte = packed[at++]) & 127) << shift;
    return value;
  };
  const size = read();
  const functions = read();
  const head = read();
  const lengths = Array.from({ length: numberOfColumns }, read);
  // A length of a function takes five bytes at most, and is known when its code is there.
  const module = new Uint8Array(size + 5);
  module.set(packed.subarray(at, at += head));
  let to = head;
  const places = lengths.map((length) => (at += length) - length);
  const number = (column) => {
    let value = 0;
    let byte = 128;
    for (let shift = 0; byte > 127; shift += 7) value |= ((module[to++] = byte = packed[places[column]++]) & 127) << shift;
    return value;
  };
  const reader = {
    number, opcode: () => module[to++] = packed[places[opcodes]++],
    bytes(column, count) { for (; count; count -= 1) module[to++] = packed[places[column]++]; },
  };
  for (let rest = functions; rest; rest -= 1) {
    const start = to;
    to += 5;
    const code = to;
    walk(reader);
    let length = to - code;
    let behind = start;
    for (; length > 127; length >>>= 7) module[behind++] = length & 127 | 128;
    module[behind++] = length;
    module.copyWithin(behind, code, to);
    to -= code - behind;
  }
  module.set(packed.subarray(at), to);
  return module.subarray(0, size);
}
