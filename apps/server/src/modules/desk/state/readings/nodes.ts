import { addMinutes } from '@yoimachi/domain/time';
import {
  isAlive,
  NODE_ROLES,
  NODE_SHOWN_HOURS,
  readNodes,
  readRole,
  type NodeReading,
  type RoleReading,
  type StorageReading,
} from '@yoimachi/domain/state';
import { databaseCondition } from '#platform/database';
import type { StateContext } from '../state-context.ts';
import { beatsSince, type NodeBeat } from '#platform/pulse';

/** More processes than any installation has; a process that stops again and again leaves many. */
const SHOWN = 50;

/** What processes said of themselves and of the storage, read once for all that follows from it. */
export function createNodeReadings({ db, clock }: StateContext) {
  let read: Promise<readonly NodeBeat[]> | undefined;
  const beats = () => (read ??= beatsSince(db, addMinutes(clock.now(), -NODE_SHOWN_HOURS * 60), SHOWN));
  return {
    async roles(): Promise<RoleReading[]> {
      const all = (await beats()).map(({ beat }) => beat);
      return NODE_ROLES.map((role) => readRole(role, all, clock.now()));
    },
    async nodes(): Promise<NodeReading[]> {
      const { migration } = await databaseCondition(db);
      return readNodes(
        (await beats()).map(({ beat }) => beat),
        migration,
        clock.now(),
      );
    },
    async storage(): Promise<StorageReading[]> {
      const alive = (await beats()).filter(({ beat }) => isAlive(beat, clock.now()));
      const free = alive.flatMap(({ found }) => found.freeBytes ?? []);
      return [
        {
          nodes: alive.length,
          failing: alive.filter(({ found }) => !found.reachesStorage).length,
          apart: alive.filter(({ found }) => (found.unseenMarks ?? 0) > 0).length,
          freeBytes: free.length > 0 ? Math.min(...free) : null,
        },
      ];
    },
  };
}
