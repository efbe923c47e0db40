import { PORTRAIT_COUNT } from '../portraits/person.ts';
import { SCENE_COUNT, SCENE_SUBJECTS } from '../portraits/scenes.ts';
import type { Random } from './random.ts';

/** Scenes with alcohol, not shown by anybody who does not drink. */
const DRINKS: readonly string[] = ['wine', 'cocktail', 'sake'];

/**
 * Picture numbers of one profile: the portrait, then up to four still lifes with different subjects. In sets larger than the pool,
 * portraits repeat every 240 casts.
 */
export function photosOf(index: number, drinks: boolean, random: Random): number[] {
  const subjects = SCENE_SUBJECTS.map((subject, at) => ({ subject, at })).filter(
    ({ subject }) => drinks || !DRINKS.includes(subject),
  );
  const rounds = SCENE_COUNT / SCENE_SUBJECTS.length;
  const further = random
    .sample(subjects, random.int(0, 4))
    .map(({ at }) => PORTRAIT_COUNT + 1 + at + random.int(0, rounds - 1) * SCENE_SUBJECTS.length);
  return [portraitNumber(index), ...further];
}

/** The portrait of the cast with this index (from 0). */
export function portraitNumber(index: number): number {
  return (index % PORTRAIT_COUNT) + 1;
}

/** Where the web server serves a picture. */
export function photoPath(number: number): string {
  return `/portraits/${String(number).padStart(3, '0')}.webp`;
}
