import { fail, ok, type Result } from '@yoimachi/domain/result';
import type { Db } from '#platform/database';
import { findPair } from './block.store.ts';
import type { Pair } from './pair.ts';

/**
 * Whether one of the two may block or report the other: a guest any cast, a cast only guests she has to do with, because she knows no
 * others (NOT_FOUND); nobody themselves (SAME_PERSON).
 */
export async function checkPair(db: Db, pair: Pair): Promise<Result<undefined, 'NOT_FOUND' | 'SAME_PERSON'>> {
  const field = pair.by === 'guest' ? 'castId' : 'guestId';
  const found = await findPair(db, pair);
  if (!found || (pair.by === 'cast' && !found.met && !found.same_person)) return fail('NOT_FOUND', field);
  return found.same_person ? fail('SAME_PERSON', field) : ok();
}
