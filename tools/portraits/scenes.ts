import { makeRandom, seedOf } from '../demo/random.ts';
import { backgroundDefs, drawBackground } from './background.ts';
import { MOODS } from './palette.ts';
import type { Mood } from './palette.ts';
import { blur, circle, ellipse, group, line, linear, n, path, rect } from './svg.ts';

/** Still lifes for a profile's second to fifth photo: things somebody likes, never somebody else's face. */
export const SCENE_COUNT = 24;

const SUBJECTS = [wine, coffee, sushi, flowers, cocktail, sweets, sake, skyline] as const;
/** What each scene shows, in numerical order; the pool goes through it three times. */
export const SCENE_SUBJECTS = [
  'wine',
  'coffee',
  'sushi',
  'flowers',
  'cocktail',
  'sweets',
  'sake',
  'skyline',
] as const;

/** Composes scene 1 … 24 as SVG text, 480 × 640. Pure. */
export function drawScene(scene: number): string {
  const mood = MOODS[(scene * 5 + Math.floor(scene / 12)) % MOODS.length] as Mood;
  const subject = SUBJECTS[(scene - 1) % SUBJECTS.length] ?? wine;
  const flip = Math.floor((scene - 1) / SUBJECTS.length) % 2 === 1;
  const table =
    subject === skyline
      ? ''
      : ellipse(240, 690, 430, 220, { fill: 'url(#table)' }) +
        ellipse(240, 560, 190, 34, { fill: '#000', opacity: 0.28, filter: 'url(#soft8)' });
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="640" viewBox="0 0 480 640"><defs>' +
    backgroundDefs(mood) +
    linear(
      'table',
      [0, 0, 0, 1],
      [
        [0, '#6b4a38'],
        [0.4, '#3a2620'],
        [1, '#1a1113'],
      ],
    ) +
    linear(
      'glass',
      [0, 0, 1, 0],
      [
        [0, '#ffffff', 0.34],
        [0.4, '#ffffff', 0.08],
        [1, '#ffffff', 0.26],
      ],
    ) +
    linear(
      'porcelain',
      [0, 0, 1, 1],
      [
        [0, '#fdf9f3'],
        [0.6, '#e6dcd0'],
        [1, '#b8a999'],
      ],
    ) +
    blur('soft2', 1.4) +
    blur('soft4', 4) +
    blur('soft8', 9) +
    '</defs>' +
    drawBackground(mood, scene % 3 === 0 ? 'curtain' : 'bokeh', `scene ${scene}`) +
    table +
    group(subject(mood, scene), flip ? { transform: 'translate(480 0) scale(-1 1)' } : {}) +
    rect(0, 500, 480, 140, { fill: 'url(#floor)' }) +
    '</svg>'
  );
}

function wineGlass(x: number, wineColour: string, scale: number): string {
  return group(
    path('M-62,0 C-66,96 -40,138 0,142 C40,138 66,96 62,0Z', { fill: 'url(#glass)' }) +
      path('M-61,50 C-56,104 -36,134 0,137 C36,134 56,104 61,50Z', { fill: wineColour, opacity: 0.92 }) +
      ellipse(0, 50, 61, 9, { fill: wineColour }) +
      ellipse(0, 49, 56, 6, { fill: '#fff', opacity: 0.16 }) +
      line('M0,142 V250', '#efe6ee', 5, 0.55) +
      ellipse(0, 254, 50, 9, { fill: '#efe6ee', opacity: 0.4 }) +
      line('M-44,12 C-46,70 -36,100 -22,118', '#fff', 5, 0.5) +
      ellipse(0, 0, 62, 8, { fill: 'none', stroke: '#fff', 'stroke-width': 1.6, opacity: 0.6 }),
    { transform: `translate(${n(x)} 308) scale(${scale})` },
  );
}

function wine(_mood: Mood, scene: number): string {
  const colour = scene > 12 ? '#e8cf8c' : '#6d1428';
  return wineGlass(322, colour, 0.88) + wineGlass(178, colour, 1.02);
}

