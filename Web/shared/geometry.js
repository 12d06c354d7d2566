// Rectangles `{ x, y, width, height }` and transforms `[a, b, c, d, tx, ty]`, as in the module.

/// First `inner`, which begins at `at`, then `outer`.
export function concatenate(inner, outer, at = 0, result = []) {
  const a = inner[at];
  const b = inner[at + 1];
  const c = inner[at + 2];
  const d = inner[at + 3];
  const x = inner[at + 4];
  const y = inner[at + 5];
  result[0] = a * outer[0] + b * outer[2];
  result[1] = a * outer[1] + b * outer[3];
  result[2] = c * outer[0] + d * outer[2];
  result[3] = c * outer[1] + d * outer[3];
  result[4] = x * outer[0] + y * outer[2] + outer[4];
  result[5] = x * outer[1] + y * outer[3] + outer[5];
  return result;
}

export function translated(m, dx, dy) {
  return [m[0], m[1], m[2], m[3], m[4] + dx, m[5] + dy];
}

export const isAxisAligned = (m) => (m[1] === 0 && m[2] === 0) || (m[0] === 0 && m[3] === 0);
/// Neither turned nor mirrored.
export const isUpright = (m) => m[1] === 0 && m[2] === 0 && m[0] > 0 && m[3] > 0;
export const scaleOf = (m) => Math.sqrt(Math.abs(m[0] * m[3] - m[1] * m[2]));
export const isEmpty = (r) => !(r.width > 0 && r.height > 0);

/// The box around the mapped rectangle.
export function map(m, r) {
  const x = m[0] * r.x + m[2] * r.y + m[4];
  const y = m[1] * r.x + m[3] * r.y + m[5];
  const across = [m[0] * r.width, m[1] * r.width];
  const down = [m[2] * r.height, m[3] * r.height];
  return {
    x: x + Math.min(0, across[0]) + Math.min(0, down[0]),
    y: y + Math.min(0, across[1]) + Math.min(0, down[1]),
    width: Math.abs(across[0]) + Math.abs(down[0]),
    height: Math.abs(across[1]) + Math.abs(down[1]),
  };
}

export function intersection(a, b) {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  return {
    x, y, width: Math.min(a.x + a.width, b.x + b.width) - x, height: Math.min(a.y + a.height, b.y + b.height) - y,
  };
}

/// The box around both; either may be undefined.
export function union(a, b) {
  if (!a || !b) return a ?? b;
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x, y, width: Math.max(a.x + a.width, b.x + b.width) - x, height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

export const grown = (r, d) => ({ x: r.x - d, y: r.y - d, width: r.width + 2 * d, height: r.height + 2 * d });

/// Halves go up, and so does what is a half but for rounding.
export const snap = (edge) => Math.floor(edge + 0.5 + 1e-6);

/// Each edge on the nearest whole number: edges that coincide still do so afterwards.
export function snapped(r) {
  const x = snap(r.x);
  const y = snap(r.y);
  return { x, y, width: snap(r.x + r.width) - x, height: snap(r.y + r.height) - y };
}

/// The whole pixels that the rectangle touches.
export function outwards(r) {
  const x = Math.floor(r.x);
  const y = Math.floor(r.y);
  return { x, y, width: Math.ceil(r.x + r.width) - x, height: Math.ceil(r.y + r.height) - y };
}

/// A picture in what the sides leave of a room: whole, in the middle, and at most so large.
export function fitted(size, room, [top, right, bottom, left], most = 1) {
  const [across, down] = [room.width - left - right, room.height - top - bottom];
  const scale = Math.min(across / size.width, down / size.height, most);
  const [width, height] = [size.width * scale, size.height * scale];
  return { x: left + (across - width) / 2, y: top + (down - height) / 2, width, height };
}

/// Of an angle in degrees; those of quarters are whole.
export function sineAndCosine(degrees) {
  const whole = (value) => (degrees % 90 ? value : Math.round(value));
  const angle = degrees * Math.PI / 180;
  return [whole(Math.sin(angle)), whole(Math.cos(angle))];
}

/// The box around a picture that was turned by so many degrees.
export function turnedSize({ width, height }, degrees) {
  const [sine, cosine] = sineAndCosine(degrees).map(Math.abs);
  const up = (length) => Math.ceil(length - 1e-6);
  return { width: up(width * cosine + height * sine), height: up(width * sine + height * cosine) };
}

/// Whether a small version of a picture has other proportions than a rounding would give it.
export const isCropped = (small, whole) => Math.abs(small.width * whole.height / (small.height * whole.width) - 1) > 0.04;
