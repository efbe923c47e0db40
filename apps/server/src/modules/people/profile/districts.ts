import type { Districts } from '@yoimachi/domain/profile';
import type { ErrorCode, Result } from '@yoimachi/domain/result';
import { elapsedMs } from '#platform/clock';
import type { Db } from '#platform/database';
import { allDistricts, type DistrictRow } from './district.store.ts';

const FRESH_MS = 5_000;
interface Remembered {
  readonly untilMs: number;
  readonly districts: Promise<readonly DistrictRow[]>;
}
const remembered = new WeakMap<Db, Remembered>();

/** The same as they were a few seconds ago at most: for searches, each of which would else ask for all of them. */
export function recentDistricts(db: Db): Promise<readonly DistrictRow[]> {
  const last = remembered.get(db);
  return last && elapsedMs() < last.untilMs ? last.districts : refreshed(db);
}

function refreshed(db: Db): Promise<readonly DistrictRow[]> {
  const districts = allDistricts(db);
  remembered.set(db, { untilMs: elapsedMs() + FRESH_MS, districts });
  districts.catch(() => remembered.delete(db));
  return districts;
}

/** What is judged by the districts: a name that none of them has is looked for once more among those of this moment. */
export async function judgedByDistricts<Value, Code extends ErrorCode>(
  db: Db,
  judge: (districts: Districts) => Result<Value, Code | 'STORE_AREA_INVALID'>,
): Promise<Result<Value, Code | 'STORE_AREA_INVALID'>> {
  const soon = judge(await recentDistricts(db));
  return !soon.ok && soon.error.code === 'STORE_AREA_INVALID' ? judge(await refreshed(db)) : soon;
}
