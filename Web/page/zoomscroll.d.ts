// Types of zoomscroll.js; those of elements.js are in elements.d.ts. Lengths are CSS pixels, times seconds.

export interface Point { x: number; y: number }
export interface Rect extends Point { width: number; height: number }

/// One file as it is; only `src` is needed. The address of a `.dzi` or of a IIIF `info.json` is a picture in tiles.
export interface PictureEntry {
  src?: string;
  /// The same picture in other sizes, pixels across: the smallest that is sharp is fetched.
  sources?: { src: string; width: number }[];
  /// An element of HTML in place of a picture, a template, or a selector of either: `width` and `height` are its own size,
  /// and `src` is for where there is no script.
  slide?: Element | string;
  /// What it is called in addresses, `#photo=lake`: stays right when others come before it.
  id?: string;
  /// What people read; without it, the file's name.
  name?: string;
  caption?: string;
  /// A small version, shown first.
  thumbnail?: string;
  /// Pixels, upright. Without them the file is decoded to find out.
  width?: number;
  height?: number;
  /// Pixels across a tile, where `src` is an address with `{z}`, `{x}` and `{y}`.
  tileSize?: number;
  /// In place of `src`: several pictures in one, each in its frame `[x, y, width, height]`, in any unit.
  /// `rotation` turns one about its frame's middle, degrees to the right; `opacity` is 0…1.
  parts?: (PictureEntry & { frame: [number, number, number, number]; rotation?: number; opacity?: number })[];
  /// What its files are asked for with. `headers` are a plain object: it goes to a worker.
  request?: FetchOptions;
  /// Whatever else a page keeps with it: `pictures` gives it back.
  [custom: string]: unknown;
}

/// Of `fetch`, as far as a worker can be told.
export type FetchOptions = Omit<RequestInit, 'signal' | 'window' | 'body' | 'headers'> & { headers?: Record<string, string> };

export type ZoomLevel = 'fit' | 'fill' | 'actual' | number | `${number}`;
export type TapAction = 'controls' | 'zoom' | 'zoom-or-close' | 'close' | 'next' | 'none';

export interface Settings {
  /// After the last photo comes the first.
  loop?: boolean;
  /// Between photos.
  spacing?: number;
  /// What a fitted photo leaves free, as style sheets write it: `16`, `16 40`, `60 16 100 16`.
  padding?: number | string;
  /// How many photos are kept ready on each side, or before and after: `1 3`.
  preload?: number | string;
  /// Of a photo that comes, and of one that is tapped.
  initialZoom?: ZoomLevel;
  secondaryZoom?: ZoomLevel;
  /// A finger, a mouse's button, either twice, and either beside the photo.
  tap?: TapAction;
  click?: TapAction;
  doubleTap?: TapAction;
  background?: TapAction;
  wheel?: 'zoom' | 'turn';
  /// Seconds for which each photo is seen; with `autoplay` it begins by itself.
  slideshow?: number | string;
  autoplay?: boolean;
  /// A small picture of the whole.
  navigator?: boolean;
  /// A line of thumbnails under the photo.
  strip?: boolean;
  /// What has elements with `data-pin` in it.
  pins?: Element;
}

export interface PhotoBrowserOptions {
  /// The address of a gallery.json that `zoomscroll export` made.
  manifest?: string;
  /// In place of a manifest.
  pictures?: PictureEntry[];
  /// What the manifest, and files of pictures that say nothing else, are asked for with.
  request?: FetchOptions;
  /// The address of the WebAssembly module.
  wasm?: string | URL;
  /// What screen readers call it.
  label?: string;
  /// Which of `arrows counter zoom caption slideshow rotate fullscreen` lie over the pictures, with spaces between; empty: all. Left out, none.
  controls?: string;
  /// To begin with.
  page?: number;
  settings?: Settings;
  /// 1 is fitted. Left out, each picture as far as its detail goes.
  maxZoom?: number;
  /// The most that decoded pixels may take.
  byteLimit?: number;
  /// Keeps what the engine is fed and what its delegate hears, in `recording`.
  records?: boolean;
}

export interface Recording {
  /// For `zoomscroll play`.
  readonly script: string;
  readonly eventLog: string;
}

export interface Animated { animated?: boolean }