function coffee(): string {
  return (
    ellipse(240, 540, 168, 34, { fill: 'url(#porcelain)' }) +
    ellipse(240, 534, 120, 20, { fill: '#c9bbab', opacity: 0.6 }) +
    path('M142,420 C146,500 180,534 240,534 C300,534 334,500 338,420Z', { fill: 'url(#porcelain)' }) +
    path('M336,438 C392,430 392,500 322,498', { fill: 'none', stroke: '#e6dcd0', 'stroke-width': 13 }) +
    ellipse(240, 420, 98, 22, { fill: '#f6efe5' }) +
    ellipse(240, 421, 88, 18, { fill: '#6a4128' }) +
    path(
      'M240,409 C216,404 196,414 208,424 C216,431 232,434 240,436 C248,434 264,431 272,424 C284,414 264,404 240,409Z',
      { fill: '#f0dcc0' },
    ) +
    group(
      line('M212,390 C196,350 236,330 216,280', '#fff', 9, 0.2) +
        line('M262,386 C246,346 290,322 266,268', '#fff', 9, 0.18),
      { filter: 'url(#soft4)' },
    )
  );
}

function sushi(): string {
  const piece = (x: number, y: number, colour: string, stripe: string): string =>
    group(
      ellipse(0, 20, 50, 20, { fill: '#f7f1e6' }) +
        ellipse(0, 26, 48, 14, { fill: '#d8cdbd', opacity: 0.6 }) +
        path('M-62,8 C-56,-26 50,-32 62,2 C66,18 40,16 0,15 C-40,15 -66,26 -62,8Z', { fill: colour }) +
        [-34, -10, 14, 36].map((k) => line(`M${k},-16 q-8,14 -6,28`, stripe, 3.4, 0.65)).join(''),
      { transform: `translate(${x} ${y}) rotate(-12)` },
    );
  return (
    path('M40,520 L404,456 L452,520 L88,590Z', { fill: '#8b6244' }) +
    path('M40,520 L88,590 L88,612 L40,542Z', { fill: '#5a3c29' }) +
    path('M88,590 L452,520 L452,542 L88,612Z', { fill: '#6d4b34' }) +
    piece(152, 508, '#d9675a', '#f3b3a2') +
    piece(258, 488, '#efe0d2', '#cdb4a4') +
    piece(362, 470, '#e58d4f', '#f9cf9f') +
    circle(112, 552, 13, { fill: '#8fae6c' }) +
    path('M196,556 q26,-22 54,-10 q-18,20 -54,10Z', { fill: '#f0b7a8' })
  );
}

function flowers(mood: Mood, scene: number): string {
  const random = makeRandom(seedOf('flowers', scene));
  const colours = [mood.rim, mood.lights[0] ?? '#fff', '#f6ece4'];
  let bloom = '';
  for (let i = 0; i < 9; i += 1) {
    const x = 240 + (i - 4) * 30 + random.range(-10, 10);
    const y = 250 + Math.abs(i - 4) * 18 + random.range(-34, 34);
    const size = random.range(24, 42);
    bloom += line(`M240,440 Q${n((240 + x) / 2)},380 ${n(x)},${n(y)}`, '#5c7a58', 3.4, 0.9);
    bloom += [0, 60, 120, 180, 240, 300]
      .map((a) =>
        ellipse(x, y - size * 0.5, size * 0.38, size * 0.58, {
          fill: colours[i % 3] ?? '#fff',
          opacity: 0.9,
          transform: `rotate(${a + i * 11} ${n(x)} ${n(y)})`,
        }),
      )
      .join('');
    bloom += circle(x, y, size * 0.24, { fill: '#d9a75a' });
  }
  return (
    bloom +
    path('M190,430 C196,470 172,520 196,566 C220,580 260,580 284,566 C308,520 284,470 290,430Z', {
      fill: 'url(#porcelain)',
    }) +
    ellipse(240, 430, 50, 9, { fill: '#9a8b7c' })
  );
}

