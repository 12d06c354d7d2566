// How a lightbox comes out of a thumbnail and goes back into it, by itself or held by fingers. What moves is what there is
// to see already, an image or the canvas: the layer of both, clipped to the picture.
import { fitted } from '../shared/geometry.js';
import { reducesMotion, sides } from './styles.js';
import { homeOf, isInWindow, placeOf } from './thumbnail.js';

/// Seconds as eyes see them, and how far it swings. As in Swift: GridTunables.opening, openingBounce, closing. Style sheets may
/// say other seconds, by these names.
const opening = { seconds: 0.4, bounce: 0.14, name: '--zoomscroll-opening' };
const closing = { seconds: 0.35, bounce: 0, name: '--zoomscroll-closing' };
/// Of a change without a flight, as a share of a flight's seconds.
const fading = 0.5;
/// Of the way that covers what lies beneath: as soon as a photo is pulled away its buttons are.
const fadingAround = 0.2;
/// Of a spring's way, and what is left of it when it ends.
const samples = 48;
const remainder = 0.001;
/// As in Swift: PhotoDismissal.Phase.
const Phase = { rests: 0, held: 1, returns: 2, leaves: 3, gone: 4 };
const nowhere = { x: 0, y: 0, width: 0, height: 0 };

/// A spring from rest as an easing, in closed form; as ScrollEngine's `DampedSpring`.
export function spring({ seconds, bounce }) {
  const ratio = 1 - bounce;
  const frequency = 2 * Math.PI / seconds;
  const decay = ratio * frequency;
  const swing = frequency * Math.sqrt(1 - ratio * ratio);
  const value = (t) => 1 - Math.exp(-decay * t)
    * (swing ? Math.cos(swing * t) + decay / swing * Math.sin(swing * t) : 1 + frequency * t);
  // What does not swing comes later: its way falls as (1 + ωt) exp(−ωt).
  const duration = Math.log((swing ? 1 : 10) / remainder) / decay;
  const values = Array.from({ length: samples + 1 }, (_, index) => value(duration * index / samples).toFixed(4));
  values[samples] = 1;
  const easing = CSS.supports('animation-timing-function', 'linear(0, 1)') ? `linear(${values})` : 'ease-out';
  return { duration: 1000 * duration, easing };
}

/// Styles of a layer that show what it has at `from` at `to`.
///
/// - share: how much of it is cropped as `home` says.
function shown({ width, height }, from, to, { crop, radius } = {}, share = 0) {
  const scale = to.width / from.width;
  // The picture is drawn at whole pixels of the screen.
  const whole = (length) => Math.round(length * devicePixelRatio) / devicePixelRatio;
  // Browsers cut at whole pixels of the screen, outside of what is to be seen: the ground around the picture would be a line at its edge.
  const edge = share / scale / devicePixelRatio;
  const part = (side, length) => Math.max((crop?.[side] ?? 0) * share * length, edge);
  const insets = [
    whole(from.y) + part('top', from.height), width - whole(from.x + from.width) + part('right', from.width),
    height - whole(from.y + from.height) + part('bottom', from.height), whole(from.x) + part('left', from.width),
  ];
  return {
    transform: `translate(${to.x - from.x * scale}px, ${to.y - from.y * scale}px) scale(${scale})`,
    clipPath: `inset(${insets.map((inset) => `${inset}px`).join(' ')} round ${(radius ?? 0) * share / scale}px)`,
  };
}

/// A dialog that closes lies over the page still, whose clicks are its own again.
export function setFree(dialog) {
  dialog.inert = true;
  // Not in old browsers; and what has left the document is not shown.
  if (!dialog.showPopover || !dialog.open || !dialog.isConnected) return;
  dialog.popover = 'manual';
  dialog.close();
  dialog.showPopover();
}

