import type { Room } from './doors.ts';

/** The wings from the ground up: a module enters none that stands above its own. The office stands over all of them. */
const FLOORS = ['base', 'people', 'money', 'meeting', 'talk', 'find', 'desk'] as const;

/** Doors that are entered from below all the same. Each would have to hand in what it does; the list only gets shorter. */
const FROM_BELOW: ReadonlySet<string> = new Set([
  // What a page says of fees is read where fees are.
  '#base/content → #money/stage',
  // A gift is told in the chat by the same transaction.
  '#money/gift → #talk/chat',
  // An account begins with its purse, ends with what is in it, and shows what it holds.
  '#people/account → #money/points',
  '#people/leaving → #money/payoff',
  '#people/leaving → #money/points',
  '#people/profile → #money/points',
  // Whose document it is, is asked of bank accounts; who shows a false one is suspended.
  '#people/age-check → #money/bank',
  '#people/age-check → #desk/operator',
]);

const floorOf = (door: string): number =>
  (FLOORS as readonly string[]).indexOf(door.slice(1).split('/', 1)[0]!);

/** Arrows that run up, as sentences, and those that no longer do and are still listed. */
export function floorFindings(rooms: readonly Room[], listed: ReadonlySet<string> = FROM_BELOW): string[] {
  const up = rooms.flatMap(({ door, doors }) =>
    doors.filter((entered) => floorOf(entered) > floorOf(door)).map((entered) => `${door} → ${entered}`),
  );
  return [
    ...up.filter((arrow) => !listed.has(arrow)).map((arrow) => `${arrow} runs up: ${FLOORS.join(' < ')}`),
    ...[...listed].filter((arrow) => !up.includes(arrow)).map((arrow) => `${arrow} is listed and not there`),
  ];
}
