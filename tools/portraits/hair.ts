import { makeRandom, seedOf } from '../demo/random.ts';
import type { Fringe, HairStyle, Person } from './person.ts';
import { circle, clip, ellipse, group, line, n, path } from './svg.ts';

/** The layers of one head of hair, and which ears it leaves free. */
export type Hair = { back: string; cap: string; over: string; ears: { left: boolean; right: boolean } };

const CAP = 'M-87,34 C-99,-62 -72,-143 0,-143 C72,-143 99,-62 87,34';

/** Lower edge of the front hair, from the right temple to the left one. */
const FRINGE_EDGE: Record<Fringe, string> = {
  sweptLeft: 'C82,2 80,-22 70,-40 C46,-42 4,-54 -30,-94 C-36,-74 -62,-46 -70,-18 C-76,0 -78,16 -87,34Z',
  sweptRight: 'C78,16 76,0 70,-22 C62,-46 36,-74 30,-94 C-4,-54 -46,-42 -70,-40 C-80,-22 -82,2 -87,34Z',
  centre: 'C80,6 76,-18 66,-40 C52,-56 20,-70 1,-94 C-18,-70 -52,-56 -66,-40 C-76,-18 -80,6 -87,34Z',
  full: 'C80,14 78,-4 71,-26 Q56,-35 42,-30 Q28,-38 14,-31 Q0,-40 -14,-32 Q-30,-38 -44,-30 Q-58,-35 -71,-26 C-78,-4 -80,14 -87,34Z',
  wispy:
    'C80,10 77,-8 70,-26 C60,-44 44,-58 26,-66 C10,-72 -10,-72 -26,-66 C-44,-58 -60,-44 -70,-26 C-77,-10 -80,10 -87,34Z',
  back: 'C82,-16 74,-52 40,-72 C16,-82 -16,-82 -40,-72 C-74,-52 -82,-16 -87,34Z',
};

/** Gathered hair follows the skull down to the nape. */
const GATHERED =
  'M0,-143 C-80,-143 -97,-62 -91,8 C-88,44 -66,84 -30,98 L30,98 C66,84 88,44 91,8 C97,-62 80,-143 0,-143Z';

/** Hair behind head and shoulders. */
const BACK: Record<HairStyle, string> = {
  long: 'M0,-143 C-80,-143 -100,-60 -98,20 C-97,110 -112,200 -122,290 Q-60,322 0,322 Q60,322 122,290 C112,200 97,110 98,20 C100,-60 80,-143 0,-143Z',
  halfUp:
    'M0,-146 C-82,-146 -100,-60 -97,20 C-96,100 -112,170 -112,250 Q-60,290 0,290 Q60,290 112,250 C112,170 96,100 97,20 C100,-60 82,-146 0,-146Z',
  wavy: 'M0,-146 C-86,-146 -106,-56 -102,12 C-100,44 -124,62 -118,98 C-113,124 -138,146 -128,184 C-122,208 -134,222 -122,250 Q-60,284 0,280 Q60,284 122,250 C134,222 122,208 128,184 C138,146 113,124 118,98 C124,62 100,44 102,12 C106,-56 86,-146 0,-146Z',
  sideWaves:
    'M0,-144 C-84,-144 -100,-58 -97,16 C-98,48 -116,66 -112,100 C-110,120 -104,130 -90,140 L70,150 C92,120 98,70 96,20 C100,-60 80,-144 0,-144Z',
  medium:
    'M0,-143 C-82,-143 -102,-58 -98,18 C-97,70 -110,104 -126,134 Q-100,150 -70,150 L70,150 Q100,150 126,134 C110,104 97,70 98,18 C102,-58 82,-143 0,-143Z',
  bob: 'M0,-144 C-84,-144 -106,-58 -104,14 C-104,56 -112,84 -104,112 Q-76,126 -48,118 L48,118 Q76,126 104,112 C112,84 104,56 104,14 C106,-58 84,-144 0,-144Z',
  short:
    'M0,-144 C-84,-144 -102,-60 -99,4 C-98,36 -94,60 -78,82 L78,82 C94,60 98,36 99,4 C102,-60 84,-144 0,-144Z',
  updo: GATHERED,
  chignon: GATHERED,
  lowPony: GATHERED,
  highPony: GATHERED,
  braid: GATHERED,
};

