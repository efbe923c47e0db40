import type { NodeRole } from '@yoimachi/domain/state';
import { allRows, inColumns, type Db } from '#platform/database';

/** Who a process is, for as long as it runs. */
export interface Node {
  readonly nodeId: string;
  readonly host: string;
  readonly pid: number;
  readonly roles: readonly NodeRole[];
  readonly version: string;
  /** The newest migration that it knows. */
  readonly migration: number;
  readonly startedAt: Date;
}

/** What it found of the storage of files. */
export interface StorageFound {
  readonly reachesStorage: boolean;
  readonly freeBytes: number | null;
  /** Other living processes whose marks it did not find there; null where it could not look or leave its own. */
  readonly unseenMarks: number | null;
}

export async function writeBeat(db: Db, node: Node, found: StorageFound, at: Date): Promise<void> {
  const said = inColumns({ ...found, beatAt: at });
  await db
    .insertInto('node_beat')
    .values({ ...inColumns({ ...node, roles: [...node.roles] }), ...said })
    .onConflict((conflict) => conflict.column('node_id').doUpdateSet(said))
    .execute();
}

export const removeBeat = (db: Db, nodeId: string) =>
  db.deleteFrom('node_beat').where('node_id', '=', nodeId).execute();

/** Processes that stopped in mid-work before an instant are forgotten. */
export const forgetBeats = (db: Db, before: Date) =>
  db.deleteFrom('node_beat').where('beat_at', '<', before).execute();

/** What a process said last, of itself and of the storage. */
export interface NodeBeat {
  readonly beat: Node & { readonly beatAt: Date };
  readonly found: StorageFound;
}

/** Those heard of since an instant, the last first. */
export async function beatsSince(db: Db, since: Date, limit: number): Promise<NodeBeat[]> {
  const rows = await allRows<NodeBeat['beat'] & StorageFound>(db)`
    select node_id as "nodeId", host, pid, roles, version, migration, started_at as "startedAt", beat_at as "beatAt",
      reaches_storage as "reachesStorage", free_bytes as "freeBytes", unseen_marks as "unseenMarks"
    from node_beat where beat_at > ${since} order by beat_at desc limit ${limit}`;
  return rows.map(({ reachesStorage, freeBytes, unseenMarks, ...beat }) => ({
    beat,
    found: { reachesStorage, freeBytes, unseenMarks },
  }));
}
