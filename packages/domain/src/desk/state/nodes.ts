import { NODE_SILENT_SECONDS, NODE_STOPS_WITHIN_HOURS } from './limits.ts';
import type { NodeRole } from './kinds.ts';
import type { NodeReading, RoleReading } from './readings.ts';

const HOUR_SECONDS = 3_600;

/** What a process says of itself. */
export type Beat = Omit<NodeReading, 'isOutdated' | 'isReplaced'>;

const secondsSince = (at: Date, now: Date): number => (now.getTime() - at.getTime()) / 1_000;

export const isAlive = ({ beatAt }: Pick<Beat, 'beatAt'>, now: Date): boolean =>
  secondsSince(beatAt, now) <= NODE_SILENT_SECONDS;

/** Processes as they stand to each other and to the schema of the database. */
export function readNodes(beats: readonly Beat[], migration: number, now: Date): NodeReading[] {
  const alive = beats.filter((beat) => isAlive(beat, now));
  return beats.map((beat) => {
    const successors = alive.filter(({ startedAt }) => startedAt >= beat.beatAt);
    return {
      ...beat,
      isOutdated: beat.migration < migration,
      isReplaced: beat.roles.every((role) => successors.some(({ roles }) => roles.includes(role))),
    };
  });
}

export function readRole(role: NodeRole, beats: readonly Beat[], now: Date): RoleReading {
  const doing = beats.filter(({ roles }) => roles.includes(role));
  const alive = doing.filter((beat) => isAlive(beat, now));
  const stopped = doing.filter(
    (beat) => !isAlive(beat, now) && secondsSince(beat.beatAt, now) <= NODE_STOPS_WITHIN_HOURS * HOUR_SECONDS,
  );
  return { role, alive: alive.length, stopped: stopped.length };
}
