// A zooming scroll view as an element of HTML: see elements.js.
import { number, settingsOf, sizeOf, sourcesOf } from './attributes.js';
import { ViewElement } from './view-element.js';
import { ZoomableImage } from './zoomable.js';

export class ZoomScrollViewElement extends ViewElement {
  static observedAttributes = [
    'src', 'srcset', 'minimum-zoom-scale', 'maximum-zoom-scale', 'overscroll', 'dir', 'rotation', 'flipped', 'navigator', 'wheel',
    'controls',
  ];
  static touchAction = 'pan-x pan-y';
  /// The address of the module; left out, a photo browser's, which can do all of it.
  static engine;

  get kind() {
    return this.content.length ? ZoomableImage : undefined;
  }

  get options() {
    return { wasm: this.constructor.engine, pictures: this.content, settings: settingsOf(this), controls: this.controls, ...this.limits };
  }

  get content() {
    const arranged = [...this.querySelectorAll('img[data-frame]')];
    if (arranged.length) {
      const parts = arranged.map(({ src, dataset }) => ({
        src, ...dataset, frame: dataset.frame.split(/[\s,]+/).map(Number), ...sizeOf(dataset), sources: sourcesOf(dataset.srcset),
      }));
      return [{ parts, name: arranged.map(({ alt }) => alt).filter(Boolean).join(', ') }];
    }
    const image = this.querySelector('img');
    const src = this.getAttribute('src') ?? image?.src;
    return src ? [{
      src, name: image?.alt || undefined, sources: sourcesOf(this.getAttribute('srcset')), ...sizeOf(this.dataset),
    }] : [];
  }

  /// A picture keeps its room; several take that of all their frames.
  get slotStyle() {
    const { parts } = this.content[0];
    if (!parts) return 'visibility: hidden';
    const length = (start) => Math.max(...parts.map(({ frame }) => frame[start] + frame[start + 2])) - Math.min(...parts.map(({ frame }) => frame[start]));
    return `visibility: hidden; display: block; overflow: hidden; aspect-ratio: ${length(0)} / ${length(1)}`;
  }

  /// Of what is in it now; what is seen may stay where it is.
  reload(isReplaced) {
    if (isReplaced) import('./replacing.js').then(({ replace }) => replace(this));
    else super.reload();
  }

  get limits() {
    return {
      minZoom: number(this.getAttribute('minimum-zoom-scale')), maxZoom: number(this.getAttribute('maximum-zoom-scale')),
    };
  }

  get controls() {
    const names = this.getAttribute('controls');
    return names === 'none' ? undefined : names ?? undefined;
  }

  attributeDidChange(name) {
    if (name === 'rotation' || name === 'flipped') return this.turnAsSaid();
    if (name === 'controls') return this.whenOpen((view) => view.setControls(this.controls));
    if (!name.endsWith('zoom-scale')) return super.attributeDidChange(name);
    const { minZoom, maxZoom } = this.limits;
    return this.whenOpen((view) => view.setZoomLimits(minZoom, maxZoom));
  }

  didOpen() {
    if (this.hasAttribute('rotation') || this.hasAttribute('flipped')) this.turnAsSaid();
  }

  /// Degrees to the right; mirrored before.
  turnAsSaid() {
    return this.rotate(number(this.getAttribute('rotation')) || 0, this.hasAttribute('flipped'));
  }

  get contentOffset() {
    return this.view?.contentOffset ?? { x: 0, y: 0 };
  }

  set contentOffset(offset) {
    this.setContentOffset(offset);
  }

  setContentOffset(offset, options) {
    return this.whenOpen((view) => view.setContentOffset(offset, options));
  }

  zoomToRect(rect, options) {
    return this.whenOpen((view) => view.zoomToRect(rect, options));
  }
}
