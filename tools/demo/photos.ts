import { COLOURS, PORTRAITS, SCENE_ROUNDS, SCENES } from './portraits.ts';
import type { Random } from './random.ts';

/** Scenes with alcohol, not shown by anybody who does not drink. */
const DRINKS: readonly string[] = ['wine', 'cocktail', 'sake'];

/**
 * Picture numbers of one profile: the portrait, then up to four still lifes with different subjects. In sets larger than the pool,
 * portraits repeat every 240 casts.
 */
export function photosOf(index: number, drinks: boolean, random: Random): number[] {
  const subjects = SCENES.map((subject, at) => ({ subject, at })).filter(
    ({ subject }) => drinks || !DRINKS.includes(subject),
  );
  const further = random
    .sample(subjects, random.int(0, 4))
    .map(({ at }) => PORTRAITS.length + 1 + at + random.int(0, SCENE_ROUNDS - 1) * SCENES.length);
  return [portraitNumber(index), ...further];
}

/** The portrait of the cast with this index (from 0). */
export function portraitNumber(index: number): number {
  return (index % PORTRAITS.length) + 1;
}

/** Where the web server serves a picture. */
export function photoPath(number: number): string {
  return `/portraits/${String(number).padStart(3, '0')}.webp`;
}

/** What of a picture stands in its place until it is loaded: six hexadecimal digits. */
export function photoColour(number: number): string {
  return COLOURS[number - 1]!;
}
