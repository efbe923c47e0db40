/** Small helpers for composing SVG text. Numbers are rounded so that the same drawing gives the same bytes. */

export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

type Attributes = Record<string, string | number | undefined>;

function attributes(values: Attributes): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? n2(value) : value}"`)
    .join('');
}

function n2(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export function path(d: string, values: Attributes = {}): string {
  return `<path d="${d}"${attributes(values)}/>`;
}

/** A line without fill, with round ends. */
export function line(d: string, stroke: string, width: number, opacity = 1): string {
  return path(d, { fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round', opacity });
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, values: Attributes = {}): string {
  return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}"${attributes(values)}/>`;
}

export function circle(cx: number, cy: number, r: number, values: Attributes = {}): string {
  return ellipse(cx, cy, r, r, values);
}

export function rect(x: number, y: number, width: number, height: number, values: Attributes = {}): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${attributes(values)}/>`;
}

export function group(content: string, values: Attributes = {}): string {
  return `<g${attributes(values)}>${content}</g>`;
}

type Stop = readonly [offset: number, colour: string, opacity?: number];

function stops(list: readonly Stop[]): string {
  return list
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${n2(offset)}" stop-color="${colour}" stop-opacity="${opacity ?? 1}"/>`,
    )
    .join('');
}

/** A linear gradient in the box of the shape it fills; x1, y1, x2, y2 from 0 to 1. */
export function linear(
  id: string,
  line_: readonly [number, number, number, number],
  list: readonly Stop[],
): string {
  const [x1, y1, x2, y2] = line_;
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`;
}

/** A radial gradient in the box of the shape it fills. */
export function radial(
  id: string,
  list: readonly Stop[],
  centre: readonly [number, number] = [0.5, 0.5],
  r = 0.5,
): string {
  return `<radialGradient id="${id}" cx="${centre[0]}" cy="${centre[1]}" r="${r}">${stops(list)}</radialGradient>`;
}

export function blur(id: string, deviation: number): string {
  return `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;
}

export function clip(id: string, d: string): string {
  return `<clipPath id="${id}"><path d="${d}"/></clipPath>`;
}
