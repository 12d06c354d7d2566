// What a scroll view does, drawn while it does it: its offset with the limits, how fast that changes, and its zoom.

/// Seconds in view.
const span = 3;
/// Without a frame and without a finger for so long, a new curve begins, seconds.
const pause = 0.4;
/// Velocity is the slope of the offset over so long, seconds: pixels are too coarse for one frame.
const slopeTime = 0.045;
/// An offset that changes faster, points per second, while its limits change, too, did not move: the content was
/// arranged anew, and the offset counts from elsewhere.
const jumpSpeed = 15000;
/// Points and factors below which something has not moved.
const still = 0.5;
const stillZoom = 0.002;

const most = 2048;
/// What is read of a case's scroll view. As in Swift: CaseReading.
const Reading = {
  offsetX: 0, offsetY: 1, zoomScale: 2, leastOffsetX: 3, leastOffsetY: 4, greatestOffsetX: 5, greatestOffsetY: 6,
  leastZoomScale: 7, greatestZoomScale: 8,
};
/// The numbers of a sample: when it was, what was read, and what follows from that.
const T = 0, READ = 1, X = READ + Reading.offsetX, Y = READ + Reading.offsetY, ZOOM = READ + Reading.zoomScale;
const LEFT = READ + Reading.leastOffsetX, TOP = READ + Reading.leastOffsetY;
const RIGHT = READ + Reading.greatestOffsetX, BOTTOM = READ + Reading.greatestOffsetY;
const LEAST = READ + Reading.leastZoomScale, GREATEST = READ + Reading.greatestZoomScale;
const DX = READ + Object.keys(Reading).length, DY = DX + 1, TOUCHED = DX + 2, JUMPED = DX + 3, length = DX + 4;

const edge = { left: 16, right: 64, top: 14, bottom: 26, between: 20, title: 24 };

/// One diagram: which numbers it draws, and with which colours.
const kinds = {
  offset: { title: 'Offset', unit: 'pt', lines: [[X, 'across', 'x'], [Y, 'down', 'y']], least: 40, share: 1.5 },
  velocity: { title: 'Velocity', unit: 'pt/s', lines: [[DX, 'across', 'x'], [DY, 'down', 'y']], least: 200, share: 1 },
  zoom: { title: 'Zoom', unit: '×', lines: [[ZOOM, 'zoom', '']], least: 0.2, share: 1 },
};
const limitsOf = { [X]: [LEFT, RIGHT], [Y]: [TOP, BOTTOM], [ZOOM]: [LEAST, GREATEST] };

export class Curve {
  /// - figure: has a canvas, and a legend whose colours the curve takes over.
  constructor(figure, title) {
    this.figure = figure;
    this.canvas = figure.querySelector('canvas');
    this.context = this.canvas.getContext('2d');
    this.title = title;
    this.samples = new Float32Array(most * length);
    this.count = 0;
    /// By the numbers of a sample: whether that has changed in this curve.
    this.hasMoved = new Uint8Array(length);
    this.ranges = new Map(Object.values(kinds).map((kind) => [kind, { shown: undefined }]));
    this.listeners = new AbortController();
    const { signal } = this.listeners;
    this.calm = matchMedia('(prefers-reduced-motion: reduce)');
    for (const query of ['(prefers-color-scheme: dark)', '(forced-colors: active)']) {
      matchMedia(query).addEventListener('change', () => this.restyle(), { signal });
    }
    this.observer = new ResizeObserver(() => this.resize());
    this.observer.observe(this.canvas);
    this.restyle();
  }

  close() {
    this.listeners.abort();
    this.observer.disconnect();
    this.canvas.width = this.canvas.height = 0;
  }

  // MARK: What is drawn

