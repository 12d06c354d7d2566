// Types of uikit-view.js, which defines `<uikit-view>` when it is imported.

/// A program or a view of your own. Attributes: `src`, the address of its module, and `aria-label`.
///
/// Events: `load`, when it can be used, and `error`, which the console says, too, unless it is prevented.
export class UIKitViewElement extends HTMLElement {
  /// Resolves when the view can be used; rejects with what the event `error` brings.
  readonly ready: Promise<void>;
  /// Nothing moves, and nothing will without being touched.
  readonly isAtRest: boolean;
  /// Begins anew, with nothing of what was.
  reload(): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'uikit-view': UIKitViewElement;
  }
}
