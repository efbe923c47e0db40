import type { Person } from './person.ts';
import { circle, ellipse, group, line, n, path } from './svg.ts';

/**
 * The face, around its own centre: eyes near y = 4, chin near y = 105, half as wide as 75 units. The outline is
 * also used to clip the shadows that hair and light throw on it.
 */
export function faceOutline(person: Person): string {
  const w = person.faceWidth * (person.male ? 1.03 : 1);
  const chin = 100 + person.chin;
  const jaw = person.male ? 44 : 35;
  const side = (s: number): [string, string, string] => [
    `${n(s * 52 * w)},-116 ${n(s * 77 * w)},-72 ${n(s * 75 * w)},-14`,
    `${n(s * 74 * w)},28 ${n(s * 63 * w)},${n(chin - 44)} ${n(s * jaw * w)},${n(chin - 15)}`,
    `${n(s * jaw * 0.62 * w)},${n(chin - 4)} ${n(s * 10)},${n(chin)} 0,${n(chin)}`,
  ];
  const [a, b, c] = side(-1);
  const [d, e, f] = side(1).map((curve) => curve.split(' ')) as [string[], string[], string[]];
  return (
    `M0,-116 C${a} C${b} C${c} ` +
    `C${f[1]} ${f[0]} ${e[2]} C${e[1]} ${e[0]} ${d[2]} C${d[1]} ${d[0]} 0,-116 Z`
  );
}

const LASH = '#2b1a20';

function irisColour(person: Person): string {
  return person.hairColour.name === 'blond' || person.hairColour.name === 'light' ? '#6b4632' : '#46291f';
}

/** One eye, drawn with its outer corner to the right. */
function eye(person: Person, id: string): string {
  const { skin } = person;
  const crease = line('M-13,-8 Q0,-15.5 14,-9', skin.deep, 1.1, 0.45);
  const shadow = path('M-16,2 Q-6,-13 4,-13.5 Q15,-12 18,-3 Q8,-8 0,-8 Q-9,-6 -16,2Z', {
    fill: skin.deep,
    opacity: 0.22,
  });
  switch (person.eyes) {
    case 'smile':
      return (
        path('M-16,4.5 Q-8,-6.5 1,-6.8 Q11,-6.4 17,2.4 Q9,-3.2 1,-3.6 Q-7,-3.4 -16,4.5Z', { fill: LASH }) +
        line('M13,-1.5 L18.5,-3', LASH, 1.3, person.male ? 0 : 0.9) +
        line('M-10,-11 Q1,-16 12,-10.5', skin.deep, 1, 0.35)
      );
    case 'serene':
      return (
        path('M-16,-2 Q-6,-10 3,-10.4 Q13,-9 17,-3 Q2,9.5 -16,-2Z', { fill: skin.deep, opacity: 0.16 }) +
        path('M-16,-1.6 Q-7,5.2 2,5.4 Q11,4.6 17.5,-3 Q10,8.2 1.4,8.2 Q-8,7.8 -16,-1.6Z', { fill: LASH }) +
        (person.male ? '' : line('M8,6.6 L10.6,9.6 M12.4,4.4 L15.8,7 M15.4,1.4 L19.4,3', LASH, 1.1, 0.85)) +
        crease
      );
    case 'lowered':
      return (
        path('M-16,0 Q-6,-11 3,-11.4 Q13,-10 17,-2 Q8,6 1,6.4 Q-9,6 -16,0Z', {
          fill: skin.shade,
          opacity: 0.5,
        }) +
        path('M-9,3.4 Q1,9.4 11,3 Q2,7.2 -9,3.4Z', { fill: irisColour(person) }) +
        path('M-16.5,0 Q-7,5.4 2,5.2 Q11,4 18.5,-4 Q11,7 1.6,7.6 Q-8,7.4 -16.5,0Z', { fill: LASH }) +
        (person.male ? '' : line('M11.6,4.8 L15.4,7 M15,1.6 L19.4,2.6', LASH, 1.1, 0.8)) +
        crease
      );
    default:
      return openEye(person, id, crease, shadow);
  }
}