  /// - time: of the frame, seconds.
  /// - reading: the scroll view in this frame, as `CaseReading` has it.
  add(time, reading, isTouched, isAtRest) {
    const { samples } = this;
    const last = (this.count - 1) * length;
    const isNew = this.count === 0 || (time - this.latest > pause && !samples[last + TOUCHED]);
    if (isNew) this.begin(time);
    if (this.count === most) this.forgetHalf();
    const at = this.count * length;
    samples[at + T] = time - this.start;
    samples.set(reading, at + READ);
    samples[at + TOUCHED] = isTouched ? 1 : 0;
    this.count += 1;
    this.latest = time;
    samples[at + JUMPED] = this.hasJumped(at) ? 1 : 0;
    this.findSlope(at, isAtRest);
    for (const field of [X, Y]) if (Math.abs(samples[at + field] - samples[field]) > still) this.hasMoved[field] = 1;
    if (Math.abs(samples[at + ZOOM] - samples[ZOOM]) > stillZoom) this.hasMoved[ZOOM] = 1;
    this.draw();
    if (isAtRest) this.tell(at);
  }

  begin(time) {
    this.start = time;
    this.count = 0;
    this.hasMoved.fill(0);
    for (const range of this.ranges.values()) range.shown = undefined;
  }

  forgetHalf() {
    this.samples.copyWithin(0, most / 2 * length);
    this.count = most / 2;
  }

  hasJumped(at) {
    const { samples } = this;
    const before = at - length;
    if (before < 0) return false;
    const most = jumpSpeed * Math.max(samples[at + T] - samples[before + T], 1 / 240);
    const differs = (field) => Math.abs(samples[at + field] - samples[before + field]) > most;
    return (differs(X) && (differs(LEFT) || differs(RIGHT))) || (differs(Y) && (differs(TOP) || differs(BOTTOM)));
  }

  findSlope(at, isAtRest) {
    const { samples } = this;
    let from = at;
    while (from > 0 && !samples[from + JUMPED] && samples[at + T] - samples[from + T] < slopeTime) from -= length;
    const time = samples[at + T] - samples[from + T];
    const isStill = isAtRest || !(time > 0);
    samples[at + DX] = isStill ? 0 : (samples[at + X] - samples[from + X]) / time;
    samples[at + DY] = isStill ? 0 : (samples[at + Y] - samples[from + Y]) / time;
  }

  /// For who hears the page.
  tell(at) {
    const { samples } = this;
    this.canvas.setAttribute('aria-label', `${this.title}, at rest: offset ${format(samples[at + X], 1)} points across, `
      + `${format(samples[at + Y], 1)} down, zoom ${format(samples[at + ZOOM], 0.01)}.`);
  }

  /// The lines of a diagram that say something: what moves, or else what could.
  shows(field) {
    const moved = field === DX ? X : field === DY ? Y : field;
    if (this.hasMoved[moved]) return true;
    if (this.hasMoved[X] || this.hasMoved[Y]) return moved === ZOOM;
    const [low, high] = limitsOf[moved];
    const at = (this.count - 1) * length;
    return this.samples[at + high] > this.samples[at + low];
  }

  // MARK: Drawing

  restyle() {
    const color = (name) => getComputedStyle(this.figure.querySelector(`.${name}`)).color;
    const style = getComputedStyle(this.figure);
    this.colors = {
      across: color('across'), down: color('down'), zoom: color('zoom'), limit: color('limit'), finger: color('finger'),
      text: style.color, line: style.borderTopColor,
    };
    this.font = `12px ${style.fontFamily}`;
    this.titleFont = `600 13px ${style.fontFamily}`;
    this.draw();
  }

  resize() {
    const density = devicePixelRatio;
    this.width = this.canvas.clientWidth;
    this.height = this.canvas.clientHeight;
    this.canvas.width = Math.round(this.width * density);
    this.canvas.height = Math.round(this.height * density);
    this.context.setTransform(density, 0, 0, density, 0, 0);
    this.draw();
  }

