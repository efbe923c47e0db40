import * as z from 'zod/mini';
import { PAGE_SIZE } from '@yoimachi/contract/common';
import type { pointsRoutes, UserPoint } from '@yoimachi/contract/points';
import { ok } from '@yoimachi/domain/result';
import { dayOf } from '@yoimachi/domain/time';
import { booksCheckAsked, pointsChanged } from '#events/catalogue.ts';
import { withTransaction } from '#platform/database';
import type { Handlers } from '#platform/http';
import { daily, does, job, type DueWork, type Routine } from '#platform/jobs';
import type { AppContext, Module } from '#platform/module';
import { on, type Subscription } from '#platform/outbox';
import { tell } from '#platform/realtime';
import { checkBooks, nightlyCheck } from './commands/check-books.ts';
import { expireGuestLots } from './commands/expire-lots.ts';
import { tellOfExpiry } from './commands/tell-of-expiry.ts';
import { frozenPoints } from './frozen.store.ts';
import { joinDays } from './ledger-day.store.ts';
import { guestsToNotify, guestsWhoseLotsExpire, readLots } from './lot.store.ts';
import { exportHistory } from './queries/export-history.ts';
import { historyLines } from './queries/history.ts';
import { rewardMonths } from './queries/reward-months.ts';
import { readWallet } from './wallet.store.ts';

/** The books are checked because somebody wants it now. */
const checking = job('points.check-books-now', z.object({}));

export function pointsModule(ctx: AppContext): Module {
  const { db, clock } = ctx;
  const handlers: Handlers<typeof pointsRoutes> = {
    async userPoint({ principal }) {
      const wallet = await readWallet(db, principal.accountId);
      return ok({ version: wallet?.version ?? 0, document: presentUserPoint(wallet) });
    },
    async pointDetail({ principal }) {
      const wallet = await readWallet(db, principal.accountId);
      const lots = await readLots(db, principal.accountId);
      return ok({
        ...presentUserPoint(wallet),
        heldPoint: wallet?.heldPoints ?? 0,
        lots,
      });
    },
    guestHistory: ({ principal, query }) =>
      historyLines(db, { side: 'guest', ownerId: principal.accountId, ...query, limit: PAGE_SIZE }),
    castHistory: ({ principal, query }) =>
      historyLines(db, { side: 'cast', ownerId: principal.accountId, ...query, limit: PAGE_SIZE }),
    guestHistoryExport: async ({ principal }) =>
      ok(await exportHistory(db, 'guest', principal.accountId, clock.now())),
    castHistoryExport: async ({ principal }) =>
      ok(await exportHistory(db, 'cast', principal.accountId, clock.now())),
    castRewardMonths: async ({ principal }) =>
      ok({
        months: await rewardMonths(db, principal.accountId, clock.now()),
        frozenPoints: await frozenPoints(db, principal.accountId),
      }),
  };
  return {
    handlers,
    subscriptions: [pushUserPoint, on(booksCheckAsked, (_, trx) => ctx.jobs.send(trx, checking, {}))],
    jobs: [does(checking, () => checkBooks(ctx))],
    dueWork: [expiry(ctx), expiryNotice(ctx)],
    routines: [nightlyCheck(ctx), joiningOfDays(ctx)],
  };
}

/** The live document `user.point`. */
export function presentUserPoint(wallet: Awaited<ReturnType<typeof readWallet>>): UserPoint {
  const pointGift = wallet?.freePoints ?? 0;
  const pointPurchase = wallet?.paidPoints ?? 0;
  return { currentPoint: pointGift + pointPurchase, pointGift, pointPurchase };
}

/** The balance on all of a guest's open screens follows his wallet. */
const pushUserPoint: Subscription = on(pointsChanged, async ({ payload: { guestId }, at }, trx) => {
  const wallet = await readWallet(trx, guestId);
  if (!wallet) return;
  const payload = { version: wallet.version, document: presentUserPoint(wallet) };
  await tell(trx, [{ accountId: guestId, name: 'user.point', payload, at }]);
});

/** Lots expire at the end of their last day in Tokyo. */
function expiry({ db }: AppContext): DueWork {
  return {
    name: 'points.expiry',
    queue: guestsWhoseLotsExpire,
    // One midnight is everybody's. A guest's wallet is his alone and locked first, and nothing else falls due by it.
    together: true,
    run: (row) => withTransaction(db, (trx) => expireGuestLots(trx, row.id, row.dueAt)),
  };
}

/** What was written beside each other on the days that are over is put together before the books are checked. */
function joiningOfDays({ db, clock }: AppContext): Routine {
  return {
    name: 'points.join-days',
    minutes: daily(3, 50),
    run: () => joinDays(db, dayOf(clock.now())),
  };
}

/** Guests are told 30, 7 and 1 days before points expire. */
function expiryNotice({ db, clock }: AppContext): DueWork {
  return {
    name: 'points.expiry-notice',
    queue: guestsToNotify,
    // One morning is everybody's. It writes his own lots, and their next notice is on another day.
    together: true,
    run: (row) => withTransaction(db, (trx) => tellOfExpiry(trx, row.id, clock.now())),
  };
}
