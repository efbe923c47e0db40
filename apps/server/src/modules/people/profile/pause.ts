import type { pauseRoutes } from '@yoimachi/contract/pause';
import { noticeOf } from '@yoimachi/domain/notice-wording';
import { pauseEnd } from '@yoimachi/domain/pause';
import { ok } from '@yoimachi/domain/result';
import { dayOf, formatDayLong } from '@yoimachi/domain/time';
import { castChanged, notify } from '#events/catalogue.ts';
import { withTransaction, type Db } from '#platform/database';
import type { Handlers } from '#platform/http';
import type { DueWork } from '#platform/jobs';
import type { AppContext } from '#platform/module';
import { publish } from '#platform/outbox';
import {
  pause,
  readPause,
  remindedOfResuming,
  resume,
  resumeDue,
  resuming,
  takeNotice,
} from './pause.store.ts';

/** A cast hides herself for a while (rules.md 2): no search, no new requests; what is open or confirmed stays. */
export function pauseHandlers({ db, clock }: AppContext): Handlers<typeof pauseRoutes> {
  return {
    getPause: async ({ principal }) => ok(await pauseState(db, principal.accountId)),
    async putPause({ principal: { accountId }, body }) {
      const at = clock.now();
      const end = pauseEnd((body.paused && body.resumeDay) || null, at);
      if (!end.ok) return end;
      await withTransaction(db, async (trx) => {
        await (body.paused ? pause(trx, accountId, end.value, at) : resume(trx, accountId));
        await publish(trx, castChanged, { castId: accountId }, at);
      });
      return ok(await pauseState(db, accountId));
    },
  };
}

async function pauseState(db: Db, castId: string) {
  const { resumesAt, ...state } = await readPause(db, castId);
  return { ...state, resumeDay: resumesAt && dayOf(resumesAt) };
}

/** Pauses that end by themselves, and the reminder the day before. */
export function pauseWork({ db }: Pick<AppContext, 'db'>): DueWork[] {
  return [
    {
      name: 'profile.remind-of-resuming',
      queue: remindedOfResuming,
      together: false,
      run: ({ id, dueAt }) =>
        withTransaction(db, async (trx) => {
          const resumesAt = await takeNotice(trx, id, dueAt);
          if (!resumesAt) return;
          const notice = noticeOf('CAST_RESUMES', { day: formatDayLong(dayOf(resumesAt)) });
          await publish(trx, notify, { accountId: id, ...notice, link: '/cast/pause' }, dueAt);
        }),
    },
    {
      name: 'profile.resume',
      queue: resuming,
      together: false,
      run: ({ id, dueAt }) =>
        withTransaction(db, async (trx) => {
          if (await resumeDue(trx, id, dueAt)) await publish(trx, castChanged, { castId: id }, dueAt);
        }),
    },
  ];
}
