import { makeRandom, seedOf } from '../demo/random.ts';
import type { Random } from '../demo/random.ts';
import type { Mood } from './palette.ts';
import { circle, group, line, linear, n, path, radial, rect } from './svg.ts';

export type Setting = 'bokeh' | 'window' | 'curtain' | 'lamp' | 'moon';

/** Gradients used by `drawBackground`. */
export function backgroundDefs(mood: Mood): string {
  return (
    linear(
      'wall',
      [0.1, 0, 0.75, 1],
      [
        [0, mood.top],
        [0.5, mood.mid],
        [1, mood.low],
      ],
    ) +
    radial('halo', [
      [0, mood.rim, 0.34],
      [0.6, mood.top, 0.16],
      [1, mood.top, 0],
    ]) +
    linear(
      'floor',
      [0, 0, 0, 1],
      [
        [0, mood.low, 0],
        [1, '#0c0810', 0.72],
      ],
    ) +
    linear(
      'ceiling',
      [0, 0, 0, 1],
      [
        [0, '#0c0810', 0.42],
        [1, '#0c0810', 0],
      ],
    )
  );
}

/** Wall, out-of-focus lights and, by setting, a window, curtain, lamp or moon. 480 × 640. */
export function drawBackground(mood: Mood, setting: Setting, key: string | number): string {
  const random = makeRandom(seedOf('background', key));
  return (
    rect(0, 0, 480, 640, { fill: 'url(#wall)' }) +
    scenery(mood, setting, random) +
    lights(mood, random) +
    circle(240, 330, 290, { fill: 'url(#halo)' }) +
    rect(0, 0, 480, 150, { fill: 'url(#ceiling)' })
  );
}

function lights(mood: Mood, random: Random): string {
  let far = '';
  let near = '';
  for (let i = 0; i < 20; i += 1) {
    const y = random.range(40, 470);
    far += circle(random.range(-10, 490), y, random.range(9, 24), {
      fill: random.pick(mood.lights),
      opacity: random.range(0.14, 0.4),
    });
  }
  for (let i = 0; i < 11; i += 1) {
    const x = random.chance(0.5) ? random.range(-20, 150) : random.range(330, 500);
    const y = random.range(60, 500);
    const r = random.range(20, 44);
    const colour = random.pick(mood.lights);
    const opacity = random.range(0.12, 0.34);
    near +=
      circle(x, y, r, { fill: colour, opacity }) +
      circle(x, y, r - 1.5, { fill: 'none', stroke: colour, 'stroke-width': 1.6, opacity: opacity * 0.4 });
  }
  return group(far, { filter: 'url(#soft4)' }) + group(near, { filter: 'url(#soft2)' });
}

function scenery(mood: Mood, setting: Setting, random: Random): string {
  switch (setting) {
    case 'window': {
      let city = '';
      for (let i = 0; i < 9; i += 1) {
        const x = i * 58 - 20;
        const height = random.range(120, 290);
        city += rect(x, 470 - height, random.range(38, 62), height + 200, { fill: mood.low, opacity: 0.55 });
      }
      const bars = [96, 384].map((x) => rect(x, 0, 7, 640, { fill: mood.low, opacity: 0.6 })).join('');
      return (
        group(city, { filter: 'url(#soft4)' }) +
        group(bars + rect(0, 128, 480, 6, { fill: mood.low, opacity: 0.5 }), { filter: 'url(#soft2)' })
      );
    }
    case 'curtain': {
      let folds = '';
      for (let i = 0; i < 10; i += 1) {
        const x = i * 52 + random.range(-8, 8);
        folds += line(
          `M${n(x)},-20 Q${n(x + random.range(-14, 14))},300 ${n(x + random.range(-8, 8))},660`,
          i % 2 ? mood.low : mood.rim,
          random.range(14, 24),
          i % 2 ? 0.3 : 0.09,
        );
      }
      return group(folds, { filter: 'url(#soft8)' });
    }
    case 'lamp': {
      const x = random.chance(0.5) ? 78 : 402;
      return (
        circle(x, 170, 130, { fill: 'url(#halo)' }) +
        group(
          line(`M${x},0 V112`, mood.low, 3, 0.8) +
            path(`M${x - 22},112 L${x + 22},112 L${x + 44},168 L${x - 44},168Z`, {
              fill: mood.lights[0] ?? mood.rim,
              opacity: 0.78,
            }),
          { filter: 'url(#soft2)' },
        )
      );
    }
    case 'moon': {
      const x = random.chance(0.5) ? 96 : 384;
      return (
        circle(x, 130, 110, { fill: 'url(#halo)' }) +
        path(`M${x - 6},86 a46,46 0 1,0 44,66 a38,38 0 0,1 -44,-66Z`, {
          fill: '#fff3d6',
          opacity: 0.85,
          filter: 'url(#soft2)',
        })
      );
    }
    case 'bokeh':
      return '';
  }
}
