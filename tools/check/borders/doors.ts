import { posix } from 'node:path';
import type { Source } from '../sources.ts';
import { circlesOf } from './circles.ts';
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
  const circles = circlesOf(new Map(rooms.map((room) => [room.door, room.doors])));
  return [...wrong, ...spare, ...circles.map((circle) => `circle of doors: ${circle.join(' → ')}`)];
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
