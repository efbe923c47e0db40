import { yenForPoints } from '@yoimachi/domain/money';
import { nextExpiryNotice } from '@yoimachi/domain/points';
import { instantAt } from '@yoimachi/domain/time';
import { insertRows, takeIds } from './insert.ts';
import type { Sql } from './insert.ts';
import type { DemoAccount, DemoBooks } from './ledger-types.ts';
import type { DemoData } from './types.ts';

/** Inserts wallets, reward balances, lots, purchases, holds and the journal. Bookings must exist. */
export async function insertBooks(sql: Sql, demo: DemoData, books: DemoBooks): Promise<void> {
  await insertBalances(sql, demo, books);
  const accountIds = await insertAccounts(sql, demo);
  const lotIds = await takeIds(sql, 'lot', books.lots.length);
  const idOfLot = (lot: { no: number } | null): number | null => (lot ? (lotIds[lot.no - 1] ?? null) : null);
  await insertRows(
    sql,
    'lot',
    [
      ['id', 'bigint', idOfLot],
      ['guest_id', 'uuid', (lot) => lot.guestId],
      ['kind', 'text', (lot) => lot.kind],
      ['granted_points', 'integer', (lot) => lot.grantedPoints],
      ['remaining_points', 'integer', (lot) => lot.remainingPoints],
      ['expires_on', 'date', (lot) => lot.expiresOn],
      ['created_at', 'timestamptz', (lot) => lot.createdAt],
      [
        'notice_at',
        'timestamptz',
        (lot) => nextExpiryNotice(lot.expiresOn, instantAt(demo.options.today, 0)),
      ],
    ],
    books.lots,
    { identity: true },
  );
  await insertRows(
    sql,
    'purchase',
    [
      ['id', 'uuid', (purchase) => purchase.id],
      ['guest_id', 'uuid', (purchase) => purchase.guestId],
      ['client_key', 'uuid', (purchase) => purchase.clientKey],
      ['points', 'integer', (purchase) => purchase.points],
      ['amount_yen', 'integer', (purchase) => yenForPoints(purchase.points)],
      ['status', 'text', () => 'SUCCEEDED'],
      ['created_at', 'timestamptz', (purchase) => purchase.at],
      ['completed_at', 'timestamptz', (purchase) => purchase.at],
      ['lot_id', 'bigint', (purchase) => idOfLot(purchase.lot)],
    ],
    books.purchases,
  );
  await insertHolds(sql, books, lotIds);
  await insertJournal(sql, books, accountIds, idOfLot);
}

async function insertBalances(sql: Sql, demo: DemoData, books: DemoBooks): Promise<void> {
  const sum = (guestId: string, kind: string): number =>
    books.lots
      .filter((lot) => lot.guestId === guestId && lot.kind === kind)
      .reduce((points, lot) => points + lot.remainingPoints, 0);
  await insertRows(
    sql,
    'wallet',
    [
      ['guest_id', 'uuid', (guest) => guest.id],
      ['paid_points', 'integer', (guest) => sum(guest.id, 'PAID')],
      ['free_points', 'integer', (guest) => sum(guest.id, 'FREE')],
      ['version', 'bigint', () => 1],
    ],
    demo.guests,
  );
  await insertRows(
    sql,
    'reward_balance',
    [
      ['cast_id', 'uuid', (cast) => cast.id],
      ['reward_points', 'integer', (cast) => books.rewardPoints.get(cast.id) ?? 0],
      ['version', 'bigint', () => 1],
    ],
    demo.casts,
  );
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
  await insertRows(
    sql,
    'ledger_account',
    [
      ['kind', 'text', (account) => account.kind],
      ['owner_id', 'uuid', (account) => account.ownerId],
    ],
    owned,
  );
  const { rows } = await sql.query('select id::text, kind, owner_id from ledger_account');
  return new Map(
    rows.map((row) => [accountKey(String(row['kind']), row['owner_id'] as string | null), Number(row['id'])]),
  );
}

async function insertHolds(sql: Sql, books: DemoBooks, lotIds: readonly number[]): Promise<void> {
  const holdIds = await takeIds(sql, 'hold', books.holds.length);
  const idOf = (hold: { no: number }): number | null => holdIds[hold.no - 1] ?? null;
  await insertRows(
    sql,
    'hold',
    [
      ['id', 'bigint', idOf],
      ['booking_id', 'uuid', (hold) => hold.bookingId],
      ['guest_id', 'uuid', (hold) => hold.guestId],
      ['created_at', 'timestamptz', (hold) => hold.createdAt],
    ],
    books.holds,
    { identity: true },
  );
  await insertRows(
    sql,
    'hold_lot',
    [
      ['hold_id', 'bigint', ({ hold }) => idOf(hold)],
      ['lot_id', 'bigint', ({ part }) => lotIds[part.lotId - 1] ?? null],
      ['points', 'integer', ({ part }) => part.points],
      ['created_at', 'timestamptz', ({ hold }) => hold.createdAt],
    ],
    books.holds.flatMap((hold) => hold.parts.map((part) => ({ hold, part }))),
  );
  await insertRows(
    sql,
    'hold_resolution',
    [
      ['hold_id', 'bigint', idOf],
      ['kind', 'text', (hold) => (hold.usedPoints > 0 ? 'SETTLED' : 'RELEASED')],
      ['used_points', 'integer', (hold) => hold.usedPoints],
      ['resolved_at', 'timestamptz', (hold) => hold.resolvedAt],
    ],
    books.holds,
  );
}

async function insertJournal(
  sql: Sql,
  books: DemoBooks,
  accountIds: ReadonlyMap<string, number>,
  idOfLot: (lot: { no: number } | null) => number | null,
): Promise<void> {
  const idOf = ([kind, ownerId]: DemoAccount): number => {
    const id = accountIds.get(accountKey(kind, ownerId));
    if (id === undefined) throw new Error(`the ledger has no account ${kind}`);
    return id;
  };
  await insertRows(
    sql,
    'ledger_transfer',
    [
      ['kind', 'text', (transfer) => transfer.kind],
      ['from_account_id', 'bigint', (transfer) => idOf(transfer.from)],
      ['to_account_id', 'bigint', (transfer) => idOf(transfer.to)],
      ['points', 'integer', (transfer) => transfer.points],
      ['lot_id', 'bigint', (transfer) => idOfLot(transfer.lot)],
      ['booking_id', 'uuid', (transfer) => transfer.bookingId ?? null],
      ['participation_id', 'uuid', (transfer) => transfer.participationId ?? null],
      ['purchase_id', 'uuid', (transfer) => transfer.purchaseId ?? null],
      ['cause_id', 'uuid', (transfer) => transfer.causeId ?? null],
      [
        'key',
        'text',
        (transfer) => (transfer.keyHasLot ? `${transfer.key}:${idOfLot(transfer.lot)}` : transfer.key),
      ],
      ['created_at', 'timestamptz', (transfer) => transfer.at],
    ],
    books.transfers,
  );
}
