// Types of address.js: a photo in the address of the page, `#photo=3`, or `#photo=lake` where it has a name there.
import type { PhotoBrowser } from './zoomscroll.js';

export class Address {
  /// - key: what stands before the number or name; left out, `photo`.
  /// - names: of photos in addresses, by page; a photo without one has its number.
  constructor(key?: string, names?: (string | undefined)[]);
  /// From 0, as the option `page` of a browser; undefined when the address names none.
  readonly page: number | undefined;
  /// The address with this page in it, or with none.
  with(page?: number): string;
  /// The address names what the browser shows, and the browser shows what somebody writes there.
  /// - didRest: is called after each turn and zoom, too.
  follow(browser: PhotoBrowser, didRest?: () => void): void;
}