/// The engine runs in a worker: what can be read is what the last frame showed, and what sets something resolves when a
/// frame shows that; in a page that is hidden, not before it is shown again.
export class PhotoBrowser extends EventTarget {
  static open(element: Element, options?: PhotoBrowserOptions): Promise<PhotoBrowser>;
  /// Kept already: `open` gives what can be used.
  readonly ready: Promise<void>;
  /// All that it shows, with what is known of each by now.
  readonly pictures: readonly ShownPicture[];
  readonly recording?: Recording;
  readonly numberOfPages: number;
  readonly page: number;
  readonly zoomScale: number;
  setPage(page: number, options?: Animated): Promise<void>;
  setZoomScale(scale: number, options?: Animated & { centeredAt?: Point }): Promise<void>;
  setZoomLimit(limit?: number): Promise<void>;
  /// Mirrors the picture of a page, and then turns it to the right by so many quarters.
  turn(quarters: number, isFlipped?: boolean, page?: number): Promise<void>;
  /// By so many degrees. A zoomed picture keeps what is in the middle, and its size.
  rotate(degrees: number, isFlipped?: boolean, page?: number): Promise<void>;
  /// Moves a zoomed picture so that this point of it, in shares of its size, is in the middle.
  /// - zoomScale: it is zoomed to; or `width`, `height`, shares of the picture that fill the view then.
  lookAt(x: number, y: number, options?: Animated & { zoomScale?: number; width?: number; height?: number }): Promise<void>;
  /// Where the shown picture is in the element, as the last frame showed it; undefined before the first.
  readonly pictureFrame?: Rect;
  /// What files are asked for with. When it changes, what is seen stays, and what comes is asked for so; pictures may have a `request`
  /// of their own.
  fetchOptions?: FetchOptions;
  /// Where the picture of a page that is near is in the element.
  placeOf(page: number): Rect | undefined;
  /// Where in the shown picture a place of the window is, for example a click's: in shares of it, however it is turned.
  /// Undefined beside it.
  placeAt(event: { clientX: number; clientY: number }): Promise<{ page: number; x: number; y: number } | undefined>;
  /// What could not be had, pictures and pieces of them, is asked for once more, at once.
  retry(): void;
  /// With the setting `slideshow`.
  readonly slideshow?: { readonly isPlaying: boolean; play(): void; pause(): void };
  /// Keys are its own.
  focus(): void;
  /// As the option `controls`.
  setControls(names?: string): Promise<void>;
  /// Frees everything.
  close(): void;
  addEventListener<Name extends keyof BrowserEventMap>(
    name: Name, listener: (this: this, event: BrowserEventMap[Name]) => unknown, options?: boolean | AddEventListenerOptions): void;
  addEventListener(
    name: string, listener: EventListenerOrEventListenerObject | null, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<Name extends keyof BrowserEventMap>(
    name: Name, listener: (this: this, event: BrowserEventMap[Name]) => unknown, options?: boolean | EventListenerOptions): void;
  removeEventListener(
    name: string, listener: EventListenerOrEventListenerObject | null, options?: boolean | EventListenerOptions): void;
}

/// A picture of a `PhotoBrowser`, with whole addresses: `image` is its `src`. What is not known yet is 0.
export interface ShownPicture {
  readonly id?: string;
  readonly name: string;
  readonly caption: string;
  readonly image?: string;
  readonly thumbnail?: string;
  readonly width: number;
  readonly height: number;
  readonly request?: FetchOptions;
  /// Why it cannot be shown, if it cannot.
  readonly problem?: string;
  readonly status?: number;
}

export interface Texts {
  photos: string; browser: string; photo: string; zoomable: string; controls: string; previous: string; next: string;
  zoomIn: string; zoomOut: string; fit: string; close: string; enlarge?: string;
  unfetched: string; unreadable: string; failed: string; nothing: string; tryAgain?: string; fullscreen?: string; leaveFullscreen?: string; play?: string; pause?: string; rotate?: string; overview?: string;
  counter?(page: number, count: number): string;
  page(name: string, page: number, count: number): string;
  zoom(percent: number): string;
}
export const texts: Texts;

/// Paths of SVG in a square of 24, drawn as lines: assigned before anything is opened.
export const icons: Partial<Record<
  'previous' | 'next' | 'zoomIn' | 'zoomOut' | 'fit' | 'close' | 'enlarge' | 'reduce' | 'rotate' | 'fullscreen' | 'leaveFullscreen' | 'play' | 'pause' | 'overview',
  string
>>;

/// What every event of an element brings; those of `PhotoBrowser` call it `offset` and `zoom`.
export interface ScrollDetail {
  time: number;
  contentOffset: Point;
  zoomScale: number;
}
export type ScrollEvent<Values = {}> = CustomEvent<ScrollDetail & Values>;

/// By UIKit's names, in UIKit's order.
export interface ScrollViewEventMap {
  scrollViewDidScroll: ScrollEvent;
  scrollViewDidZoom: ScrollEvent;
  scrollViewWillBeginDragging: ScrollEvent;
  /// Velocity in CSS pixels per millisecond, as UIKit has it.
  scrollViewWillEndDragging: ScrollEvent<{ velocity: Point; targetContentOffset: Point }>;
  scrollViewDidEndDragging: ScrollEvent<{ decelerate: boolean }>;
  scrollViewWillBeginDecelerating: ScrollEvent;
  scrollViewDidEndDecelerating: ScrollEvent;
  scrollViewDidEndScrollingAnimation: ScrollEvent;
  scrollViewWillBeginZooming: ScrollEvent;
  scrollViewDidEndZooming: ScrollEvent<{ scale: number }>;
  scrollViewDidScrollToTop: ScrollEvent;
  scrollViewDidChangeAdjustedContentInset: ScrollEvent;
}

export interface PictureEventMap {
  /// A picture cannot be shown; `message` is the sentence that people read in its place. `page` counts from 0.
  pictureDidFail: CustomEvent<{ page: number; message: string; status?: number }>;
  /// A piece of a picture cannot be had.
  tileDidFail: CustomEvent<{ page: number; message: string; status?: number }>;
}

export interface PhotoBrowserEventMap extends ScrollViewEventMap, PictureEventMap {
  photoBrowserDidShowPage: ScrollEvent<{ page: number }>;
  photoBrowserWillDisplay: ScrollEvent<{ page: number }>;
  photoBrowserDidEndDisplaying: ScrollEvent<{ page: number }>;
  /// What lies over the pictures has come or gone.
  photoBrowserDidChangeControls: CustomEvent<{ areShown: boolean }>;
}

/// The same of what `PhotoBrowser.open` gives: `offset`, `zoom` and `target` are short there.
type Short<Detail> = Detail extends ScrollDetail
  ? Omit<Detail, 'contentOffset' | 'zoomScale' | 'targetContentOffset'> & { offset: Point; zoom: number }
    & (Detail extends { targetContentOffset: Point } ? { target: Point } : {})
  : Detail;
export type BrowserEventMap = {
  [Name in keyof PhotoBrowserEventMap]: PhotoBrowserEventMap[Name] extends CustomEvent<infer Detail> ? CustomEvent<Short<Detail>> : never;
};
