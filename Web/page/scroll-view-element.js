// A zooming scroll view as an element of HTML: see elements.js.
import { number, settingsOf, sizeOf, sourcesOf } from './attributes.js';
import { forward, ViewElement } from './view-element.js';
import { ZoomableImage } from './zoomable.js';

export class ZoomScrollViewElement extends ViewElement {
  // What is static is got: bundles make more of what is set.
  static get observedAttributes() {
    return [
      'src', 'srcset', 'minimum-zoom-scale', 'maximum-zoom-scale', 'overscroll', 'dir', 'rotation', 'flipped', 'navigator', 'wheel',
      'controls', 'secondary-zoom', 'data-width', 'data-height', 'data-tile-size',
    ];
  }

  static get touchAction() {
    return 'pan-x pan-y';
  }

  constructor() {
    super();
    this.addEventListener('pictureDidFail', () => import('./missing.js').then(({ sayWhatIsMissing }) => this.whenOpen(sayWhatIsMissing)));
  }

  get kind() {
    return this.content.length ? ZoomableImage : undefined;
  }

  get options() {
    const pictures = this.content;
    // Left out, a photo browser's, which can do all of it.
    return { wasm: this.constructor.engine, pictures, label: this.ariaLabel ?? pictures[0].name, settings: settingsOf(this), controls: this.controls, ...this.limits };
  }

  get content() {
    const arranged = this.find('img[data-frame]');
    if (arranged.length) {
      const parts = arranged.map(({ src, dataset }) => ({
        src, ...dataset, frame: dataset.frame.split(/[\s,]+/).map(Number), ...sizeOf(dataset), sources: sourcesOf(dataset.srcset),
      }));
      return [{ parts, name: arranged.map(({ alt }) => alt).filter(Boolean).join(', ') }];
    }
    const image = this.fallback.find(({ src }) => src);
    const own = this.getAttribute('src');
    const src = own ?? image?.src;
    return src ? [{
      src, name: image?.alt || this.ariaLabel || undefined, thumbnail: own ? image?.src : undefined, sources: sourcesOf(this.getAttribute('srcset')), ...sizeOf(this.dataset),
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
  ///
  /// - reason: an attribute that has changed; `true`: its children.
  reload(reason = 'src') {
    if (reason !== 'src') import('./replacing.js').then(({ replace }) => replace(this, reason !== true));
    else super.reload();
  }

  get limits() {
    return {
      minZoom: number(this.getAttribute('minimum-zoom-scale')), maxZoom: number(this.getAttribute('maximum-zoom-scale')),
    };
  }

  get controls() {
    return this.getAttribute('controls') ?? undefined;
  }

  attributeDidChange(name) {
    if (name === 'rotation' || name === 'flipped') return this.turnAsSaid();
    if (name === 'controls') return this.whenOpen((view) => view.setControls(this.controls));
    if (!name.endsWith('zoom-scale')) return super.attributeDidChange(name);
    const { minZoom, maxZoom } = this.limits;
    return this.whenOpen((view) => view.setZoomLimits(minZoom, maxZoom));
  }

  didOpen({ stage: { surface } }) {
    if (this.hasAttribute('rotation') || this.hasAttribute('flipped')) this.turnAsSaid();
    // On paper a picture in it is sharper.
    else surface.toggleAttribute('paper', this.fallback.some(({ src, dataset }) => src && !dataset.frame));
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
}

forward(ZoomScrollViewElement, ['setContentOffset', 'zoomBy', 'zoomToRect'], true);