/** Locks that fall in front of the shoulders (left side; the right one is mirrored unless the style is one-sided). */
const LOCKS: Partial<Record<HairStyle, { d: string; both: boolean }>> = {
  long: {
    d: 'M-84,-30 C-98,30 -96,110 -112,190 C-118,226 -116,262 -108,300 C-92,262 -74,230 -70,180 C-66,130 -64,90 -70,40 Q-78,6 -76,-30Z',
    both: true,
  },
  halfUp: {
    d: 'M-84,-20 C-98,40 -96,100 -108,170 C-112,206 -106,230 -94,258 C-80,220 -68,190 -68,150 C-66,110 -64,80 -71,36 Q-78,6 -76,-24Z',
    both: true,
  },
  wavy: {
    d: 'M-84,-30 C-104,20 -96,50 -114,84 C-126,112 -104,132 -120,164 C-130,192 -112,210 -116,246 C-92,232 -78,206 -84,180 C-66,158 -84,134 -70,112 C-60,88 -78,66 -71,36 Q-78,6 -76,-26Z',
    both: true,
  },
  sideWaves: {
    d: 'M-85,-30 C-106,24 -98,60 -116,94 C-130,128 -108,146 -122,184 C-130,214 -114,240 -104,276 C-76,256 -50,226 -58,190 C-36,160 -58,132 -52,108 C-52,84 -76,62 -71,32 Q-78,4 -76,-28Z',
    both: false,
  },
  medium: {
    d: 'M-85,-30 C-100,24 -97,74 -112,108 Q-120,124 -128,134 C-104,138 -84,128 -74,104 C-66,84 -66,62 -71,36 Q-78,6 -76,-26Z',
    both: true,
  },
  bob: {
    d: 'M-86,-40 C-106,10 -106,60 -108,108 C-92,120 -72,120 -60,108 C-70,84 -70,60 -72,36 Q-78,4 -76,-30Z',
    both: true,
  },
  short: { d: 'M-86,-40 C-100,0 -98,40 -88,64 C-80,58 -74,46 -73,26 Q-77,0 -76,-30Z', both: true },
  lowPony: {
    d: 'M-66,84 C-92,96 -104,124 -106,164 C-110,206 -92,244 -84,288 C-64,254 -50,214 -58,172 C-62,140 -54,116 -50,102Z',
    both: false,
  },
  braid: {
    d: 'M-66,86 C-92,92 -104,110 -98,132 C-112,148 -106,166 -98,178 C-110,194 -104,212 -96,224 C-104,240 -94,262 -84,284 C-70,264 -62,246 -70,228 C-58,214 -60,196 -66,182 C-54,168 -56,150 -62,136 C-52,122 -52,108 -52,98Z',
    both: false,
  },
};

/** Thin hairs along the flow of a mass, so that it does not look like a helmet. */
function strands(
  person: Person,
  part: string,
  count: number,
  curve: (t: number, wobble: number) => string,
): string {
  const random = makeRandom(seedOf('strands', part, person.number));
  let out = '';
  for (let i = 0; i < count; i += 1) {
    const bright = random.chance(0.55);
    out += line(
      curve((i + random.next()) / count, random.range(-1, 1)),
      bright ? person.hairColour.shine : person.hairColour.dark,
      random.range(0.9, 2.6),
      bright ? random.range(0.16, 0.4) : random.range(0.25, 0.5),
    );
  }
  return out;
}

function mass(id: string, d: string, fill: string, inner: string): string {
  return clip(id, d) + path(d, { fill }) + group(inner, { 'clip-path': `url(#${id})` });
}

