// A thread of its own for players: the page's stays free, and what the page does with its own does not stop a picture
// that moves. All views of a page share it.
import { Player } from './player.js';

if (!self.requestAnimationFrame) throw new Error('No frames here.');
/// By their numbers, which messages bear.
self.players = new Map();
/// The newest, for whoever looks for faults.
Object.defineProperty(self, 'player', { get: () => [...self.players.values()].at(-1) });

function makePlayer(number) {
  const port = { postMessage: (data) => self.postMessage([number, data]), close: () => self.players.delete(number) };
  self.players.set(number, new Player(port));
}

self.onmessage = ({ data: [number, ...message] }) => {
  if (!self.players.has(number)) makePlayer(number);
  self.players.get(number).port.onmessage({ data: message });
};
self.postMessage('ready');
