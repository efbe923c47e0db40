import { OFFICE_LOCK_MINUTES, OFFICE_TRIES } from '@yoimachi/domain/operator';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { addMinutes } from '@yoimachi/domain/time';
import { networkOf } from '#platform/http';
import type { OfficeDeps, Visitor } from './office.deps.ts';
import { addTry, clearTries } from './tries.store.ts';

type TryDeps = Pick<OfficeDeps, 'db' | 'clock' | 'crypto'>;

/**
 * Counts tries at a name from one browser that came in before, otherwise from one network: nobody can lock somebody else out, and who tries
 * from everywhere still needs the second factor. A try counts before it is judged, so that many at once are no more than five.
 */
export function triesOf({ db, clock, crypto }: TryDeps, what: string, { browser, origin }: Visitor) {
  const from = browser === null ? `network:${networkOf(origin.address)}` : `browser:${browser}`;
  const key = crypto.hashSecret(`${what}|${from}`, 'office-try');
  return {
    /** OFFICE_LOCKED, with the seconds to wait. */
    async take(): Promise<Result<undefined, 'OFFICE_LOCKED'>> {
      const at = clock.now();
      const { tries, ends_at } = await addTry(db, key, { at, endsAt: addMinutes(at, OFFICE_LOCK_MINUTES) });
      if (tries <= OFFICE_TRIES) return ok();
      const retryAfterSeconds = Math.max(1, Math.ceil((ends_at.getTime() - at.getTime()) / 1000));
      return fail('OFFICE_LOCKED', undefined, { retryAfterSeconds });
    },
    /** The last try was right. */
    right: () => clearTries(db, key),
  };
}
