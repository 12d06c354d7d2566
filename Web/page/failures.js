// What could not be fetched is asked for once more: when the line is back, when somebody comes back to it, and where there is no
// button for it by itself, as long as it is the server's fault.

import { passes } from '../shared/statuses.js';
import { texts } from './accessibility.js';

export class Failures {
  constructor(view) {
    this.view = view;
    /// Milliseconds that it has waited for the last time.
    this.patience = 1000;
    const { followers, listeners } = view.stage;
    addEventListener('online', () => { if (this.hasFailed) this.tryAgain(); }, listeners);
    followers.add(this);
  }

  get hasFailed() {
    return this.view.pictures[this.page]?.problem !== undefined;
  }

  /// After each frame.
  follow() {
    const { page = 0, setPage, stage: { isAtRest } } = this.view;
    const [{ problem, status }] = this.view.pictures;
    if (!setPage && (problem === texts.unfetched || problem && passes(status))) this.wait();
    if (page === this.page || !isAtRest) return;
    const isFirst = this.page === undefined;
    this.page = page;
    // The first has only just been asked for.
    if (this.hasFailed && !isFirst) this.tryAgain();
  }

  wait() {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.tryAgain();
    }, this.patience = Math.min(2 * this.patience, 16000));
  }

  /// Somebody asks for it.
  retry() {
    if (this.view.pictures.some(({ problem }) => problem !== undefined)) this.tryAgain();
    else this.view.stage.post('alter', 'askAgain');
  }

  /// All pixels go: nothing is seen of the page as it is. Of what fails again nobody hears twice.
  tryAgain() {
    const { stage, pictures } = this.view;
    for (const picture of pictures) picture.problem = undefined;
    stage.post('forget');
    stage.followVisibility();
  }
}
