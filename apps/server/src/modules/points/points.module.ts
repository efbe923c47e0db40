import { PAGE_SIZE } from '@yoimachi/contract/common';
import type { HistoryLine, pointsRoutes } from '@yoimachi/contract/points';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { dayOf, endOfDay } from '@yoimachi/domain/time';
import { afterCommit, withTransaction, type Db } from '../../platform/database/index.ts';
import type { Handlers } from '../../platform/http/index.ts';
import type { DueWork } from '../../platform/jobs/index.ts';
import type { AppContext, Module } from '../../platform/module/index.ts';
import type { Subscription } from '../../platform/outbox/index.ts';
import { expireGuestLots } from './commands/expire-lots.ts';
import { castHistoryRows, guestHistoryRows } from './history.store.ts';
import { guestsWithExpiredLots, readLots } from './lot.store.ts';
import { presentHistoryLine, presentLot, presentUserPoint } from './points.present.ts';
import { readWallet } from './wallet.store.ts';

export function pointsModule(ctx: AppContext): Module {
  const { db } = ctx;
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
        heldPoint: wallet?.held_points ?? 0,
        lots: lots.map(presentLot),
      });
    },
    guestHistory: ({ principal, query }) => historyPage(db, 'guest', principal.accountId, query.cursor),
    castHistory: ({ principal, query }) => historyPage(db, 'cast', principal.accountId, query.cursor),
  };
  return { handlers, subscriptions: [pushUserPoint(ctx)], dueWork: [expiry(ctx)] };
}

async function historyPage(
  db: Db,
  side: 'guest' | 'cast',
  ownerId: string,
  cursor: string | undefined,
): Promise<Result<{ items: HistoryLine[]; nextCursor: string | null }>> {
  if (cursor !== undefined && !/^\d{1,15}$/.test(cursor)) return fail('VALIDATION', 'cursor');
  const before = cursor === undefined ? null : Number(cursor);
  const read = side === 'guest' ? guestHistoryRows : castHistoryRows;
  const rows = await read(db, ownerId, before, PAGE_SIZE + 1);
  const items = rows.slice(0, PAGE_SIZE).map((row) => presentHistoryLine(row, side));
  return ok({ items, nextCursor: rows.length > PAGE_SIZE ? items.at(-1)!.lineId : null });
}

/** The balance on every open screen of a guest follows his wallet. */
function pushUserPoint({ db, realtime }: AppContext): Subscription {
  return {
    topic: 'points.changed',
    async handle(event, trx) {
      const wallet = await readWallet(db, event.key);
      if (!wallet) return;
      afterCommit(trx, () =>
        realtime.pushLiveDocument(event.key, 'user.point', wallet.version, presentUserPoint(wallet)),
      );
    },
  };
}

/** Lots end with their last day in Tokyo. */
function expiry({ db }: AppContext): DueWork {
  return {
    name: 'points.expiry',
    async next(now, limit) {
      const rows = await guestsWithExpiredLots(db, dayOf(now), limit);
      return rows.map((row) => ({ id: row.guestId, dueAt: endOfDay(row.expiresOn) }));
    },
    run: (row) => withTransaction(db, (trx) => expireGuestLots(trx, row.id, row.dueAt)),
  };
}
