import type { dayNoticeRoutes } from '@yoimachi/contract/day-notice';
import { DAY_NOTICE_GATHER_MINUTES, DAY_NOTICES_MAX } from '@yoimachi/domain/day-notice';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { addMinutes } from '@yoimachi/domain/time';
import { pairBlocked, scheduleOpened } from '#events/catalogue.ts';
import { withTransaction } from '#platform/database';
import type { Handlers } from '#platform/http';
import type { AppContext, Module } from '#platform/module';
import { on } from '#platform/outbox';
import * as store from './day-notice.store.ts';
import { tellOpening } from './tell-opening.ts';

/** Guests who want to hear when a cast opens days (docs/rules.md). She does not learn who they are. */
export function dayNoticeModule(context: AppContext): Module {
  const { db, clock } = context;
  const handlers: Handlers<typeof dayNoticeRoutes> = {
    listDayNotices: async ({ principal }) => ok({ items: await store.noticesOf(db, principal.accountId) }),
    async switchDayNotice({ principal: { accountId: guestId }, params: { castId }, body }) {
      if (body.isOn) return switchOn(guestId, castId);
      await store.deleteNotice(db, guestId, castId);
      return ok();
    },
  };
  const switchOn = (guestId: string, castId: string) =>
    withTransaction(db, async (trx): Promise<Result<undefined, 'DAY_NOTICES_FULL' | 'NOT_FOUND'>> => {
      await store.lockGuest(trx, guestId);
      if (!(await store.isVisible(trx, guestId, castId))) return fail('NOT_FOUND', 'castId');
      await store.insertNotice(trx, guestId, castId, clock.now());
      return (await store.noticesOf(trx, guestId)).length > DAY_NOTICES_MAX ? fail('DAY_NOTICES_FULL') : ok();
    });
  return {
    handlers,
    subscriptions: [
      on(scheduleOpened, ({ payload: { castId }, at }, trx) =>
        store.gather(trx, castId, { from: at, until: addMinutes(at, DAY_NOTICE_GATHER_MINUTES) }),
      ),
      on(pairBlocked, ({ payload: { guestId, castId } }, trx) => store.deleteNotice(trx, guestId, castId)),
    ],
    dueWork: [
      {
        name: 'day-notice.tell',
        queue: store.openingsDue(db),
        // Whole parts of guests are told at a time, and casts open days at different minutes.
        together: false,
        run: (row) => tellOpening(context, row),
      },
    ],
  };
}