export class Transition {
  /// - dialog: filled by a view.
  /// - kind: `zoom`, `fade` or `none`.
  /// - thumbnailOf: the image that stands for a page in the document, if there is one.
  /// - didLeave: fingers have taken the picture away.
  constructor(dialog, { kind, thumbnailOf, didLeave }) {
    Object.assign(this, { dialog, kind, didLeave });
    this.thumbnailOf = (page) => (kind === 'zoom' && !reducesMotion() ? thumbnailOf(page) : undefined);
    this.phase = Phase.rests;
  }

  /// From now on this is the view that fills the dialog.
  take(view) {
    this.view = view;
    view.stage.followers.add(this);
  }

  get isAtRest() {
    return !this.flights && this.phase === Phase.rests;
  }

  get room() {
    return { width: this.dialog.clientWidth, height: this.dialog.clientHeight };
  }

  /// All that does not fly.
  get around() {
    const { stage: { controls, element } } = this.view;
    return [controls?.overlay ?? this.dialog.querySelector('.close'), ...element.querySelectorAll('.zoomscroll-strip')];
  }

  /// Behind the pictures, as much of it as covers what lies beneath.
  ground(cover) {
    const [red, green, blue, opacity] = this.view.ground;
    return `rgb(${255 * red} ${255 * green} ${255 * blue} / ${cover * opacity})`;
  }

  secondsOf({ seconds, name }) {
    const time = getComputedStyle(this.dialog).getPropertyValue(name);
    return parseFloat(time) / (time.endsWith('ms') ? 1000 : 1) || seconds;
  }

  // MARK: By itself

  /// The first picture is in the dialog.
  open(view, page) {
    this.view = view;
    if (this.kind === 'none') return;
    const image = this.thumbnailOf(page);
    const place = image && placeOf(image);
    if (!place || !isInWindow(place)) {
      this.fade([0, 1], opening);
      return;
    }
    const { width, height } = view.pictures[page];
    this.frame = width > 0 ? fitted({ width, height }, this.room, sides(view.padding)) : this.frameAs(image);
    this.hide(image);
    this.flights = this.fly(opening, [1, 0].map((share) => this.flown(this.frame, place, share)), [0, 1]);
    this.flights[0].finished.then(() => {
      this.flights = undefined;
      this.clear();
    }, () => {});
  }

  /// Resolves when nothing is to be seen of it any more.
  async close() {
    const { flights, kind, view } = this;
    if (kind === 'none' || !view) return;
    if (flights) {
      for (const flight of flights) {
        flight.effect.updateTiming({ fill: 'both' });
        flight.reverse();
      }
      await flights[0].finished;
      return;
    }
    const image = this.phase === Phase.rests ? this.thumbnailOf(view.page) : undefined;
    const place = image && this.placeInWindow(image);
    const frame = view.isShown ? this.frameOf(image) : this.frame;
    if (!place || !frame) {
      await this.fade(0, closing);
      return;
    }
    if (view.isShown && view.zoomScale > 1) this.showWhole(image, frame);
    this.hide(image);
    const keyframes = () => [0, 1].map((share) => this.flown(frame, placeOf(image) ?? place, share));
    const [flight] = this.fly(closing, keyframes(), [1, 0]);
    // The document may be scrolled meanwhile.
    this.onScroll(() => flight.effect.setKeyframes(keyframes()));
    await flight.finished;
  }

  /// Where the photo is seen: one of unknown size has all of its page, and is seen as its thumbnail.
  frameOf(image) {
    const { view } = this;
    return view.pictures[view.page].width || !image?.naturalWidth ? view.placeOf(view.page) : this.frameAs(image);
  }

  /// Where a thumbnail is seen in place of its photo.
  frameAs({ naturalWidth: width, naturalHeight: height }) {
    return fitted({ width, height }, this.room, sides(this.view.padding), Infinity);
  }

