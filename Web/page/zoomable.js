// One picture in a scroll view.
import { texts } from './accessibility.js';
import { isWriting } from './input.js';
import { PictureView } from './picture-view.js';
import { reducesMotion } from './styles.js';

// A page may have assigned its own already.
Object.assign(texts, { photo: 'Photo', zoomable: 'zoomable picture', ...texts });
/// Factor of one step of + and -. As in Swift: ZoomTunables.zoomStep.
const zoomStep = 1.5;
/// What is read of the scroll view. As in Swift: ZoomReading.
const Reading = {
  offsetX: 0, offsetY: 1, zoomScale: 2, contentWidth: 3, contentHeight: 4, minimumZoomScale: 5, maximumZoomScale: 6,
};
/// Of a scale that has come to its limit.
const rounding = 1e-3;
const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/// Takes the first of the pictures. A zoom scale of 1 shows it whole; lengths are CSS pixels.
///
/// - minZoom, maxZoom: left out, from whole to the picture's own pixels.
/// - controls: which of `zoom fit fullscreen` lie over the picture; empty: the first two, left out: none.
export class ZoomableImage extends PictureView {
  constructor(element, options) {
    super(element, options, {
      label: options.label ?? texts.photo, roleDescription: texts.zoomable,
      actions: {
        zoomIn: () => this.zoomBy(zoomStep), zoomOut: () => this.zoomBy(1 / zoomStep), fit: () => this.zoomBy(0),
      },
    });
    this.limits = [options.minZoom, options.maxZoom];
    this.stage.surface.addEventListener('keydown', (event) => this.key(event));
    this.setControls(options.controls);
  }

  begin() {
    this.stage.call('showZoomable');
    this.setZoomLimits(...this.limits);
  }

  tellChanges() {
    const percent = this.tellZoom();
    if (percent !== undefined) this.accessibility.announce(texts.zoom(percent));
    const [least, most] = [this.read(Reading.minimumZoomScale), this.read(Reading.maximumZoomScale)];
    this.accessibility.disable({
      zoomIn: this.zoomScale >= most - rounding, zoomOut: this.zoomScale <= least + rounding, fit: Math.abs(this.zoomScale - 1) < rounding,
    });
  }

  async setControls(names) {
    const isNews = names !== this.names;
    this.names = names;
    if (!isNews) return;
    const { showControls } = await import('./tools.js');
    if (this.names === names && !this.stage.isClosed) showControls(this, names);
  }

  key(event) {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || isWriting(event)) return;
    switch (key) {
      case '+': case '=': this.zoomBy(zoomStep); break;
      case '-': this.zoomBy(1 / zoomStep); break;
      case '0': case 'Escape': this.zoomBy(0); break;
      default: if (key in arrows) this.move(...arrows[key]);
    }
  }

  /// Not further than the limits; 0 shows it whole.
  zoomBy(factor, { animated = this.animates } = {}) {
    return this.stage.call('zoomBy', factor, animated ? 1 : 0);
  }

  async move(...way) {
    (await import('./looking.js')).move(this, ...way);
  }

  /// Of the picture in the element.
  placeOf() {
    const { contentOffset: { x, y }, stage: { surface } } = this;
    const [width, height] = [this.read(Reading.contentWidth), this.read(Reading.contentHeight)];
    if (!width) return undefined;
    // It lies in the middle of what it does not fill.
    return { x: width < surface.clientWidth ? (surface.clientWidth - width) / 2 : -x, y: height < surface.clientHeight ? (surface.clientHeight - height) / 2 : -y, width, height };
  }

  /// How far it can still be scrolled.
  get room() {
    const { contentOffset: { x, y }, stage: { surface } } = this;
    return {
      left: x, up: y, right: (this.read(Reading.contentWidth) ?? 0) - surface.clientWidth - x,
      down: (this.read(Reading.contentHeight) ?? 0) - surface.clientHeight - y,
    };
  }

  get animates() {
    return !reducesMotion();
  }

  // MARK: As UIKit calls them. What is read is what the last frame showed.

  get contentOffset() {
    return { x: this.read(Reading.offsetX) ?? 0, y: this.read(Reading.offsetY) ?? 0 };
  }

  setContentOffset({ x, y }, { animated = false } = {}) {
    return this.stage.call('setContentOffset', x, y, animated ? 1 : 0);
  }

  get zoomScale() {
    return this.read(Reading.zoomScale) ?? 1;
  }

  setZoomScale(scale, { animated = false } = {}) {
    return this.stage.call('scrollSetZoomScale', scale, animated ? 1 : 0);
  }

  /// A rectangle `{ x, y, width, height }` of the picture as it is at zoom scale 1.
  zoomToRect({ x, y, width, height }, { animated = false } = {}) {
    return this.stage.call('zoomToRect', x, y, width, height, animated ? 1 : 0);
  }

  /// What is left out is computed from the picture and the size of the view.
  setZoomLimits(minimum, maximum) {
    return this.stage.call('setZoomLimits', minimum, maximum);
  }
}
