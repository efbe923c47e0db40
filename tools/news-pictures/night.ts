import { circle, group, linear, n, path, rect } from '../portraits/svg.ts';
import { makeRandom, seedOf, type Random } from '../demo/random.ts';

/** What a picture of news or of a banner shows. */
export type SceneName = 'lanterns' | 'moon' | 'skyline';

const WIDTH = 1440;
const HEIGHT = 480;
const FONT = "'Noto Serif CJK JP', 'Noto Serif JP', 'Hiragino Mincho ProN', serif";
const GOLD = '#e8c583';

interface Colours {
  readonly sky: readonly [top: string, low: string];
  readonly far: string;
  readonly near: string;
}
const COLOURS: Readonly<Record<SceneName, Colours>> = {
  skyline: { sky: ['#1c2b2a', '#5b7d66'], far: '#22352f', near: '#120f18' },
  moon: { sky: ['#1d1026', '#6b2145'], far: '#3a1834', near: '#160d1c' },
  lanterns: { sky: ['#1a1420', '#4a2b1e'], far: '#2b1c1c', near: '#140e12' },
};

/** A drawn night of 1440 × 480 pixels as SVG, with words on it where there are some; the same call gives the same picture. */
export function drawNight(scene: SceneName, words?: readonly [string, string]): string {
  const random = makeRandom(seedOf('news', scene));
  const { sky, far, near } = COLOURS[scene];
  const defs = `<defs>${linear(
    'sky',
    [0, 0, 0, 1],
    [
      [0, sky[0]],
      [1, sky[1]],
    ],
  )}${linear(
    'shade',
    [0, 0, 1, 0],
    [
      [0, '#0c0810', 0.94],
      [0.4, '#0c0810', 0.8],
      [0.75, '#0c0810', 0],
    ],
  )}</defs>`;
  const parts = [
    rect(0, 0, WIDTH, HEIGHT, { fill: 'url(#sky)' }),
    ...(scene === 'lanterns' ? [] : [circle(1180, 120, 64, { fill: '#f3e3c3', opacity: 0.85 })]),
    houses(random, far, 0.55, 0),
    houses(random, near, 0.35, 0.4),
    ...(scene === 'lanterns' ? [lanterns(random)] : []),
    ...(words ? [rect(0, 0, WIDTH, HEIGHT, { fill: 'url(#shade)' }), wordsOf(words)] : []),
  ];
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`;
  return `${open}${defs}${parts.join('')}</svg>`;
}

/** A row of houses from the left to the right edge; so many of its windows are lit. */
function houses(random: Random, fill: string, height: number, lit: number): string {
  let drawn = '';
  for (let x = -20; x < WIDTH;) {
    const width = random.range(80, 190);
    const top = HEIGHT * (1 - height - random.range(0, 0.3));
    drawn += rect(x, top, width, HEIGHT - top, { fill });
    const end = lit > 0 ? HEIGHT - 30 : 0;
    for (let row = top + 24; row < end; row += 34)
      for (let column = x + 18; column < x + width - 22; column += 32)
        if (random.range(0, 1) < lit * 0.35)
          drawn += rect(column, row, 11, 15, { fill: GOLD, opacity: random.range(0.45, 0.95) });
    x += width + random.range(-6, 22);
  }
  return group(drawn);
}

/** Paper lanterns on a rope. */
function lanterns(random: Random): string {
  let drawn = path(`M-20 60 Q ${WIDTH / 2} 190 ${WIDTH + 20} 50`, {
    fill: 'none',
    stroke: '#0c0810',
    'stroke-width': 4,
  });
  for (let index = 0; index < 11; index++) {
    const x = 60 + index * 132;
    const y = 96 + 64 * Math.sin((Math.PI * x) / WIDTH) + random.range(-6, 6);
    drawn += circle(x, y + 34, 74, { fill: '#f0a24a', opacity: 0.14 });
    drawn += path(`M${n(x - 30)} ${n(y + 8)} q 30 -16 60 0 q 12 28 0 56 q -30 16 -60 0 q -12 -28 0 -56 z`, {
      fill: '#e9803a',
      opacity: 0.95,
    });
    drawn +=
      rect(x - 16, y - 2, 32, 9, { fill: '#0c0810' }) + rect(x - 16, y + 66, 32, 9, { fill: '#0c0810' });
  }
  return group(drawn);
}

function wordsOf([large, small]: readonly [string, string]): string {
  const text = (y: number, size: number, fill: string, content: string, weight: number) =>
    `<text x="96" y="${y}" font-family="${FONT}" font-size="${size}" font-weight="${weight}" fill="${fill}">${content}</text>`;
  return text(246, 88, '#fff7ec', large, 700) + text(334, 46, GOLD, small, 500);
}