  /// A zoomed canvas has only what can be seen of its picture: the small version flies in its place.
  showWhole({ currentSrc }, { x, y, width, height }) {
    const whole = Object.assign(new Image(), { src: currentSrc, alt: '' });
    Object.assign(whole.style, {
      position: 'absolute', left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`, objectFit: 'cover',
    });
    this.view.stage.layer.replaceChildren(whole);
  }

  fade(opacity, course) {
    return this.dialog.animate({ opacity }, { duration: 1000 * fading * this.secondsOf(course), fill: 'forwards' }).finished;
  }

  /// Styles on the way from the layer to a thumbnail, at one of its ends.
  flown(frame, place, share) {
    const home = homeOf(place, frame.width / frame.height);
    return shown(this.room, frame, share ? home.frame : frame, home, share);
  }

  /// - covers: how much of the lightbox there is at the ends.
  fly(course, keyframes, covers) {
    const { surface, layer } = this.view.stage;
    const { duration, easing } = spring({ ...course, seconds: this.secondsOf(course) });
    // What has closed stays as it is until it is taken away.
    const fill = covers[1] ? 'none' : 'both';
    const fade = { duration: duration / 2, fill };
    return [
      layer.animate(keyframes, { duration, easing, fill }),
      surface.animate({ backgroundColor: covers.map((cover) => this.ground(cover)) }, fade),
      ...this.around.map((element) => element.animate({ opacity: covers }, fade)),
    ];
  }

  // MARK: Held by fingers. The engine says where the picture is.

  /// After each frame.
  follow() {
    const { view, dialog, home } = this;
    const { phase, frame, cover, share } = view.dismissal;
    if (phase === Phase.rests) {
      if (this.phase !== phase) this.clear();
      return;
    }
    const place = view.placeOf(view.page);
    // It is closing in another way.
    if (!place || dialog.inert && this.phase < Phase.leaves) return;
    if (this.phase === Phase.rests) this.hold();
    this.phase = phase;
    Object.assign(view.stage.layer.style, shown(this.room, place, frame, home, share));
    // At once, and not a moment later.
    Object.assign(view.stage.surface.style, { transition: 'none', backgroundColor: this.ground(cover) });
    for (const element of this.around) element.style.opacity = Math.max(0, 1 - (1 - cover) / fadingAround);
    if (phase >= Phase.leaves && !dialog.inert) {
      setFree(dialog);
      if (!home) this.fade(0, closing).then(this.didLeave);
    }
    if (phase === Phase.gone && home) this.didLeave();
  }

  hold() {
    this.home = undefined;
    const image = this.thumbnailOf(this.view.page);
    if (!image) {
      this.view.setHome(nowhere);
      return;
    }
    this.placeInWindow(image);
    this.hide(image);
    const tell = () => {
      const place = placeOf(image);
      const { width, height } = this.view.placeOf(this.view.page);
      this.home = place && homeOf(place, width / height);
      this.view.setHome(this.home?.frame ?? nowhere);
    };
    tell();
    this.onScroll(tell);
  }

  // MARK: The thumbnail

  /// It is scrolled there if need be.
  placeInWindow(image) {
    const place = placeOf(image);
    if (!place || isInWindow(place)) return place;
    image.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    return placeOf(image);
  }

  /// While its picture is elsewhere its place is free.
  hide(image) {
    this.clear();
    this.dialog.classList.add('moving');
    this.hidden = { image, visibility: image.style.visibility };
    image.style.visibility = 'hidden';
  }

  onScroll(body) {
    this.listeners = new AbortController();
    addEventListener('scroll', body, { signal: this.listeners.signal, capture: true, passive: true });
  }

  /// Everything is as it is without a transition.
  clear() {
    this.phase = Phase.rests;
    this.listeners?.abort();
    if (this.hidden) this.hidden.image.style.visibility = this.hidden.visibility;
    this.hidden = undefined;
    this.dialog.classList.remove('moving');
    if (!this.view) return;
    const { layer, surface } = this.view.stage;
    for (const { style } of [layer, surface, ...this.around]) style.transform = style.clipPath = style.transition = style.backgroundColor = style.opacity = '';
  }
}
