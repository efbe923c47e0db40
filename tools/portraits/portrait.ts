import { backgroundDefs, drawBackground } from './background.ts';
import { drawBody } from './clothes.ts';
import { drawEarrings, drawEars, drawFace, faceOutline } from './face.ts';
import { drawHair } from './hair.ts';
import { drawMaleHair } from './male-hair.ts';
import type { Person } from './person.ts';
import { blur, clip, group, linear, n, path, radial, rect } from './svg.ts';

/** Composes one portrait as SVG text, 480 × 640. Pure. */
export function drawPortrait(person: Person): string {
  const outline = faceOutline(person);
  const hair = person.male ? drawMaleHair(person) : drawHair(person);
  const tilt = `rotate(${n(person.tiltDegrees)} 0 110)`;
  const head =
    drawEars(person, hair.ears) +
    drawFace(person, outline) +
    // The hair's shadow on the forehead keeps the fringe from floating.
    group(
      path('M-90,-140 H90 V-14 Q0,-56 -90,-14Z', {
        fill: person.skin.deep,
        opacity: 0.34,
        filter: 'url(#soft8)',
      }),
      {
        'clip-path': 'url(#faceClip)',
      },
    ) +
    hair.cap +
    drawEarrings(person, hair.ears);
  const flip = person.mirrored ? -1 : 1;
  const scale = person.scale * (person.male ? 0.97 : 1) * 1.13;
  const figure = group(
    group(hair.back, { transform: tilt }) + drawBody(person) + group(head + hair.over, { transform: tilt }),
    { transform: `translate(240 322) scale(${(flip * scale).toFixed(3)} ${scale.toFixed(3)})` },
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="640" viewBox="0 0 480 640"><defs>` +
    defs(person, outline) +
    '</defs>' +
    drawBackground(person.mood, person.setting, person.number) +
    figure +
    rect(0, 470, 480, 170, { fill: 'url(#floor)' }) +
    rect(0, 0, 480, 640, { fill: person.mood.top, opacity: 0.07 }) +
    '</svg>'
  );
}

function defs(person: Person, outline: string): string {
  const { skin, hairColour, cloth, mood, lightFromLeft } = person;
  const [from, to] = lightFromLeft ? [0, 1] : [1, 0];
  // prettier-ignore
  const gradients = [
    linear('face', [from, 0.2, to, 0.8], [[0, skin.light], [0.45, skin.base], [1, skin.shade]]),
    linear('neck', [from, 0, to, 0.25], [[0, skin.base], [0.5, skin.base], [1, skin.shade]]),
    linear('hair', [from, 0, to, 1], [[0, hairColour.shine], [0.22, hairColour.base], [1, hairColour.dark]]),
    linear('hairBack', [0, 0, 0, 1], [[0, hairColour.base], [0.35, hairColour.dark], [1, hairColour.dark]]),
    linear('hairLock', [0, 0, 0, 1], [[0, hairColour.dark], [0.3, hairColour.base], [1, hairColour.dark]]),
    linear('cloth', [from, 0, to, 1], [[0, cloth.light], [0.35, cloth.base], [1, cloth.shade]]),
    radial('cheek', [[0, skin.blush, person.male ? 0.2 : 0.5], [1, skin.blush, 0]]),
  ];
  const blurs = blur('soft2', 1.4) + blur('soft4', 4) + blur('soft8', 9);
  return backgroundDefs(mood) + gradients.join('') + clip('faceClip', outline) + blurs;
}