function drawBack(person: Person, style: HairStyle): string {
  const long = ['long', 'halfUp', 'wavy'].includes(style);
  const waves = style === 'wavy' ? 16 : 4;
  const flow = strands(person, 'back', long ? 22 : 10, (t, wobble) => {
    const x = (t - 0.5) * 236;
    return `M${n(x * 0.7)},-20 C${n(x * 0.86 + waves)},60 ${n(x - waves)},140 ${n(x + wobble * 10)},320`;
  });
  const body = mass('backClip', BACK[style], 'url(#hairBack)', flow);
  const top: Partial<Record<HairStyle, string>> = {
    updo: bun(person, 0, -148, 46, 40),
    chignon: bun(person, 56, 92, 44, 36),
    highPony:
      mass(
        'ponyClip',
        'M-10,-150 C40,-196 118,-150 122,-60 C126,30 104,110 134,196 C84,176 66,110 76,40 C82,-30 66,-100 -10,-150Z',
        'url(#hairBack)',
        strands(
          person,
          'pony',
          9,
          (t, w) =>
            `M${n(10 + t * 20)},-150 C${n(70 + t * 46)},-150 ${n(80 + t * 44)},20 ${n(74 + t * 56 + w * 4)},200`,
        ),
      ) + ellipse(8, -146, 20, 15, { fill: person.hairColour.dark }),
  };
  return (top[style] ?? '') + body;
}

function bun(person: Person, x: number, y: number, rx: number, ry: number): string {
  const curl = (k: number): string =>
    `M${n(x - rx * k)},${n(y + ry * 0.5)} C${n(x - rx * k)},${n(y - ry * k * 1.1)} ${n(x + rx * k)},${n(y - ry * k * 1.1)} ${n(x + rx * k * 0.9)},${n(y + ry * 0.4)}`;
  return (
    ellipse(x, y, rx, ry, { fill: person.hairColour.base }) +
    ellipse(x, y + 6, rx * 0.92, ry * 0.86, {
      fill: person.hairColour.dark,
      opacity: 0.5,
      filter: 'url(#soft4)',
    }) +
    [0.35, 0.58, 0.8]
      .map((k, i) => line(curl(k), i === 1 ? person.hairColour.dark : person.hairColour.shine, 2.2, 0.38))
      .join('')
  );
}

function drawCap(person: Person, fringe: Fringe): string {
  const edge = FRINGE_EDGE[fringe];
  const partX = { sweptLeft: -30, sweptRight: 30, centre: 1, full: 0, wispy: 0, back: 0 }[fringe];
  const flow = strands(person, 'cap', 24, (t, wobble) => {
    const x = (t - 0.5) * 190;
    const end = fringe === 'full' ? -20 : 34;
    if (fringe === 'back')
      return `M${n(x * 0.9)},${n(-44 - (1 - Math.abs(t - 0.5) * 2) * 34)} Q${n(x * 0.7)},-120 ${n(x * 0.4 + wobble * 8)},-146`;
    return `M${n(partX + x * 0.12)},-142 C${n(partX + x * 0.7)},-122 ${n(x * 0.96)},-76 ${n(x + wobble * 6)},${n(end)}`;
  });
  const band =
    line('M-80,-58 Q-62,-112 -6,-121', person.hairColour.shine, 13, person.lightFromLeft ? 0.5 : 0.16) +
    line('M80,-58 Q62,-112 6,-121', person.hairColour.shine, 13, person.lightFromLeft ? 0.16 : 0.5);
  const wisps =
    fringe === 'wispy'
      ? strands(
          person,
          'wisps',
          11,
          (t, w) =>
            `M${n((t - 0.5) * 34)},-112 Q${n((t - 0.5) * 88)},-70 ${n((t - 0.5) * 104 + w * 4)},${n(-27 + w * 5)}`,
        )
      : '';
  const solidWisps =
    fringe === 'wispy'
      ? [-56, -45, -34, -23, -12, -1, 10, 21, 32, 43, 54]
          .map((x, i) =>
            path(
              `M${n(x * 0.66 - 10)},-100 Q${n(x * 0.94 - 10)},-58 ${n(x * 1.02 + (i % 2 ? 2 : -2))},${-34 + (i % 3) * 5} Q${n(x * 0.98 + 9)},-58 ${n(x * 0.66 + 11)},-100Z`,
              { fill: 'url(#hairLock)', opacity: 0.74 },
            ),
          )
          .join('')
      : '';
  return (
    solidWisps +
    mass('capClip', `${CAP} ${edge}`, 'url(#hair)', group(band, { filter: 'url(#soft4)' }) + flow) +
    wisps
  );
}

