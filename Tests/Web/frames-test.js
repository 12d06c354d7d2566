// Signs of life of a page, for tests that wait for what it tells in vain.

/// Seconds without a frame after which the browser is said to make none.
const patience = 20;
const frameOfWorker = 'const beat = () => { postMessage(0); requestAnimationFrame(beat); }; beat();';

/// Tells every few seconds which frames there have been, in the page and in a worker, and what `more` gives. WebKitGTK on
/// a display without a screen sometimes stops making frames, which is told, too: nothing can move then.
export function watchFrames(more = () => ({})) {
  const last = { page: performance.now(), worker: performance.now() };
  const counts = { page: 0, worker: 0 };
  const beat = (place) => {
    last[place] = performance.now();
    counts[place] += 1;
  };
  const frame = () => {
    beat('page');
    requestAnimationFrame(frame);
  };
  frame();
  const worker = new Worker(URL.createObjectURL(new Blob([frameOfWorker], { type: 'text/javascript' })));
  worker.onmessage = () => beat('worker');
  const tell = (state) => fetch('told', { method: 'POST', body: JSON.stringify(state) });
  setInterval(() => {
    tell({ signs: { counts, ...more() } });
    if (performance.now() - Math.min(last.page, last.worker) > 1000 * patience) tell({ hasNoFrames: true });
  }, 5000);
}
