/** How a picture is drawn: how many times its size, and how far from its middle, in pixels. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
const MOST = 4;
const DOUBLE_TAP = 2.5;

/** Within the window: never smaller than whole, never moved off its edge. */
export function held({ scale, x, y }: Zoom, width: number, height: number): Zoom {
  const within = Math.min(MOST, Math.max(1, scale));
  const most = (edge: number) => (edge * (within - 1)) / 2;
  const hold = (value: number, edge: number) => Math.min(most(edge), Math.max(-most(edge), value)) + 0;
  return { scale: within, x: hold(x, width), y: hold(y, height) };
}

/** Larger or smaller, with the point under the fingers staying there; points are counted from the middle of the window. */
export function zoomedAt(zoom: Zoom, factor: number, at: Point): Zoom {
  const scale = Math.min(MOST, Math.max(1, zoom.scale * factor));
  const real = scale / zoom.scale;
  return { scale, x: at.x - (at.x - zoom.x) * real, y: at.y - (at.y - zoom.y) * real };
}

/** What a double tap does: closer to where it was, or back to the whole. */
export const toggled = (zoom: Zoom, at: Point): Zoom =>
  zoom.scale > 1 ? WHOLE : zoomedAt(zoom, DOUBLE_TAP, at);

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
export const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