function openEye(person: Person, id: string, crease: string, shadow: string): string {
  const soft = person.eyes === 'soft';
  const white = soft
    ? 'M-15,2.4 Q-6,-4.6 2,-5 Q11,-4.6 15.4,0 Q8,5.8 0,6 Q-9,6 -15,2.4Z'
    : 'M-15,2 Q-7,-7.4 2,-7.8 Q11,-7.4 15.4,-1 Q8,5.8 0,6 Q-9,6 -15,2Z';
  const lid = soft
    ? 'M-16.4,3.2 Q-7,-6.4 2,-7 Q12,-6.8 18.8,-3 Q11,-4 2,-4.2 Q-7,-3.6 -16.4,3.2Z'
    : 'M-16.4,3 Q-8,-9.4 2,-10 Q12,-9.6 18.8,-4.4 Q11,-6.8 2,-7 Q-7,-6.4 -16.4,3Z';
  const glance = person.turn * 1.6 * (id.endsWith('L') ? -1 : 1);
  const colour = irisColour(person);
  return (
    shadow +
    `<clipPath id="${id}"><path d="${white}"/></clipPath>` +
    path(white, { fill: '#fbf1ec' }) +
    group(
      circle(0.6 + glance, -1, 7, { fill: colour }) +
        ellipse(0.6 + glance, 2.6, 4.6, 3, { fill: '#a8734f', opacity: 0.55 }) +
        circle(0.6 + glance, -1.4, 3.1, { fill: '#1d0f10' }) +
        ellipse(0, -8.4, 17, 4, { fill: '#3a2024', opacity: 0.35 }),
      { 'clip-path': `url(#${id})` },
    ) +
    circle(-1.8 + glance, -3.6, 1.7, { fill: '#fff', opacity: 0.92 }) +
    path(lid, { fill: LASH }) +
    line('M-9,6 Q1,8.8 12,3.4', person.skin.deep, 1, 0.4) +
    (person.male ? '' : line('M13,-6 L18,-8.6', LASH, 1.2, 0.85)) +
    crease
  );
}

function brow(person: Person): string {
  const lift = person.brow * 1.6;
  const thick = person.male ? 2.4 : 0;
  const d = `M-15,${n(-21 + lift)} Q-3,${n(-29 - thick)} 18,${n(-23 - lift)} Q0,${n(-24.8 + thick * 0.5)} -15,${n(-17.6 + lift + thick * 0.4)}Z`;
  return path(d, { fill: person.hairColour.dark, opacity: person.male ? 0.82 : 0.72 });
}

function nose(person: Person): string {
  const s = person.lightFromLeft ? 1 : -1;
  return (
    path(`M${s * 2},-6 Q${s * 9},18 ${s * 8},36 Q${s * 4},41 0,40 Q${s * 4},24 ${s * 2},-6Z`, {
      fill: person.skin.shade,
      opacity: 0.34,
    }) +
    line('M-4.6,38.5 Q-2.6,41.4 0,40.6 Q2.6,41.4 4.6,38.5', person.skin.deep, 1.5, 0.62) +
    ellipse(-s * 1.6, 31, 2.2, 6, { fill: '#fff', opacity: 0.3 })
  );
}

function mouth(person: Person): string {
  const corner = { smile: 63, soft: 65, calm: 66.6 }[person.mouth];
  const wide = { smile: 19, soft: 16.5, calm: 14.5 }[person.mouth];
  const lips = person.male ? person.skin.deep : person.lips;
  const y = 67;
  const upper = `M${-wide},${corner} Q-8,${y - 4.6} -3,${y - 5} Q0,${y - 3.4} 3,${y - 5} Q8,${y - 4.6} ${wide},${corner} Q8,${y + 0.8} 0,${y + 0.8} Q-8,${y + 0.8} ${-wide},${corner}Z`;
  const lower = `M${-wide + 3},${corner + 1.6} Q0,${y + 3.4} ${wide - 3},${corner + 1.6} Q${wide - 6},${y + 9} 0,${y + 9.4} Q${6 - wide},${y + 9} ${-wide + 3},${corner + 1.6}Z`;
  const strength = person.male ? 0.5 : 0.92;
  return (
    path(lower, { fill: lips, opacity: strength * 0.82 }) +
    path(upper, { fill: lips, opacity: strength }) +
    line(
      `M${-wide - 0.5},${corner} Q-8,${y + 1.4} 0,${y + 1.2} Q8,${y + 1.4} ${wide + 0.5},${corner}`,
      person.skin.deep,
      1.3,
      0.75,
    ) +
    ellipse(0, y + 5, 5, 1.6, { fill: '#fff', opacity: person.male ? 0.1 : 0.32 }) +
    ellipse(0, y + 14, 8, 2.4, { fill: person.skin.shade, opacity: 0.35 })
  );
}

