// Where frames are made: the players of all views share one worker, and with it one copy of what a script's world takes.

/// A player in the worker. Where there can be none, because the browser is too old, or the page does not allow it, or the
/// scripts come from elsewhere, it is in the page.
///
/// - isLocal: it is to be in the page, whose elements are to be where the same frame has its pictures.
/// - Returns: `port`: takes its messages, and brings what it tells; `local`: the player, when it is in the page.
export async function startPlayer(canvas, isLocal) {
  if (isLocal) return startLocal(canvas);
  try {
    shared ??= new SharedWorld();
    const world = shared;
    // Before it has started: the last view that goes takes it along.
    const port = world.connect();
    await world.starting;
    return { port, close: () => world.disconnect(port) };
  } catch {
    return startLocal(canvas);
  }
}

async function startLocal(canvas) {
  const { Player } = await import('../player/player.js');
  const { port1, port2 } = new MessageChannel();
  const port = { postMessage: (message) => port1.postMessage(message) };
  const told = {
    // Heard before its frame is shown. What goes wrong there is no fault of the player's.
    postMessage(data) {
      try {
        port.onmessage({ data: structuredClone(data) });
      } catch (error) {
        reportError(error);
      }
    },
    set onmessage(body) { port2.onmessage = body; },
    close: () => port2.close(),
  };
  const local = new Player(told, canvas);
  return { port, local, close: () => local.close() };
}

let shared;
export const hasWorker = () => shared;

/// The worker, as long as there is a view.
class SharedWorld {
  constructor() {
    /// By the numbers that messages bear. Channels of messages would not do: some browsers lose a canvas in them.
    this.ports = new Map();
    this.made = 0;
    this.starting = new Promise((resolve, reject) => {
      this.worker = new Worker(new URL('../player/player.js', import.meta.url), { type: 'module' });
      this.worker.onmessage = resolve;
      this.worker.onerror = (event) => {
        event.preventDefault();
        reject(event);
      };
    });
    this.starting.then(() => {
      this.worker.onerror = null;
      this.worker.onmessage = ({ data: [number, data] }) => this.ports.get(number)?.onmessage({ data });
    }, () => this.end());
  }

  connect() {
    this.made += 1;
    const number = this.made;
    const port = {
      number, postMessage: (message, objects) => this.worker.postMessage([number, ...message], objects), onmessage() {},
    };
    this.ports.set(number, port);
    return port;
  }

  disconnect(port) {
    if (!this.ports.delete(port.number)) return;
    if (this.ports.size) port.postMessage(['close']);
    else this.end();
  }

  end() {
    this.worker?.terminate();
    if (shared === this) shared = undefined;
  }
}
