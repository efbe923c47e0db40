import { drawMaleClothes } from './male-clothes.ts';
import { makeRandom, seedOf } from '../demo/random.ts';
import type { Outfit, Person } from './person.ts';
import { circle, clip, ellipse, group, line, n, path } from './svg.ts';

/** Neck and shoulders as one skin shape; the cloth lies over it. */
const WOMAN =
  'M-31,60 C-31,108 -30,128 -36,140 C-52,158 -118,164 -150,196 C-176,226 -186,300 -196,420 L196,420 C186,300 176,226 150,196 C118,164 52,158 36,140 C30,128 31,108 31,60Z';
const MAN =
  'M-40,50 C-40,104 -40,124 -46,136 C-66,156 -150,164 -184,200 C-208,232 -214,310 -222,420 L222,420 C214,310 208,232 184,200 C150,164 66,156 46,136 C40,124 40,104 40,50Z';

/** The cloth of each outfit, down to the lower edge of the picture. */
const CLOTH: Record<Exclude<Outfit, 'kimono'>, string> = {
  vDress:
    'M-120,172 C-96,166 -82,166 -72,168 C-56,210 -28,246 0,262 C28,246 56,210 72,168 C82,166 96,166 120,172 C150,190 172,240 196,420 L-196,420 C-172,240 -150,190 -120,172Z',
  boat: 'M-138,186 C-90,196 -50,204 0,205 C50,204 90,196 138,186 C162,204 178,250 196,420 L-196,420 C-178,250 -162,204 -138,186Z',
  square:
    'M-118,174 L-84,170 C-82,190 -82,206 -80,226 L80,226 C82,206 82,190 84,170 L118,174 C150,190 172,240 196,420 L-196,420 C-172,240 -150,190 -118,174Z',
  halter:
    'M-34,146 C-44,190 -84,240 -124,280 C-150,300 -170,350 -180,420 L180,420 C170,350 150,300 124,280 C84,240 44,190 34,146 C20,158 -20,158 -34,146Z',
  lace: 'M-34,126 C-36,150 -90,160 -140,184 C-172,206 -184,270 -196,420 L196,420 C184,270 172,206 140,184 C90,160 36,150 34,126 C16,138 -16,138 -34,126Z',
  blouse:
    'M-38,142 C-60,158 -110,164 -146,188 C-176,214 -186,280 -196,420 L196,420 C186,280 176,214 146,188 C110,164 60,158 38,142 L0,216Z',
  knit: 'M-44,146 C-60,160 -112,164 -148,188 C-178,214 -188,280 -198,420 L198,420 C188,280 178,214 148,188 C112,164 60,160 44,146 C30,178 -30,178 -44,146Z',
  jacket:
    'M-46,148 C-66,162 -122,166 -160,192 C-188,218 -196,290 -204,420 L204,420 C196,290 188,218 160,192 C122,166 66,162 46,148 L8,300 L-8,300Z',
  strap:
    'M-104,420 C-112,330 -112,290 -120,262 C-100,232 -50,240 0,250 C50,240 100,232 120,262 C112,290 112,330 104,420Z M-180,420 C-170,330 -140,280 -116,262 L116,262 C140,280 170,330 180,420Z',
  oneShoulder:
    'M-140,184 C-116,168 -88,164 -62,162 C-40,196 40,240 132,268 C156,300 176,350 186,420 L-196,420 C-180,250 -164,206 -140,184Z',
  wrap: 'M-62,158 C-90,164 -124,170 -150,192 C-176,216 -186,290 -196,420 L196,420 C186,290 176,216 150,192 C124,170 90,164 62,158 C46,196 26,226 4,250 L-4,250 C-28,222 -48,192 -62,158Z',
};

