import type { Room } from './doors.ts';

/** The wings from the ground up: a module enters none that stands above its own. The office stands over all of them. What a lower one needs of a higher one is handed in by `wiring/`. */
const FLOORS = ['base', 'people', 'money', 'meeting', 'talk', 'find', 'desk'] as const;

const floorOf = (door: string): number =>
  (FLOORS as readonly string[]).indexOf(door.slice(1).split('/', 1)[0]!);

/** Arrows that run up, as sentences. */
export function floorFindings(rooms: readonly Room[]): string[] {
  return rooms.flatMap(({ door, doors }) =>
    doors
      .filter((entered) => floorOf(entered) > floorOf(door))
      .map((entered) => `${door} → ${entered} runs up: ${FLOORS.join(' < ')}`),
  );
}