function cocktail(mood: Mood, scene: number): string {
  const colour = ['#e08a6a', '#d96d8c', '#8fb46e'][Math.floor(scene / 8)] ?? '#e08a6a';
  return (
    path('M120,286 L360,286 L246,430 L234,430Z', { fill: 'url(#glass)' }) +
    path('M146,318 L334,318 L246,424 L234,424Z', { fill: colour, opacity: 0.9 }) +
    ellipse(240, 318, 94, 11, { fill: colour }) +
    ellipse(240, 316, 84, 7, { fill: '#fff', opacity: 0.25 }) +
    line('M240,428 V552', '#f2ecf2', 6, 0.6) +
    ellipse(240, 558, 66, 11, { fill: '#f2ecf2', opacity: 0.42 }) +
    circle(322, 286, 30, { fill: '#f3c66b' }) +
    circle(322, 286, 24, { fill: '#f9dd9c' }) +
    [0, 60, 120]
      .map((a) =>
        line('M300,286 H344', '#f3c66b', 2.4).replace('<path', `<path transform="rotate(${a} 322 286)"`),
      )
      .join('') +
    line('M140,292 L226,408', '#fff', 4, 0.45) +
    circle(206, 352, 4, { fill: mood.rim, opacity: 0.7 })
  );
}

function sweets(): string {
  return (
    ellipse(240, 548, 184, 36, { fill: 'url(#porcelain)' }) +
    ellipse(240, 541, 138, 22, { fill: '#cdbfae', opacity: 0.5 }) +
    path('M136,440 L330,414 L356,432 L356,522 L158,552 L136,528Z', { fill: '#f3dfc0' }) +
    path('M136,440 L330,414 L356,432 L158,462Z', { fill: '#fbf3e8' }) +
    path('M136,474 L158,496 L356,466 L356,480 L158,510 L136,488Z', { fill: '#c25563' }) +
    path('M136,504 L158,528 L356,497 L356,506 L158,537 L136,513Z', { fill: '#fbf3e8' }) +
    path('M244,378 C206,362 196,412 236,434 C272,420 282,370 244,378Z', { fill: '#c73b4a' }) +
    path('M238,384 q-18,-16 -32,-4 q16,12 32,4 q6,-18 26,-14 q-6,14 -26,14Z', { fill: '#6f9a5b' }) +
    [
      [226, 396],
      [246, 394],
      [236, 412],
      [254, 408],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 1.8, { fill: '#f7dca0' }))
      .join('')
  );
}

function sake(mood: Mood): string {
  return (
    path(
      'M232,300 C232,336 224,350 206,372 C170,416 172,520 196,548 C220,562 284,562 308,548 C332,520 334,416 298,372 C280,350 272,336 272,300Z',
      { fill: 'url(#porcelain)' },
    ) +
    ellipse(252, 300, 25, 7, { fill: '#a09080' }) +
    ellipse(252, 298, 22, 4.6, { fill: '#5d5048' }) +
    line('M196,430 Q252,452 308,430', mood.mid, 5, 0.7) +
    line('M192,446 Q252,468 312,446', mood.top, 2.4, 0.7) +
    path('M338,498 C342,540 358,556 384,556 C410,556 426,540 430,498Z', { fill: 'url(#porcelain)' }) +
    ellipse(384, 498, 46, 11, { fill: '#f7f0e6' }) +
    ellipse(384, 500, 38, 7.6, { fill: '#d9d3c0' }) +
    path('M84,572 q46,-58 112,-40 q-40,44 -112,40Z', { fill: '#8a9c6a', opacity: 0.85 }) +
    line('M88,570 Q130,548 190,534', '#5f7048', 2.4, 0.8)
  );
}

function skyline(mood: Mood, scene: number): string {
  const random = makeRandom(seedOf('skyline', scene));
  let city = '';
  for (let layer = 0; layer < 2; layer += 1) {
    for (let x = -20; x < 480;) {
      const width = random.range(38, 82);
      const top = random.range(layer ? 380 : 280, layer ? 500 : 420);
      city += rect(x, top, width, 640 - top, {
        fill: layer ? '#0f0b16' : mood.low,
        opacity: layer ? 0.92 : 0.85,
      });
      for (let i = 0; i < (layer ? 10 : 7); i += 1) {
        city += rect(
          x + 6 + Math.floor(random.range(0, (width - 14) / 10)) * 10,
          top + 12 + random.int(0, 14) * 13,
          4.4,
          6,
          { fill: random.pick(mood.lights), opacity: random.range(0.35, 0.9) },
        );
      }
      x += width + random.range(2, 10);
    }
  }
  return (
    path('M334,104 a46,46 0 1,0 56,62 a40,40 0 0,1 -56,-62Z', {
      fill: '#fff2d4',
      opacity: 0.85,
      filter: 'url(#soft2)',
    }) + city
  );
}
