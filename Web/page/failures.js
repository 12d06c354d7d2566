// What could not be fetched is asked for once more: when the line is back, and when somebody comes back to it.

export class Failures {
  constructor(view) {
    this.view = view;
    this.pages = new Set();
    const { followers, listeners: { signal } } = view.stage;
    view.addEventListener('pictureDidFail', ({ detail: { page } }) => this.pages.add(page));
    addEventListener('online', () => { if (this.pages.has(this.page)) this.tryAgain(); }, { signal });
    followers.add(this);
  }

  /// After each frame.
  follow() {
    const { page = 0, stage: { isAtRest } } = this.view;
    if (page === this.page || !isAtRest) return;
    this.page = page;
    if (this.pages.has(page)) this.tryAgain();
  }

  /// All pixels go: nothing is seen of the page as it is.
  tryAgain() {
    this.pages.clear();
    const { stage } = this.view;
    stage.post('forget');
    stage.followVisibility();
  }
}
