import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';
import { inBatches, withTransaction } from '#platform/database';
import { daily, type DueWork, type Routine } from '#platform/jobs';
import type { AppContext } from '#platform/module';
import { identityForgetting, isLastOfPerson } from '#people/account';
import { ageTable, eraseTable, type PersonalTables } from '#platform/personal';
import { departed, hasOpenMoney, lockDeparted, markErased, postpone } from '../leaving.store.ts';

type Context = Pick<AppContext, 'db' | 'clock' | 'crypto' | 'jobs' | 'log'>;

/** Who left while a bank sends money back stays known until that is settled. */
const POSTPONED_DAYS = 30;
const ROWS_AT_A_TIME = 500;

/**
 * Forgets who left 90 days ago: what each module erases of its tables, all of one person in one transaction, so that a crash leaves the whole
 * person for the next try.
 */
export function forgetting({ db, crypto, jobs }: Context, tables: PersonalTables): DueWork {
  return {
    name: 'leaving.forget',
    queue: departed,
    together: false,
    run: ({ id, dueAt }) =>
      withTransaction(db, async (trx) => {
        const owner = await lockDeparted(trx, id, dueAt);
        if (!owner) return;
        if (await hasOpenMoney(trx, id))
          return postpone(trx, id, addMinutes(dueAt, POSTPONED_DAYS * DAY_MINUTES));
        const isLast = await isLastOfPerson(trx, owner);
        for (const table of Object.values(tables)) await eraseTable(table, trx, owner, { crypto, at: dueAt });
        await markErased(trx, id, dueAt);
        if (isLast) await jobs.send(trx, identityForgetting, { identityId: owner.identityId });
      }),
  };
}

/** Every night, what is too old goes, in batches that each stand alone. */
export function ageing({ db, clock, log }: Context, tables: PersonalTables): Routine {
  return {
    name: 'leaving.age',
    minutes: daily(3, 45),
    async run() {
      for (const [table, said] of Object.entries(tables)) {
        const removed = await inBatches((limit) => ageTable(said, db, clock.now(), limit), ROWS_AT_A_TIME);
        if (removed > 0) log.info({ table, removed }, 'removed what was too old');
      }
    },
  };
}
