import { posix } from 'node:path';
import type { Source } from '../sources.ts';
import { importsOf } from './imports.ts';

/** A room: its door as others name it, where it lies, and the doors of others it says it uses. */
export interface Room {
  readonly door: string;
  readonly folder: string;
  readonly doors: readonly string[];
}

/**
 * Imports against the rooms' manifests, as sentences: a door that is not declared, a declared one that nobody enters, a way into a
 * room past its door, a circle of doors.
 */
export function doorFindings(rooms: readonly Room[], sources: readonly Source[]): string[] {
  const entered = new Map(rooms.map((room) => [room.door, new Set<string>()]));
  const wrong = sources.flatMap((source) => {
    const room = roomOf(rooms, source.path);
    if (room === undefined) return [];
    return importsOf(source).flatMap(({ from, line }) => {
      const place = `${source.path}:${line}`;
      if (from === '(computed)') return [`${place} imports by a computed name`];
      const door = doorOf(rooms, source.path, from);
      if (door === undefined || door === room.door) return [];
      if (door !== from) return [`${place} enters ${door} past its door: ${from}`];
      entered.get(room.door)!.add(door);
      return room.doors.includes(door)
        ? []
        : [`${place} enters ${door}, which ${room.door} does not declare`];
    });
  });
  const spare = rooms.flatMap((room) =>
    room.doors
      .filter((door) => !entered.get(room.door)!.has(door))
      .map((door) => `${room.door} declares the door ${door} and never enters it`),
  );
  return [...wrong, ...spare, ...circles(rooms)];
}

const roomOf = (rooms: readonly Room[], path: string): Room | undefined =>
  rooms.find(({ folder }) => path.startsWith(`${folder}/`));

/** Rooms whose parts anybody enters, each by its own name. */
const OPEN = /^#(?:platform|gateways)(?:\/|$)/;

/** The door of the room an import leads into, also by a path or past the door; undefined when into none. */
function doorOf(rooms: readonly Room[], path: string, from: string): string | undefined {
  if (from.startsWith('.')) return roomOf(rooms, posix.join(posix.dirname(path), from))?.door;
  if (OPEN.test(from)) return undefined;
  return rooms.find(({ door }) => from === door || from.startsWith(`${door}/`))?.door;
}

/** Doors that lead back to where they started. */
function circles(rooms: readonly Room[]): string[] {
  const doorsOf = new Map(rooms.map((room) => [room.door, room.doors]));
  const done = new Set<string>();
  const found: string[] = [];
  function walk(door: string, way: readonly string[]): void {
    const since = way.indexOf(door);
    if (since >= 0) return void found.push(`circle of doors: ${[...way.slice(since), door].join(' → ')}`);
    if (done.has(door)) return;
    for (const next of doorsOf.get(door) ?? []) walk(next, [...way, door]);
    done.add(door);
  }
  for (const { door } of rooms) walk(door, []);
  return found;
}
