import { yenForPoints } from '@yoimachi/domain/money';
import { nextExpiryNotice } from '@yoimachi/domain/points';
import { instantAt } from '@yoimachi/domain/time';
import { insertRows, takeIds, type Sql } from './insert.ts';
import type { DemoAccount, DemoBooks } from './ledger-types.ts';
import type { DemoData } from './types.ts';

/** Inserts wallets, reward balances, lots, purchases, holds and the journal. Bookings must exist. */
export async function insertBooks(sql: Sql, demo: DemoData, books: DemoBooks): Promise<void> {
  await insertBalances(sql, demo, books);
  const accountIds = await insertAccounts(sql, demo);
  const lotIds = await takeIds(sql, 'lot', books.lots.length);
  const idOfLot = (lot: { no: number } | null): number | null => (lot ? (lotIds[lot.no - 1] ?? null) : null);
  const granted = 'guest_id, kind, granted_points, remaining_points, expires_on, created_at';
  await insertRows(sql, 'lot', books.lots, granted, {
    id: idOfLot,
    notice_at: ({ expiresOn }) => nextExpiryNotice(expiresOn, instantAt(demo.options.today, 0)),
  });
  await insertRows(sql, 'purchase', books.purchases, 'id, guest_id, client_key, points', {
    amount_yen: ({ points }) => yenForPoints(points),
    status: () => 'SUCCEEDED',
    created_at: ({ at }) => at,
    completed_at: ({ at }) => at,
    lot_id: ({ lot }) => idOfLot(lot),
  });
  await insertHolds(sql, books, lotIds);
  const idOf = ([kind, ownerId]: DemoAccount): number => {
    const id = accountIds.get(accountKey(kind, ownerId));
    if (id === undefined) throw new Error(`the ledger has no account ${kind}`);
    return id;
  };
  await insertRows(sql, 'ledger_transfer', books.transfers, 'kind, points', {
    from_account_id: ({ from }) => idOf(from),
    to_account_id: ({ to }) => idOf(to),
    lot_id: ({ lot }) => idOfLot(lot),
    booking_id: ({ bookingId }) => bookingId,
    participation_id: ({ participationId }) => participationId,
    purchase_id: ({ purchaseId }) => purchaseId,
    cause_id: ({ causeId }) => causeId,
    key: ({ key, keyHasLot, lot }) => (keyHasLot ? `${key}:${idOfLot(lot)}` : key),
    created_at: ({ at }) => at,
  });
}

async function insertBalances(sql: Sql, demo: DemoData, books: DemoBooks): Promise<void> {
  const sum = (guestId: string, kind: string): number =>
    books.lots
      .filter((lot) => lot.guestId === guestId && lot.kind === kind)
      .reduce((points, lot) => points + lot.remainingPoints, 0);
  await insertRows(sql, 'wallet', demo.guests, '', {
    guest_id: ({ id }) => id,
    paid_points: ({ id }) => sum(id, 'PAID'),
    free_points: ({ id }) => sum(id, 'FREE'),
    version: () => 1,
  });
  await insertRows(sql, 'reward_balance', demo.casts, '', {
    cast_id: ({ id }) => id,
    reward_points: ({ id }) => books.rewardPoints.get(id) ?? 0,
    version: () => 1,
  });
}

const accountKey = (kind: string, ownerId: string | null | undefined): string => `${kind} ${ownerId ?? ''}`;

/** Opens the owners' accounts and returns the ids of all accounts. */
async function insertAccounts(sql: Sql, demo: DemoData): Promise<Map<string, number>> {
  const owned = [
    ...demo.guests.flatMap((guest) =>
      ['GUEST_AVAILABLE', 'GUEST_HELD', 'GUEST_DEBT'].map((kind) => ({ kind, ownerId: guest.id })),
    ),
    ...demo.casts.map((cast) => ({ kind: 'CAST_REWARD', ownerId: cast.id })),
  ];
  await insertRows(sql, 'ledger_account', owned, 'kind, owner_id');
  const { rows } = await sql.query('select id::text, kind, owner_id from ledger_account');
  return new Map(
    rows.map((row) => [accountKey(String(row['kind']), row['owner_id'] as string | null), Number(row['id'])]),
  );
}

async function insertHolds(sql: Sql, books: DemoBooks, lotIds: readonly number[]): Promise<void> {
  const holdIds = await takeIds(sql, 'hold', books.holds.length);
  const holds = books.holds.map((hold) => ({ ...hold, holdId: holdIds[hold.no - 1]! }));
  await insertRows(sql, 'hold', holds, 'booking_id, guest_id, created_at', { id: ({ holdId }) => holdId });
  const parts = holds.flatMap((hold) => hold.parts.map((part) => ({ ...hold, ...part })));
  await insertRows(sql, 'hold_lot', parts, 'hold_id, points, created_at', {
    lot_id: ({ lotId }) => lotIds[lotId - 1],
  });
  await insertRows(sql, 'hold_resolution', holds, 'hold_id, used_points, resolved_at', {
    kind: ({ usedPoints }) => (usedPoints > 0 ? 'SETTLED' : 'RELEASED'),
  });
}
