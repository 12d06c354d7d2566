// What could not be fetched is asked for once more: when the line is back, and when somebody comes back to it.

export class Failures {
  constructor(view) {
    this.view = view;
    const { followers, listeners: { signal } } = view.stage;
    addEventListener('online', () => { if (this.hasFailed) this.tryAgain(); }, { signal });
    followers.add(this);
  }

  get hasFailed() {
    return this.view.pictures[this.page]?.problem !== undefined;
  }

  /// After each frame.
  follow() {
    const { page = 0, stage: { isAtRest } } = this.view;
    if (page === this.page || !isAtRest) return;
    const isFirst = this.page === undefined;
    this.page = page;
    // The first has only just been asked for.
    if (this.hasFailed && !isFirst) this.tryAgain();
  }

  /// All pixels go: nothing is seen of the page as it is. Of what fails again nobody hears twice.
  tryAgain() {
    const { stage, pictures } = this.view;
    for (const picture of pictures) picture.problem = undefined;
    stage.post('forget');
    stage.followVisibility();
  }
}
