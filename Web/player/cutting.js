// Asks the thread that cuts pieces out of picture files, and is what that thread begins with. Fetched when there is a file.
import { Cutter, upright } from './cutter.js';

/// Of the thread.
const name = 'cutter';
/// Milliseconds without a question after which it is over, and all that it holds is given back.
const idleTime = 1000;

/// The size of a file, pixels.
///
/// - file: or a promise of it, for which the thread does not wait to begin.
export const measured = (file) => ask(file, {});

/// A bitmap of a part of a file, at a size.
export const cut = (file, size, part, signal) => ask(file, { size, part }, signal);

export { upright };

/// Milliseconds for which a file goes on coming that nobody waits for: another piece of it may be wanted at once.
const grace = 200;

/// One file for all that wait for it, until the last of them has given up. `holder.blob` is a promise of it, or was given.
///
/// - load: where there is none; takes a signal.
/// - signal: who waits does so no longer; for a reason of its own, as when the view is hidden, what is coming is wanted all the same.
export async function shared(holder, load, signal) {
  if (!holder.blob) begin(holder, load);
  const { blob, coming } = holder;
  if (!coming) {
    blob.catch(() => { if (holder.blob === blob) holder.blob = undefined; });
    return blob;
  }
  coming.waiting += 1;
  const leave = () => {
    if (signal.reason.name !== 'AbortError') return;
    coming.waiting -= 1;
    setTimeout(() => { if (!coming.waiting) coming.abort(); }, grace);
  };
  signal?.addEventListener('abort', leave);
  if (signal?.aborted) leave();
  return blob.finally(() => signal?.removeEventListener('abort', leave));
}

function begin(holder, load) {
  const coming = Object.assign(new AbortController(), { waiting: 0 });
  const blob = load(coming.signal);
  Object.assign(holder, { blob, coming });
  blob.then(() => { holder.coming = undefined; }, () => {
    // Another one may have begun since.
    if (holder.coming === coming) holder.blob = holder.coming = undefined;
  });
}

let cutting;
async function ask(file, question, signal) {
  cutting ??= new Cutting();
  const blob = await file;
  signal?.throwIfAborted();
  cutting ??= new Cutting();
  return cutting.ask({ blob, ...question }, signal);
}

/// A file's number.
const numbers = new WeakMap();
let made = 0;
function numberOf(blob) {
  if (!numbers.has(blob)) numbers.set(blob, made += 1);
  return numbers.get(blob);
}

class Cutting {
  constructor() {
    /// What was not answered, by its number.
    this.waiting = new Map();
    this.asked = 0;
    try {
      const worker = new Worker(new URL('./cutting.js', import.meta.url), { type: 'module', name });
      worker.onmessage = ({ data }) => this.answer(data);
      worker.onerror = (event) => {
        event.preventDefault();
        this.cutHere();
      };
      this.send = (question) => worker.postMessage(question);
      this.end = () => worker.terminate();
    } catch {
      this.cutHere();
    }
  }

  /// Where there can be no other thread.
  cutHere() {
    const cutter = new Cutter((answer) => this.answer(answer));
    this.send = (question) => cutter.ask(question);
    this.end = () => cutter.close();
    for (const { question } of this.waiting.values()) this.send(question);
  }

  ask(question, signal) {
    clearTimeout(this.timer);
    const number = this.asked += 1;
    Object.assign(question, { number, file: numberOf(question.blob) });
    return new Promise((resolve, reject) => {
      this.waiting.set(number, { question, resolve, reject });
      this.send(question);
      // Pages that were left wait for nothing any more.
      signal?.addEventListener('abort', () => {
        if (!this.waiting.has(number)) return;
        this.send({ number, isCancelled: true });
        this.answer({ number, problem: signal.reason });
      });
    });
  }

  answer({ number, problem, bitmap, ...size }) {
    const { resolve, reject } = this.waiting.get(number) ?? {};
    // It was given up meanwhile.
    if (!resolve) return bitmap?.close();
    this.waiting.delete(number);
    if (!this.waiting.size) this.timer = setTimeout(() => this.over(), idleTime);
    return problem ? reject(problem) : resolve(bitmap ?? size);
  }

  over() {
    this.end();
    cutting = undefined;
  }
}

if (globalThis.name === name && !globalThis.document) {
  const cutter = new Cutter((answer) => globalThis.postMessage(answer, answer.bitmap ? [answer.bitmap] : []));
  globalThis.onmessage = ({ data }) => cutter.ask(data);
}
