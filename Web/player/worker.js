// A thread of its own for players: the page's stays free, and what the page does with its own does not stop a picture
// that moves. All views of a page share it.

/// Makes players for the page, whose messages bear their numbers.
export function servePlayers(Player) {
  if (!self.requestAnimationFrame) throw new Error('No frames.');
  /// By their numbers.
  self.players = new Map();
  self.onmessage = ({ data: [number, ...message] }) => {
    if (!self.players.has(number)) {
      self.players.set(number, new Player({
        postMessage: (data) => self.postMessage([number, data]), close: () => self.players.delete(number),
      }));
    }
    self.players.get(number).port.onmessage({ data: message });
  };
  self.postMessage('ready');
}
