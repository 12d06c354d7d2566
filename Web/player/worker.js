// A thread of its own for a player: the page's stays free, and what the page does with its own does not stop a picture
// that moves.
import { Player } from './player.js';

if (!self.requestAnimationFrame) throw new Error('Nothing can be drawn in a worker here.');
self.player = new Player(self);
postMessage('ready');
