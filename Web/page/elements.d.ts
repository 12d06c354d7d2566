// Types of elements.js, which defines the elements when it is imported.
import type { Animated, FetchOptions, PhotoBrowserEventMap, PictureEntry, PictureEventMap, Point, Rect, ScrollViewEventMap } from './zoomscroll.js';

declare class ViewElement<Events> extends HTMLElement {
  /// Resolves when the view can be used; rejects with what the event `error` brings.
  readonly ready: Promise<void>;
  /// As the last frame showed it.
  zoomScale: number;
  /// What files are asked for with. When it changes, what is seen of a scroll view stays, and the page of a photo browser.
  /// A scroll view asks anew only where something was refused.
  fetchOptions?: FetchOptions;
  /// Mirrors the shown picture, and then turns it to the right by so many quarters, 0…3.
  turn(quarters: number, isFlipped?: boolean): Promise<void>;
  /// By so many degrees.
  rotate(degrees: number, isFlipped?: boolean): Promise<void>;
  /// Moves a zoomed picture so that this point of it, in shares of its size, is in the middle.
  ///
  /// - zoomScale: it is zoomed to; or `width`, `height`, shares of the picture that fill the view then.
  lookAt(x: number, y: number, options?: Animated & { zoomScale?: number; width?: number; height?: number }): Promise<void>;
  /// Where in the shown picture a place of the window is, for example a click's: in shares of it, however it is turned.
  /// Undefined beside it.
  placeAt(event: { clientX: number; clientY: number }): Promise<{ page: number; x: number; y: number } | undefined>;
  /// What could not be had, pictures and pieces of them, is asked for once more, at once.
  retry(): Promise<void>;
  /// Where the shown picture is in the element, CSS pixels, as the last frame showed it; undefined before the first.
  readonly pictureFrame?: Rect;
  /// Frees everything; a lightbox fades away first.
  close(): void;
  addEventListener<Name extends keyof (Events & HTMLElementEventMap)>(
    name: Name, listener: (this: this, event: (Events & HTMLElementEventMap)[Name]) => unknown,
    options?: boolean | AddEventListenerOptions): void;
  addEventListener(
    name: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<Name extends keyof (Events & HTMLElementEventMap)>(
    name: Name, listener: (this: this, event: (Events & HTMLElementEventMap)[Name]) => unknown, options?: boolean | EventListenerOptions): void;
  removeEventListener(name: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}

export interface LightboxEventMap {
  /// Over the whole window something is there, or gone.
  open: Event;
  close: Event;
}

/// Attributes: `src` (a gallery.json), `inline`, `lightbox`, `page`, `max-zoom`, `controls`, `fragment`, `overscroll`, `transition`,
/// `dismiss`, `loading`, `loop`, `spacing`, `padding`, `preload`, `initial-zoom`, `secondary-zoom`, `tap`, `click`, `double-tap`, `background`,
/// `wheel`, `slideshow`, `autoplay`, `navigator`, `strip`, `autofocus`, `dir`. Of links: `data-id`, `data-caption`, `data-width`, `data-height`,
/// `data-srcset`, `data-slide`. Of elements in it: `data-pin`, `data-page`. With
/// `overscroll="contain"` the page around it gets no finger and no wheel. Slots: `controls`, `caption`. Parts: `view`,
/// `surface`, `lightbox`, `overlay`, `controls`, `bar`, `counter`, `caption`, `failed`, `button`, `arrow`, `previous`, `next`,
/// `zoom-button`, `close-button`. Custom properties: `--zoomscroll-background`, `--zoomscroll-focus-ring`,
/// `--zoomscroll-controls-background`, `--zoomscroll-controls-color`, `--zoomscroll-controls-inset`.
/// Events `open` and `close` tell of the lightbox. Documentation/Web.md has all of them, with examples.
export class PhotoBrowserElement extends ViewElement<PhotoBrowserEventMap & LightboxEventMap> {
  page: number;
  /// As they were given, with what is known of each by now, its size for example.
  pictures: PictureEntry[];
  setPage(page: number, options?: Animated): Promise<void>;
  setZoomScale(scale: number, options?: Animated & { centeredAt?: Point }): Promise<void>;
  /// While there is a view, with the attribute `slideshow`.
  readonly slideshow?: { readonly isPlaying: boolean; play(): void; pause(): void };
  /// Shows the pictures over the whole window; `opener` has the focus afterwards.
  openLightbox(page: number, opener?: HTMLElement): void;
}

/// Attributes: `src`, or an `img` inside, or several with `data-frame`, `data-rotation` and `data-opacity`; `srcset`, `data-width`, `data-height`, `data-tile-size`, `minimum-zoom-scale`, `maximum-zoom-scale`, `rotation`, `flipped`, `navigator`,
/// `controls` (`zoom fit rotate fullscreen`), `secondary-zoom`, `wheel`, `overscroll`, `autofocus`, `dir`. Scale 1 shows all of it. Elements with `data-pin` in it are pinned to its picture.
export class ZoomScrollViewElement extends ViewElement<ScrollViewEventMap & PictureEventMap> {
  contentOffset: Point;
  setContentOffset(offset: Point, options?: Animated): Promise<void>;
  setZoomScale(scale: number, options?: Animated): Promise<void>;
  /// By a factor of where the last zoom leads; 0 shows all of it. Animated, unless it says otherwise or motion is reduced.
  zoomBy(factor: number, options?: Animated): Promise<void>;
  /// A rectangle of the picture as it is at zoom scale 1, CSS pixels: what of it is to fill the view.
  zoomToRect(rect: Rect, options?: Animated): Promise<void>;
}

declare global {
  interface HTMLElementTagNameMap {
    'photo-browser': PhotoBrowserElement;
    'zoom-scroll-view': ZoomScrollViewElement;
  }
}
