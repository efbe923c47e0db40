import { sql, type RawBuilder } from 'kysely';
import type { UserType } from '@yoimachi/domain/account';
import type { LotKind, OwnedAccount, SystemAccount, TransferKind } from '@yoimachi/domain/points';
import { addDays, instantAt, type Day } from '@yoimachi/domain/time';
import { PLAN_ANEW, type Db } from '#platform/database';

/** What of the journal is looked at. */
export type Concerning =
  | { readonly by: 'ALL' }
  | { readonly by: 'BOOKING' | 'OWNER'; readonly id: string }
  | { readonly by: 'LOT'; readonly id: number; readonly guestId: string }
  | { readonly by: 'TRANSFER'; readonly id: number };

export interface JournalRow {
  readonly id: number;
  readonly kind: TransferKind;
  readonly points: number;
  readonly created_at: Date;
  readonly lot_id: number | null;
  readonly lot_kind: LotKind | null;
  readonly booking_id: string | null;
  readonly booking_number: string | null;
  readonly from_kind: OwnedAccount | SystemAccount;
  readonly from_owner: string | null;
  readonly from_number: number | null;
  readonly from_type: UserType | null;
  readonly to_kind: OwnedAccount | SystemAccount;
  readonly to_owner: string | null;
  readonly to_number: number | null;
  readonly to_type: UserType | null;
}

interface Wanted {
  readonly concerning: Concerning;
  /** Null: all kinds. */
  readonly kinds: readonly TransferKind[] | null;
  /** Absent: all days. */
  readonly day?: Day | undefined;
  /** Only what has a lower id. */
  readonly before: number;
  readonly limit: number;
}

/** Movements of the journal, the newest first. Each way to them is an index that ends after `limit` rows. */
export async function readJournal(db: Db, wanted: Wanted): Promise<JournalRow[]> {
  const { rows } = await sql<JournalRow>`${sql.raw(PLAN_ANEW)}
    select t.id, t.kind, t.points, t.created_at, t.lot_id, l.kind as lot_kind, t.booking_id, b.number as booking_number,
      f.kind as from_kind, f.owner_id as from_owner, fa.number as from_number, fa.user_type as from_type,
      g.kind as to_kind, g.owner_id as to_owner, ga.number as to_number, ga.user_type as to_type
    from (${foundBy(wanted)}) found join ledger_transfer t on t.id = found.id
    join ledger_account f on f.id = t.from_account_id left join account fa on fa.id = f.owner_id
    join ledger_account g on g.id = t.to_account_id left join account ga on ga.id = g.owner_id
    left join lot l on l.id = t.lot_id left join booking b on b.id = t.booking_id
    order by t.id desc`.execute(db);
  return rows;
}

function foundBy({ concerning, kinds, day, before, limit }: Wanted): RawBuilder<unknown> {
  const newest = sql`order by id desc limit ${sql.lit(limit)}`;
  const isInTime =
    day === undefined
      ? sql`true`
      : sql`created_at >= ${instantAt(day, 0)} and created_at < ${instantAt(addDays(day, 1), 0)}`;
  const isOfKind =
    kinds === null ? isInTime : sql`kind = any (array(select unnest(${[...kinds]}::text[]))) and ${isInTime}`;
  /** Both sides of accounts, each its newest; a movement between two of them is found twice. */
  const ofAccounts = (ownerId: string, condition: RawBuilder<boolean>) => sql`
    select id from (
      select m.id from ledger_account a cross join lateral (
        (select id from ledger_transfer where from_account_id = a.id and id < ${before} and ${condition} ${newest})
        union (select id from ledger_transfer where to_account_id = a.id and id < ${before} and ${condition} ${newest})) m
      where a.owner_id = ${ownerId}) both_sides group by id ${newest}`;
  switch (concerning.by) {
    case 'TRANSFER':
      return sql`select id from ledger_transfer where id = ${concerning.id} and id < ${before} and ${isOfKind}`;
    case 'BOOKING':
      return sql`select id from ledger_transfer where booking_id = ${concerning.id} and id < ${before} and ${isOfKind} ${newest}`;
    case 'OWNER':
      return ofAccounts(concerning.id, isOfKind as RawBuilder<boolean>);
    case 'LOT':
      return ofAccounts(concerning.guestId, sql<boolean>`lot_id = ${concerning.id} and ${isOfKind}`);
    case 'ALL':
      // Its days lie in a range of pages: what is of the day is found before it is put in order.
      if (day !== undefined)
        return sql`(with of_day as materialized (select id from ledger_transfer where ${isOfKind})
          select id from of_day where id < ${before} ${newest})`;
      return kinds === null
        ? sql`select id from ledger_transfer where id < ${before} ${newest}`
        : sql`select m.id from unnest(array(select unnest(${[...kinds]}::text[]))) wanted(kind) cross join lateral (
            select id from ledger_transfer where kind = wanted.kind and id < ${before} ${newest}) m ${newest}`;
  }
}

/** The account of a number; undefined: nobody has it on this side. */
export async function ownerOfNumber(db: Db, number: number, userType: UserType): Promise<string | undefined> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('number', '=', number)
    .where('user_type', '=', userType)
    .executeTakeFirst();
  return row?.id;
}

export async function bookingOfNumber(db: Db, number: string): Promise<string | undefined> {
  const row = await db.selectFrom('booking').select('id').where('number', '=', number).executeTakeFirst();
  return row?.id;
}

/** A lot with its guest, its purchase and the receipt that the purchase stands on now. */
export async function readLotOf(db: Db, lotId: number) {
  return (
    db
      .selectFrom('lot as l')
      .innerJoin('account as a', 'a.id', 'l.guest_id')
      .leftJoin('purchase as p', 'p.lot_id', 'l.id')
      .leftJoin('card as c', 'c.id', 'p.card_id')
      .select([
        'l.kind',
        'l.guest_id',
        'l.granted_points',
        'l.remaining_points',
        'l.held_points',
        'l.expires_on',
      ])
      .select([
        'l.created_at',
        'a.number as guest_number',
        'p.id as purchase_id',
        'p.amount_yen',
        'c.brand',
        'c.last4',
      ])
      // Of several, each stands in the place of the one before.
      .select((eb) =>
        eb
          .selectFrom('receipt_line as n')
          .innerJoin('receipt as r', 'r.id', 'n.receipt_id')
          .select((of) => of.fn.max('r.number').as('number'))
          .whereRef('n.purchase_id', '=', 'p.id')
          .as('receipt_number'),
      )
      .where('l.id', '=', lotId)
      .executeTakeFirst()
  );
}