/** Neck, shoulders, clothes and necklace. Needs the gradients `neck`, `cloth` and the filter `soft8`. */
export function drawBody(person: Person): string {
  const shape = person.male ? MAN : WOMAN;
  const skin =
    clip('bodyClip', shape) +
    path(shape, { fill: 'url(#neck)' }) +
    group(
      ellipse(person.turn * 5, 98, 46, 34, { fill: person.skin.deep, opacity: 0.62, filter: 'url(#soft8)' }) +
        line('M-96,186 Q-52,184 -16,198', person.skin.deep, 2, 0.28) +
        line('M96,186 Q52,184 16,198', person.skin.deep, 2, 0.28) +
        ellipse(person.lightFromLeft ? -120 : 120, 190, 46, 16, {
          fill: person.skin.light,
          opacity: 0.5,
          filter: 'url(#soft8)',
        }),
      { 'clip-path': 'url(#bodyClip)' },
    );
  if (person.male) return skin + drawMaleClothes(person);
  if (person.outfit === 'kimono') return skin + drawKimono(person);
  return skin + necklace(person) + drawDress(person, person.outfit);
}

function drawDress(person: Person, outfit: Exclude<Outfit, 'kimono'>): string {
  const d = CLOTH[outfit];
  const under =
    outfit === 'jacket'
      ? path('M-52,152 C-40,186 -20,206 0,214 C20,206 40,186 52,152 L90,420 L-90,420Z', { fill: '#ebe2d8' }) +
        line('M-50,156 C-38,188 -20,206 0,214 C20,206 38,188 50,156', '#fbf6f0', 4)
      : '';
  const folds =
    line('M-120,300 Q-90,340 -96,420', person.cloth.shade, 8, 0.35) +
    line('M112,290 Q86,340 96,420', person.cloth.shade, 8, 0.35) +
    line('M-30,330 Q-20,370 -26,420', person.cloth.light, 5, 0.25);
  const light = ellipse(person.lightFromLeft ? -130 : 130, 230, 60, 70, {
    fill: person.cloth.light,
    opacity: 0.5,
    filter: 'url(#soft8)',
  });
  return (
    straps(person, outfit) +
    under +
    clip('clothClip', d) +
    path(d, { fill: 'url(#cloth)' }) +
    group(light + group(folds, { filter: 'url(#soft4)' }), { 'clip-path': 'url(#clothClip)' }) +
    details(person, outfit)
  );
}

function straps(person: Person, outfit: Outfit): string {
  if (outfit !== 'strap') return '';
  return line('M-84,250 L-96,172', person.cloth.base, 5) + line('M84,250 L96,172', person.cloth.base, 5);
}

function details(person: Person, outfit: Outfit): string {
  const { accent, shade, light, base } = person.cloth;
  switch (outfit) {
    case 'blouse':
      return (
        path('M-38,140 C-56,158 -66,170 -62,188 L0,218Z M38,140 C56,158 66,170 62,188 L0,218Z', {
          fill: light,
        }) +
        (person.ornament
          ? path(
              'M0,222 C-26,204 -42,214 -38,230 C-34,244 -14,240 0,226 C14,240 34,244 38,230 C42,214 26,204 0,222Z M-4,228 L-16,286 L-4,280 L0,230 L6,280 L18,284 L5,228Z',
              { fill: accent },
            )
          : [244, 282, 320].map((y) => circle(0, y, 3.4, { fill: accent })).join(''))
      );
    case 'lace': {
      let dots = '';
      for (let i = -5; i <= 5; i += 1)
        dots += circle(i * 20, 206 - Math.abs(i) * 2.4, 4.2, { fill: light, opacity: 0.6 });
      return (
        dots + line('M-112,186 Q0,232 112,186', light, 2, 0.6) + line('M-34,128 Q0,142 34,128', light, 3, 0.8)
      );
    }
    case 'knit':
      return (
        line('M-46,150 C-30,184 30,184 46,150', light, 7, 0.85) +
        line('M-50,158 C-32,194 32,194 50,158', shade, 2, 0.5)
      );
    case 'jacket':
      return (
        path('M-46,148 L-84,176 L-62,214 L-76,224 L-8,304Z', { fill: light, opacity: 0.55 }) +
        path('M46,148 L84,176 L62,214 L76,224 L8,304Z', { fill: shade, opacity: 0.6 })
      );
    case 'wrap':
      return (
        line('M-62,160 C-46,196 -26,226 40,286', light, 3, 0.6) +
        line('M62,160 C46,196 26,226 4,250', shade, 3, 0.6)
      );
    case 'vDress':
      return line('M-72,168 C-56,210 -28,246 0,262 C28,246 56,210 72,168', light, 2.4, 0.7);
    case 'square':
      return line('M-84,172 C-82,190 -82,206 -80,226 L80,226 C82,206 82,190 84,172', light, 2.4, 0.7);
    case 'boat':
      return line('M-138,186 C-90,196 -50,204 0,205 C50,204 90,196 138,186', light, 2.4, 0.7);
    case 'halter':
      return line('M-34,147 C-20,158 20,158 34,147', accent, 4, 0.9);
    case 'oneShoulder':
      return line('M-62,162 C-40,196 40,240 132,268', light, 3, 0.65);
    default:
      return line(
        'M-120,262 C-100,232 -50,240 0,250 C50,240 100,232 120,262',
        base === shade ? accent : light,
        2.4,
        0.7,
      );
  }
}

