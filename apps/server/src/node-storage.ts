import { hostname } from 'node:os';
import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';
import type { Storage } from './gateways/storage/index.ts';
import type { Clock } from './platform/clock/index.ts';
import { firstIdSince } from './platform/crypto/index.ts';
import type { NodeStorage } from './platform/pulse/index.ts';

const FOLDER = 'nodes/';
const markOf = (nodeId: string) => FOLDER + nodeId;

/**
 * The storage of files as one process finds it, whose mark lies there for as long as it runs: processes that keep their files in folders of
 * their own, by a disk that is not shared, would each lack what the others take.
 */
export function nodeStorage(storage: Storage, nodeId: string, clock: Clock): NodeStorage {
  let isSwept = false;
  return {
    async ask(others) {
      const known = [nodeId, ...others].map(markOf);
      if ((await storage.size(markOf(nodeId))) === undefined)
        await storage.put(markOf(nodeId), Buffer.from(hostname()));
      if (!isSwept) await sweep(storage, known, markOf(firstIdSince(addMinutes(clock.now(), -DAY_MINUTES))));
      isSwept = true;
      const unseen: string[] = [];
      for (const other of others) if ((await storage.size(markOf(other))) === undefined) unseen.push(other);
      return { freeBytes: await storage.freeBytes(), unseen };
    },
    leave: () => storage.remove([markOf(nodeId)]),
  };
}

/** Removes marks of processes that stopped in mid-work a day ago or earlier. */
async function sweep(storage: Storage, known: readonly string[], before: string): Promise<void> {
  const left: string[] = [];
  for await (const mark of storage.list(FOLDER)) if (mark < before && !known.includes(mark)) left.push(mark);
  await storage.remove(left);
}
