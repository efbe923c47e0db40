import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';
import { daily, type Routine } from '#platform/jobs';
import { UPLOADS_PREFIX, uploadOf } from '../object-key.ts';
import type { UploadDeps } from '../upload.deps.ts';
import { keptOf, removeEndedBefore } from '../upload.store.ts';

const AT_ONCE = 200;

/** Every night: what a crash left in the storage goes, and files that ended are forgotten. */
export const sweeping = (deps: UploadDeps): Routine => ({
  name: 'upload.sweep',
  minutes: daily(4, 30),
  async run() {
    await removeEndedBefore(deps.db, addMinutes(deps.clock.now(), -DAY_MINUTES));
    let found = new Map<string, string[]>();
    for await (const key of deps.storage.list(UPLOADS_PREFIX)) {
      const uploadId = uploadOf(key);
      if (!uploadId) continue;
      found.set(uploadId, [...(found.get(uploadId) ?? []), key]);
      if (found.size < AT_ONCE) continue;
      await removeOrphans(deps, found);
      found = new Map();
    }
    await removeOrphans(deps, found);
  },
});

/** A file has its row before its first byte: bytes without one belong to nothing. */
async function removeOrphans(
  { db, storage, log }: UploadDeps,
  found: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  if (found.size === 0) return;
  const kept = await keptOf(db, [...found.keys()]);
  const orphans = [...found].filter(([uploadId]) => !kept.has(uploadId)).flatMap(([, keys]) => keys);
  await storage.remove(orphans);
  if (orphans.length > 0) log.warn({ files: orphans.length }, 'removed files that belonged to nothing');
}
