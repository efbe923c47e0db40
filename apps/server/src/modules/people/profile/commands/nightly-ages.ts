import { MIN_AGE_YEARS } from '@yoimachi/domain/account';
import { dayOf, latestBirthday } from '@yoimachi/domain/time';
import { operatorAlert } from '#events/catalogue.ts';
import { withTransaction } from '#platform/database';
import { daily, type Routine } from '#platform/jobs';
import type { AppContext } from '#platform/module';
import { publish } from '#platform/outbox';
import { closeYounger } from '../cast.store.ts';

/**
 * Looks every night for people under 18 (rules.md 10). A birthday that says so cannot be entered; should one stand there all the same, its
 * account is no longer age-checked, so that it neither asks nor is asked, and operators hear of it.
 */
export function nightlyAges({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Routine {
  return {
    name: 'profile.ages',
    minutes: daily(3, 30),
    async run() {
      const at = clock.now();
      const latest = latestBirthday(MIN_AGE_YEARS, dayOf(at));
      await withTransaction(db, async (trx) => {
        for (const accountId of await closeYounger(trx, latest))
          await publish(trx, operatorAlert, { kind: 'OPERATOR_UNDER_18', accountId }, at);
      });
    },
  };
}
