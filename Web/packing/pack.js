// Puts the code of a WebAssembly module into columns: see Web/shared/columns.js.
//
//   node pack.js MODULE COLUMNS
import { readFileSync, writeFileSync } from 'node:fs';
import { fromColumns, numberOfColumns, opcodes, sign, walk } from '../shared/columns.js';

/// Of a section of a module.
const codeSection = 10;
/// What this knows: no SIMD, no threads, no references.
const isKnown = (opcode) => opcode <= 0xc4 || opcode === 0xfc;

function inColumns(module) {
  let at = 8;
  const read = () => {
    let value = 0;
    let byte = 128;
    for (let shift = 0; byte > 127; shift += 7) value |= ((byte = module[at++]) & 127) << shift;
    return value;
  };
  let end;
  for (;;) {
    const kind = module[at++];
    end = read();
    end += at;
    if (kind === codeSection) break;
    at = end;
  }
  const functions = read();
  const head = at;
  const columns = Array.from({ length: numberOfColumns }, () => []);
  const writer = {
    number(column) {
      let value = 0;
      let byte = 128;
      for (let shift = 0; byte > 127; shift += 7) {
        columns[column].push(byte = module[at++]);
        value |= (byte & 127) << shift;
      }
      return value;
    },
    opcode() {
      const opcode = module[at++];
      if (!isKnown(opcode)) throw new Error(`Opcode ${opcode.toString(16)} is not known.`);
      columns[opcodes].push(opcode);
      return opcode;
    },
    bytes(column, count) { for (; count; count -= 1) columns[column].push(module[at++]); },
  };
  for (let rest = functions; rest; rest -= 1) {
    read();
    walk(writer);
  }
  const number = (value) => (value > 127 ? [value & 127 | 128, ...number(value >>> 7)] : [value]);
  return Uint8Array.from([
    ...sign, ...number(module.length), ...number(functions), ...number(head), ...columns.flatMap(({ length }) => number(length)),
    ...module.subarray(0, head), ...columns.flat(), ...module.subarray(at),
  ]);
}

const [input, output] = process.argv.slice(2);
const module = readFileSync(input);
const packed = inColumns(module);
if (!module.equals(fromColumns(packed))) throw new Error(`${input} would not be the same again.`);
writeFileSync(output, packed);