  draw() {
    const { context, width, height, count, samples } = this;
    if (!width || !height) return;
    context.clearRect(0, 0, width, height);
    if (count === 0) return;
    const zooms = samples[(count - 1) * length + GREATEST] > samples[(count - 1) * length + LEAST];
    const diagrams = zooms ? [kinds.offset, kinds.velocity, kinds.zoom] : [kinds.offset, kinds.velocity];
    const now = samples[(count - 1) * length + T];
    // Who wants less motion sees the curve grow, and a new half when it is full.
    this.from = Math.max(0, this.calm.matches ? Math.ceil((now - span) / (span / 2)) * (span / 2) : now - span);
    this.firstSample = 0;
    while (this.firstSample < count - 1 && samples[(this.firstSample + 1) * length + T] < this.from) {
      this.firstSample += 1;
    }
    const shares = diagrams.reduce((sum, { share }) => sum + share, 0);
    const room = height - edge.top - edge.bottom - (diagrams.length - 1) * edge.between - diagrams.length * edge.title;
    let top = edge.top;
    for (const kind of diagrams) {
      top += edge.title;
      const extent = room * kind.share / shares;
      this.drawDiagram(kind, top, extent);
      top += extent + edge.between;
    }
    this.drawTimes(height - edge.bottom);
  }

  /// Seconds to points of the canvas.
  across(time) {
    return edge.left + (time - this.from) / span * (this.width - edge.left - edge.right);
  }

  drawDiagram(kind, top, extent) {
    const { context, width, colors } = this;
    const range = this.fit(kind);
    const left = edge.left;
    const right = width - edge.right;
    const place = (value) => top + extent - (value - range.low) / (range.high - range.low) * extent;
    this.drawFingers(top, extent);
    context.font = this.font;
    context.textBaseline = 'middle';
    context.textAlign = 'left';
    context.lineWidth = 1;
    context.strokeStyle = colors.line;
    context.fillStyle = colors.limit;
    context.beginPath();
    range.labels.forEach((label, index) => {
      const y = Math.round(place(range.tick + index * range.step)) + 0.5;
      context.moveTo(left, y);
      context.lineTo(right, y);
      context.fillText(label, right + 8, y);
    });
    context.stroke();
    context.save();
    context.beginPath();
    context.rect(left, top - 1, right - left, extent + 2);
    context.clip();
    context.strokeStyle = colors.limit;
    context.setLineDash([5, 4]);
    for (const [field] of kind.lines) {
      if (!limitsOf[field] || !this.shows(field)) continue;
      for (const limit of limitsOf[field]) this.drawLine(limit, place);
    }
    context.setLineDash([]);
    context.lineWidth = 2;
    context.lineJoin = 'round';
    for (const [field, color] of kind.lines) {
      if (!this.shows(field)) continue;
      context.strokeStyle = colors[color];
      this.drawLine(field, place);
    }
    context.restore();
    this.drawTitle(kind, top);
  }

  drawLine(field, place) {
    const { context, samples, count, firstSample } = this;
    context.beginPath();
    for (let at = firstSample * length, end = count * length; at < end; at += length) {
      const x = this.across(samples[at + T]);
      const y = place(samples[at + field]);
      if (samples[at + JUMPED]) context.moveTo(x, y);
      else context.lineTo(x, y);
    }
    context.stroke();
  }

  /// The title on the left, the newest numbers on the right.
  drawTitle(kind, top) {
    const { context, colors, samples, width } = this;
    context.textBaseline = 'alphabetic';
    context.textAlign = 'left';
    context.font = this.titleFont;
    context.fillStyle = colors.text;
    context.fillText(kind.title, edge.left, top - 10);
    const after = edge.left + context.measureText(kind.title).width + 5;
    context.font = this.font;
    context.fillStyle = colors.limit;
    context.fillText(kind.unit, after, top - 10);
    context.textAlign = 'right';
    let x = width - edge.left;
    const at = (this.count - 1) * length;
    for (let index = kind.lines.length - 1; index >= 0; index -= 1) {
      const [field, color, name] = kind.lines[index];
      if (!this.shows(field)) continue;
      const text = `${name} ${format(samples[at + field], field === ZOOM ? 0.01 : 1)}`;
      context.fillStyle = colors[color];
      context.fillText(text, x, top - 10);
      x -= context.measureText(text).width + 12;
    }
  }