function necklace(person: Person): string {
  if (person.male || ['lace', 'knit', 'blouse', 'halter', 'kimono'].includes(person.outfit)) return '';
  const arc = 'M-46,154 C-34,192 34,192 46,154';
  if (person.necklace === 'chain') return line(arc, '#e6c98c', 1.6, 0.95);
  if (person.necklace === 'pendant') {
    return (
      line('M-46,154 C-30,204 30,204 46,154', '#e6c98c', 1.5, 0.95) +
      path('M0,190 l5,8 l-5,9 l-5,-9Z', { fill: '#fbeecb' })
    );
  }
  if (person.necklace === 'pearls') {
    let pearls = '';
    for (let i = -7; i <= 7; i += 1) {
      const t = i / 7;
      pearls +=
        circle(t * 44, 183 - t * t * 28, 4, { fill: '#f6ede4' }) +
        circle(t * 44 - 1, 182 - t * t * 28, 1.2, { fill: '#fff' });
    }
    return pearls;
  }
  return '';
}

/** A kimono: white under-collar, collar crossing left over right, a quiet pattern and the obi. */
function drawKimono(person: Person): string {
  const random = makeRandom(seedOf('kimono', person.number));
  const robe =
    'M-44,140 C-66,158 -126,164 -162,192 C-192,220 -198,290 -206,420 L206,420 C198,290 192,220 162,192 C126,164 66,158 44,140 L6,268 L-6,268Z';
  let pattern = '';
  for (let i = 0; i < 17; i += 1) {
    const x = random.range(-190, 190);
    const y = random.range(190, 360);
    const size = random.range(5, 11);
    pattern += [0, 72, 144, 216, 288]
      .map((a) =>
        ellipse(x, y - size * 0.7, size * 0.42, size * 0.6, {
          fill: i % 3 ? person.cloth.light : person.cloth.accent,
          opacity: 0.75,
          transform: `rotate(${a} ${n(x)} ${n(y)})`,
        }),
      )
      .join('');
  }
  const collar = (inset: number, width: number): string =>
    `M${-50 + inset},138 C${-40 + inset},190 ${-12},236 44,${300 - inset} L${44 - width * 0.6},${300 + width} C${-30},250 ${-62 + inset},196 ${-62 + inset},150Z`;
  const under =
    'M-42,136 C-32,182 -8,222 20,252 L44,138 L36,138 C30,180 18,210 6,232 C-14,206 -28,176 -34,136Z';
  return (
    clip('clothClip', robe) +
    path(robe, { fill: 'url(#cloth)' }) +
    group(pattern, { 'clip-path': 'url(#clothClip)' }) +
    path(under, { fill: '#f7f1e8' }) +
    path('M50,138 C44,190 20,236 -30,288 L-16,304 C44,250 64,196 62,150Z', { fill: person.cloth.shade }) +
    path(collar(0, 18), { fill: person.cloth.base }) +
    line('M-46,140 C-36,190 -8,236 46,298', '#f7f1e8', 3.4, 0.95) +
    path('M-150,322 Q0,344 150,322 L156,420 L-156,420Z', { fill: person.cloth.accent }) +
    line('M-152,352 Q0,374 152,352', person.cloth.base, 6, 0.9) +
    line('M-150,324 Q0,346 150,324', person.cloth.shade, 3, 0.5)
  );
}
