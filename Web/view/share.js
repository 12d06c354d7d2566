// What a program shares: a letter, or the browser's own sheet. Fetched when a module says that it shares something.

const separator = '\u{1F}';

export class Sharing {
  constructor(stage) {
    this.stage = stage;
  }

  /// - text: `share` as the program begins, and `share NUMBER WAY`, a new line, and subject, text and address.
  hear(text) {
    const [line, ...rest] = text.split('\n');
    const [, number, way] = line.split(' ');
    if (number === undefined) {
      this.stage.call('sharingBegins', typeof navigator.share === 'function' ? 1 : 0);
      return;
    }
    const [title, words, url] = rest.join('\n').split(separator);
    this.share(way, { title, text: words, url }).then(() => true, () => false).then((isDone) => {
      this.stage.call('shared', Number(number), isDone ? 1 : 0);
    });
  }

  async share(way, { title, text, url }) {
    if (way === 'mail') {
      const body = [text, url].filter(Boolean).join('\n');
      open(`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`, '_self');
      return;
    }
    const data = Object.fromEntries(Object.entries({ title, text, url }).filter(([, value]) => value));
    await navigator.share(data);
  }
}