/** Face with features and shading; needs the gradients `face`, `cheek` and the clip `faceClip`. */
export function drawFace(person: Person, outline: string): string {
  const shift = person.turn * 6;
  const apart = 33 * person.faceWidth;
  const narrow = (side: number): number => 1 - Math.max(0, person.turn * side) * 0.08;
  const eyeAt = (side: 1 | -1, id: string): string =>
    group(eye(person, id) + brow(person), {
      transform: `translate(${n(shift + side * apart)} -1) scale(${(side * narrow(side) * 1.14).toFixed(3)} 1.14)`,
    });
  const shadowSide = person.lightFromLeft ? 1 : -1;
  const shading = group(
    ellipse(shadowSide * 84, 20, 40, 120, { fill: person.skin.shade, opacity: 0.55, filter: 'url(#soft8)' }) +
      ellipse(-shadowSide * 26, -34, 40, 46, {
        fill: person.skin.light,
        opacity: 0.55,
        filter: 'url(#soft8)',
      }) +
      ellipse(-46 + shift, 40, 25, 17, { fill: 'url(#cheek)' }) +
      ellipse(46 + shift, 40, 25, 17, { fill: 'url(#cheek)' }),
    { 'clip-path': 'url(#faceClip)' },
  );
  return (
    path(outline, { fill: 'url(#face)' }) +
    shading +
    group(nose(person) + mouth(person), { transform: `translate(${n(shift * 1.15)} -4)` }) +
    eyeAt(-1, 'eyeL') +
    eyeAt(1, 'eyeR')
  );
}

/** Ears and earrings; drawn under the face and only where the hair leaves them free. */
export function drawEars(person: Person, shown: { left: boolean; right: boolean }): string {
  return ([-1, 1] as const)
    .filter((side) => (side < 0 ? shown.left : shown.right))
    .map((side) => {
      const x = side * 77 * person.faceWidth;
      return (
        ellipse(x, 12, 11, 19, { fill: person.skin.base, transform: `rotate(${side * 10} ${n(x)} 12)` }) +
        ellipse(x + side, 12, 5.5, 11, { fill: person.skin.shade, opacity: 0.7 })
      );
    })
    .join('');
}

export function drawEarrings(person: Person, shown: { left: boolean; right: boolean }): string {
  if (person.male) return '';
  return ([-1, 1] as const)
    .filter((side) => (side < 0 ? shown.left : shown.right))
    .map((side) => earring(person, side * 79 * person.faceWidth))
    .join('');
}

function earring(person: Person, x: number): string {
  const gold = '#e9cf96';
  switch (person.earring) {
    case 'pearl':
      return circle(x, 36, 5, { fill: '#f7efe6' }) + circle(x - 1.4, 34.4, 1.6, { fill: '#fff' });
    case 'drop':
      return (
        line(`M${n(x)},32 V46`, gold, 1.6) +
        path(`M${n(x)},44 q5.4,9 0,13 q-5.4,-4 0,-13Z`, { fill: person.cloth.accent })
      );
    case 'hoop':
      return circle(x, 43, 9.5, { fill: 'none', stroke: gold, 'stroke-width': 2 });
    case 'bar':
      return line(`M${n(x)},33 V58`, gold, 2.2) + circle(x, 59, 2.4, { fill: '#fff3d2' });
    case 'none':
      return '';
  }
}
