import { makeRandom, seedOf } from '../demo/random.ts';
import type { Hair } from './hair.ts';
import type { MaleStyle, Person } from './person.ts';
import { clip, group, line, n, path } from './svg.ts';

const TOP: Record<MaleStyle, string> = {
  sidePart:
    'M-84,20 C-98,-50 -92,-138 -10,-148 C70,-156 104,-90 86,18 C80,6 78,-20 72,-46 C50,-42 0,-50 -40,-82 C-50,-62 -72,-44 -74,-16 Q-78,4 -84,20Z',
  centrePart:
    'M-84,26 C-100,-54 -82,-150 2,-148 C86,-150 100,-54 84,26 C80,4 76,-14 62,-26 C46,-40 20,-60 4,-90 C-14,-60 -44,-40 -62,-26 C-76,-14 -80,4 -84,26Z',
  softWave:
    'M-84,22 C-104,-40 -96,-128 -30,-142 C10,-164 84,-150 94,-84 C100,-44 90,-8 84,22 C80,2 78,-14 70,-34 Q54,-24 44,-46 Q26,-26 8,-48 Q-8,-26 -26,-50 Q-44,-28 -58,-44 C-72,-24 -78,0 -84,22Z',
  upBang:
    'M-84,18 C-98,-46 -94,-120 -40,-146 C-20,-166 60,-168 80,-122 C98,-84 92,-22 84,18 C80,-10 78,-40 66,-64 C40,-78 -10,-80 -48,-70 C-68,-54 -78,-16 -84,18Z',
};

/** Draws a man's hair: short, ears free. */
export function drawMaleHair(person: Extract<Person, { male: true }>): Hair {
  const random = makeRandom(seedOf('male hair', person.number));
  const d = TOP[person.hairStyle];
  const partX = { sidePart: -36, centrePart: 3, softWave: 20, upBang: -30 }[person.hairStyle];
  let flow = '';
  for (let i = 0; i < 26; i += 1) {
    const x = ((i + random.next()) / 26 - 0.5) * 184;
    const bright = random.chance(0.5);
    flow += line(
      `M${n(partX + x * 0.15)},-146 C${n(partX + x * 0.6)},-128 ${n(x * 0.92)},-80 ${n(x + random.range(-8, 8))},10`,
      bright ? person.hairColour.shine : person.hairColour.dark,
      random.range(1, 3),
      random.range(0.2, 0.42),
    );
  }
  return {
    back: path(
      'M0,-140 C-84,-140 -96,-60 -88,10 C-84,40 -66,66 -46,80 L46,80 C66,66 84,40 88,10 C96,-60 84,-140 0,-140Z',
      {
        fill: 'url(#hairBack)',
      },
    ),
    cap: clip('capClip', d) + path(d, { fill: 'url(#hair)' }) + group(flow, { 'clip-path': 'url(#capClip)' }),
    over: '',
    ears: { left: true, right: true },
  };
}