function drawLocks(person: Person, style: HairStyle): string {
  const lock = LOCKS[style];
  if (!lock) return looseStrands(person);
  const wave = style === 'wavy' || style === 'sideWaves' ? 12 : 3;
  const flow = strands(person, 'lock', 9, (t, w) => {
    const x = -118 + t * 58;
    return `M${n(-84 + t * 12)},-40 C${n(x + wave)},40 ${n(x - wave)},120 ${n(x + 8 + w * 5)},300`;
  });
  const tie =
    style === 'lowPony' || style === 'braid'
      ? ellipse(-60, 94, 13, 8, { fill: person.cloth.accent, transform: 'rotate(-38 -60 94)' })
      : '';
  const knots =
    style === 'braid'
      ? [124, 160, 198, 236]
          .map((y) => line(`M-100,${y - 12} Q-80,${y + 8} -56,${y - 4}`, person.hairColour.dark, 3, 0.65))
          .join('')
      : '';
  const one = (id: string): string => mass(id, lock.d, 'url(#hairLock)', flow + knots);
  return one('lockL') + tie + (lock.both ? group(one('lockR'), { transform: 'scale(-1 1)' }) : '');
}

/** Two fine strands in front of the ears for gathered hair. */
function looseStrands(person: Person): string {
  const side = (s: number): string =>
    path(`M${s * 78},-34 C${s * 88},0 ${s * 84},30 ${s * 76},66 C${s * 80},30 ${s * 78},0 ${s * 71},-30Z`, {
      fill: person.hairColour.base,
    });
  return side(1) + side(-1);
}

function ornament(person: Person, style: HairStyle): string {
  if (!person.ornament) return '';
  const { accent, light } = person.cloth;
  const flower = (x: number, y: number, size: number): string =>
    [0, 72, 144, 216, 288]
      .map((a) =>
        ellipse(x, y - size * 0.62, size * 0.46, size * 0.6, {
          fill: light,
          transform: `rotate(${a} ${n(x)} ${n(y)})`,
        }),
      )
      .join('') + circle(x, y, size * 0.3, { fill: accent });
  if (style === 'updo' || style === 'chignon') {
    return line('M52,-112 L104,-142', '#d9bb7c', 3) + flower(66, -102, 17) + flower(84, -80, 11);
  }
  if (style === 'halfUp' || style === 'lowPony') return flower(72, -64, 13) + flower(84, -44, 9);
  if (style === 'bob' || style === 'short' || style === 'medium') {
    return line('M58,-52 L86,-34', '#e9d3a2', 4) + circle(72, -43, 2.6, { fill: '#fff7e6' });
  }
  return '';
}

/** Draws a woman's hair in its three layers. */
export function drawHair(person: Extract<Person, { male: false }>): Hair {
  const { hairStyle: style, fringe } = person;
  const open = ['updo', 'chignon', 'highPony', 'lowPony', 'braid'].includes(style);
  return {
    back: drawBack(person, style),
    cap: drawCap(person, fringe) + ornament(person, style),
    over: drawLocks(person, style),
    ears: { left: open, right: open || style === 'sideWaves' },
  };
}