  drawFingers(top, extent) {
    const { context, samples, count, firstSample } = this;
    context.fillStyle = this.colors.finger;
    context.globalAlpha = 0.14;
    for (let index = firstSample; index < count; index += 1) {
      if (!samples[index * length + TOUCHED]) continue;
      const begin = index;
      while (index < count && samples[index * length + TOUCHED]) index += 1;
      const left = Math.max(edge.left, this.across(samples[begin * length + T]));
      const right = Math.min(this.width - edge.right, this.across(samples[Math.min(index, count - 1) * length + T]));
      context.fillRect(left, top, right - left, extent);
    }
    context.globalAlpha = 1;
  }

  drawTimes(y) {
    const { context, colors } = this;
    context.font = this.font;
    context.fillStyle = colors.limit;
    context.textBaseline = 'top';
    context.textAlign = 'center';
    for (let time = Math.ceil(this.from); time <= this.from + span; time += 1) {
      const x = this.across(time);
      if (x > edge.left + 12 && x < this.width - edge.right - 12) context.fillText(`${time} s`, x, y + 8);
    }
  }

  /// The range of a diagram: around all that this curve has had, and a limit when it is near.
  fit(kind) {
    const range = this.ranges.get(kind);
    const { samples, count } = this;
    const shown = kind.lines.reduce((bits, [field]) => (this.shows(field) ? bits | (1 << field) : bits), 0);
    // What came before is in the range that there is, unless other lines were shown.
    const first = range.shown === shown ? count - 1 : 0;
    if (range.shown !== shown) Object.assign(range, { shown, low: Infinity, high: -Infinity });
    let low = Infinity;
    let high = -Infinity;
    for (const [field] of kind.lines) {
      if (!this.shows(field)) continue;
      for (let at = first * length; at < count * length; at += length) {
        low = Math.min(low, samples[at + field]);
        high = Math.max(high, samples[at + field]);
      }
    }
    if (low > high) low = high = samples[(count - 1) * length + kind.lines[0][0]];
    if (low >= range.low && high <= range.high) return range;
    low = Math.min(low, range.low);
    high = Math.max(high, range.high);
    // Room to grow where it grew, so that the scale does not change with every frame.
    const room = Math.max(high - low, kind.least);
    if (low < range.low) low -= room * 0.12;
    if (high > range.high) high += room * 0.12;
    const slack = Math.max((kind.least - (high - low)) / 2, 0);
    low -= slack;
    high += slack;
    const reach = (high - low) * 0.3;
    const at = (count - 1) * length;
    for (const [field] of kind.lines) {
      for (const limit of limitsOf[field] ?? []) {
        const value = samples[at + limit];
        if (!this.shows(field)) continue;
        if (value < low && value > low - reach) low = value - room * 0.04;
        if (value > high && value < high + reach) high = value + room * 0.04;
      }
    }
    range.step = niceStep((high - low) / 3);
    range.low = low;
    range.high = high;
    range.tick = Math.ceil(low / range.step) * range.step;
    const steps = Math.floor((high - range.tick) / range.step);
    range.labels = Array.from({ length: steps + 1 }, (_, index) => format(range.tick + index * range.step, range.step));
    return range;
  }
}

/// 1, 2 or 5 times a power of ten, at least as large.
function niceStep(size) {
  const power = 10 ** Math.floor(Math.log10(size));
  return [1, 2, 5, 10].find((factor) => factor * power >= size * 0.999) * power;
}

/// A number to the precision of a step, with a true minus and thin spaces.
function format(value, step) {
  const digits = Math.max(0, Math.ceil(-Math.log10(step) - 1e-6));
  const [whole, fraction] = Math.abs(value).toFixed(digits).split('.');
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, '\u2009') : whole;
  const text = fraction ? `${grouped}.${fraction}` : grouped;
  return value < 0 && /[1-9]/.test(text) ? `\u2212${text}` : text;
}
