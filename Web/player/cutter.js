// Decodes picture files and cuts pieces out of them, in a thread of its own beside the player's: what scales 24 megapixels
// would hold up frames. One file is open at a time, since no budget of tiles counts its pixels and they may be more than
// all tiles have. It stays open for the pieces that are asked for next: a zoom goes through all its sizes.

/// Bytes at the beginning of a file that say whether it moves, and how it lies.
const headLength = 1 << 16;
/// Of TIFF's directories.
const orientationTag = 0x112;

async function headOf(blob) {
  const bytes = await blob.slice(0, headLength).arrayBuffer();
  return { bytes, text: new TextDecoder('latin1').decode(bytes) };
}

/// Whether a file may have several pictures, one after the other: a bitmap has the first one only. GIF, animated WebP and PNG.
function moves(text) {
  const isAnimatedWebP = text.slice(8, 16) === 'WEBPVP8X' && text.charCodeAt(20) & 2;
  return text.startsWith('GIF8') || isAnimatedWebP || text.slice(1, 4) === 'PNG' && text.includes('acTL');
}

/// Whether a file says that its picture is turned by a quarter; where it says it further on, it may.
function isTurned({ bytes, text }) {
  const mark = ['Exif\0\0', 'eXIf'].find((mark) => text.includes(mark));
  if (!mark) return text.slice(8, 16) === 'WEBPVP8X' && Boolean(text.charCodeAt(20) & 8);
  try {
    const notes = new DataView(bytes, text.indexOf(mark) + mark.length);
    const isLittle = notes.getUint8(0) === 0x49;
    const directory = notes.getUint32(4, isLittle);
    for (let left = notes.getUint16(directory, isLittle), at = directory + 2; left > 0; left -= 1, at += 12) {
      if (notes.getUint16(at, isLittle) === orientationTag) return notes.getUint16(at + 8, isLittle) > 4;
    }
    return false;
  } catch {
    return true;
  }
}

/// The picture of a file as it is seen.
export async function upright(blob, head) {
  const bitmap = await createImageBitmap(blob);
  if (!isTurned(head ?? await headOf(blob))) return bitmap;
  // Chromium (seen in 156) cuts pieces of such a bitmap out of the wrong place, and scales the wrong ones: of a drawing of it, it does not.
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d').drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.transferToImageBitmap();
}

export class Cutter {
  /// - answer: takes what comes of each question, `{ number, … }`.
  constructor(answer) {
    this.answer = answer;
    this.questions = [];
  }

  /// - file: a number of it, by which it is known again; blob: its bytes.
  /// - part: of the file at that size, `{ x, y, width, height }`; nothing: the size of the file is asked for.
  ask({ isCancelled, ...question }) {
    if (isCancelled) {
      this.questions = this.questions.filter(({ number }) => number !== question.number);
      return;
    }
    this.questions.push(question);
    this.work();
  }

  async work() {
    if (this.isWorking) return;
    this.isWorking = true;
    while (this.questions.length) {
      // First what needs no other file.
      const next = Math.max(0, this.questions.findIndex(({ file }) => file === this.file));
      const [question] = this.questions.splice(next, 1);
      const { number } = question;
      try {
        this.answer({ number, ...await this.find(question) });
      } catch ({ name: kind, message }) {
        this.close();
        this.answer({ number, problem: { name: kind, message } });
      }
    }
    this.isWorking = false;
  }

  async find({ file, blob, size, part }) {
    if (file !== this.file) {
      this.close();
      const head = await headOf(blob);
      if (moves(head.text)) throw new DOMException('It moves.', 'EncodingError');
      this.sizes = [await upright(blob, head)];
      this.file = file;
    }
    const [{ width, height }] = this.sizes;
    if (!part) return { width, height };
    return { bitmap: await createImageBitmap(await this.scaled(size), part.x, part.y, part.width, part.height) };
  }

  /// All of the open file at a size.
  async scaled({ width, height }) {
    const same = this.sizes.find((other) => other.width === width && other.height === height);
    if (same) return same;
    // The coarsest that is finer.
    const finer = this.sizes.findLast((other) => other.width > width) ?? this.sizes[0];
    // At half the size the simple filter takes the mean of four pixels, as the other does.
    const isHalf = finer.width <= 2 * width && finer.height <= 2 * height;
    const bitmap = await createImageBitmap(
      finer, { resizeWidth: width, resizeHeight: height, resizeQuality: isHalf ? 'low' : 'high' });
    this.sizes.push(bitmap);
    this.sizes.sort((a, b) => b.width - a.width);
    return bitmap;
  }

  /// Gives the pixels of the open file back.
  close() {
    for (const bitmap of this.sizes ?? []) bitmap.close();
    this.sizes = [];
    this.file = undefined;
  }
}
