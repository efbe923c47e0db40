import { sql, type RawBuilder } from 'kysely';
import type { UserType } from '@yoimachi/domain/account';
import type {
  DaySpan,
  LotKind,
  OwnedAccount,
  SystemAccount,
  TransferKind,
  Way,
} from '@yoimachi/domain/points';
import { addDays, instantAt } from '@yoimachi/domain/time';
import { allRows, firstRow, PLAN_ANEW, type Db, type RowOf } from '#platform/database';

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

export interface WantedOfJournal {
  readonly concerning: Concerning;
  /** Null: all kinds. */
  readonly kinds: readonly TransferKind[] | null;
  /** Those that went one of these ways; absent: whichever they went. */
  readonly ways?: readonly Way[] | undefined;
  /** Absent: all days. */
  readonly days?: DaySpan;
  /** Only what has a lower id. */
  readonly before: number;
}

interface Wanted extends WantedOfJournal {
  readonly limit: number;
  /** The oldest first of what has a higher id than this; absent: the newest first. */
  readonly after?: number;
}

/** Movements of the journal in the order of their ids, the newest first or the oldest. Each way to them is an index that ends after `limit` rows. */
export const readJournal = (db: Db, wanted: Wanted) =>
  allRows<JournalRow>(db)`${sql.raw(PLAN_ANEW)}
    select t.id, t.kind, t.points, t.created_at, t.lot_id, l.kind as lot_kind, t.booking_id, b.number as booking_number,
      f.kind as from_kind, f.owner_id as from_owner, fa.number as from_number, fa.user_type as from_type,
      g.kind as to_kind, g.owner_id as to_owner, ga.number as to_number, ga.user_type as to_type
    from (${foundBy(wanted)}) found join ledger_transfer t on t.id = found.id
    join ledger_account f on f.id = t.from_account_id left join account fa on fa.id = f.owner_id
    join ledger_account g on g.id = t.to_account_id left join account ga on ga.id = g.owner_id
    left join lot l on l.id = t.lot_id left join booking b on b.id = t.booking_id
    order by t.id ${wanted.after === undefined ? sql`desc` : sql``}`;

/** How many movements of the journal somebody would find. Of all of them it reads the sums of days, and only what is too new for him itself. */
export async function countJournal(db: Db, wanted: WantedOfJournal): Promise<number> {
  const { kinds, ways, days = ALL_DAYS, before } = wanted;
  const isWanted = sql<boolean>`${isOf(kinds)} and ${isIn(days)} and ${ways ? went(ways) : sql`true`}`;
  const counted =
    wanted.concerning.by === 'ALL'
      ? sql`(select coalesce(sum(transfers), 0) from ledger_day
            where ${isOfDays(days)} and ${isOf(kinds)} and ${sumWent(ways)})
          - (select count(*) from ledger_transfer where id >= ${before} and ${isWanted})`
      : sql`(select count(*) from (${foundBy({ ...wanted, after: 0, limit: null })}) found)`;
  const rows = await allRows<{ count: number }>(db)`${sql.raw(PLAN_ANEW)} select ${counted}::bigint as count`;
  return rows[0]!.count;
}

const ALL_DAYS: DaySpan = { from: null, to: null };

const isOf = (kinds: readonly TransferKind[] | null): RawBuilder<boolean> =>
  kinds === null ? sql`true` : sql`kind = any (array(select unnest(${[...kinds]}::text[])))`;

/** Of sums of days. */
const isOfDays = ({ from, to }: DaySpan): RawBuilder<boolean> =>
  sql`day between coalesce(${from}::date, '-infinity') and coalesce(${to}::date, 'infinity')`;

const oneOfWays = (ways: readonly Way[]) =>
  sql`any (array(select unnest(${ways.map(({ from, to, lotKind }) => `${from} ${to} ${lotKind}`)}::text[])))`;

/** Sums of days of movements that went one of some ways. */
const sumWent = (ways: readonly Way[] | undefined): RawBuilder<boolean> =>
  ways === undefined ? sql`true` : sql`concat_ws(' ', from_kind, to_kind, lot_kind) = ${oneOfWays(ways)}`;

/** Movements that went one of some ways. Accounts and lots are looked up one by one: a join would read all people's. */
const went = (ways: readonly Way[]): RawBuilder<boolean> =>
  sql`concat_ws(' ', (select s.kind from ledger_account s where s.id = from_account_id),
        (select s.kind from ledger_account s where s.id = to_account_id),
        coalesce((select s.kind from lot s where s.id = lot_id), 'NONE')) = ${oneOfWays(ways)}`;

/**
 * Of which kinds some movements are wanted, between which ids, and of which kinds all went one of the ways: of those nothing has to be looked
 * up. For one statement, so that no kind gets another way in between. `offset 0`: where a row of days went is asked once.
 */
const wantedKinds = ({
  kinds,
  ways,
  days = ALL_DAYS,
}: Pick<WantedOfJournal, 'days' | 'kinds' | 'ways'>): RawBuilder<unknown> => sql`
  with wanted_kinds as materialized (
    select kind, bool_and(has_gone) as is_whole,
      min(first_id) filter (where has_gone) as first_id, max(last_id) filter (where has_gone) as last_id
    from (select kind, first_id, last_id, ${sumWent(ways)} as has_gone from ledger_day where ${isOfDays(days)} and ${isOf(kinds)} offset 0) d
    group by kind having bool_or(has_gone))`;

function isIn({ from, to }: DaySpan): RawBuilder<boolean> {
  const ends = [
    ...(from === null ? [] : [sql`created_at >= ${instantAt(from, 0)}`]),
    ...(to === null ? [] : [sql`created_at < ${instantAt(addDays(to, 1), 0)}`]),
  ];
  return ends.length === 0 ? sql`true` : sql`${sql.join(ends, sql` and `)}`;
}

type WantedIds = Omit<Wanted, 'limit'> & { readonly limit: number | null };

function foundBy(wanted: WantedIds): RawBuilder<unknown> {
  const { concerning, kinds, ways } = wanted;
  const isByKind = ways !== undefined || (concerning.by === 'ALL' && kinds !== null);
  return isByKind ? sql`${wantedKinds(wanted)} ${idsBy(wanted)}` : idsBy(wanted);
}

function idsBy(wanted: WantedIds): RawBuilder<unknown> {
  const { concerning, kinds, ways, days = ALL_DAYS, before, limit, after } = wanted;
  const first = sql`order by id ${after === undefined ? sql`desc` : sql``} limit ${sql.lit(limit)}`;
  const isNext =
    after === undefined ? sql<boolean>`id < ${before}` : sql<boolean>`id > ${after} and id < ${before}`;
  const hasGone = ways === undefined ? sql<boolean>`true` : went(ways);
  const isWanted = sql<boolean>`${isOf(kinds)} and ${isIn(days)} and ${hasGone}`;
  switch (concerning.by) {
    case 'TRANSFER':
      return sql`select id from ledger_transfer where id = ${concerning.id} and ${isNext} and ${isWanted}`;
    case 'BOOKING':
      return sql`select id from ledger_transfer where booking_id = ${concerning.id} and ${isNext} and ${isWanted} ${first}`;
    case 'OWNER':
      return ofAccounts(concerning.id, wanted, { isNext, first });
    case 'LOT':
      return ofAccounts(concerning.guestId, wanted, {
        isNext: sql<boolean>`${isNext} and lot_id = ${concerning.id}`,
        first,
      });
    case 'ALL':
      return kinds === null && ways === undefined
        ? sql`select id from ledger_transfer where ${isNext} and ${isWithin(days)} ${first}`
        : sql`select m.id from wanted_kinds w cross join lateral (
            select id from ledger_transfer where kind = w.kind and id between w.first_id and w.last_id
              and ${isNext} and ${isIn(days)} and (w.is_whole or ${hasGone}) ${first}) m ${first}`;
  }
}

interface Next {
  readonly isNext: RawBuilder<boolean>;
  readonly first: RawBuilder<unknown>;
}

/** Both sides of somebody's accounts, each its first; a movement between two of them is found twice. */
function ofAccounts(ownerId: string, wanted: WantedIds, next: Next): RawBuilder<unknown> {
  const { kinds, ways } = wanted;
  const ofSide = (which: 'from' | 'to') => {
    const ofKinds = (isOfKind: RawBuilder<boolean>) => movementsOf(which, isOfKind, wanted, next);
    return ways === undefined
      ? sql`(${ofKinds(isOf(kinds))} ${next.first})`
      : sql`(${ofKinds(isWhole(true))} ${next.first}) union
          (select id from (${ofKinds(isWhole(false))} offset 0) part
            where exists (select from ledger_transfer one where one.id = part.id and ${went(ways)}) ${next.first})`;
  };
  return sql`
    select id from (
      select m.id from ledger_account a cross join lateral (${ofSide('from')} union ${ofSide('to')}) m
      where a.owner_id = ${ownerId}) both_sides group by id ${next.first}`;
}

const isWhole = (whole: boolean): RawBuilder<boolean> =>
  sql`kind = any (array(select kind from wanted_kinds where is_whole = ${sql.lit(whole)}))`;

/** Of one side of an account: in the index alone, since somebody may move much, and little of one kind. */
const movementsOf = (
  which: 'from' | 'to',
  isOfKind: RawBuilder<boolean>,
  { days = ALL_DAYS }: WantedIds,
  { isNext }: Next,
): RawBuilder<unknown> =>
  sql`select id from ledger_transfer
    where ${sql.ref(`${which}_account_id`)} = a.id and ${isNext} and ${isIn(days)} and ${isOfKind}`;

/** Movements of some days, along their ids: before the first and after the last of them nothing is read. */
const isWithin = (days: DaySpan): RawBuilder<boolean> =>
  days.from === null && days.to === null
    ? sql`true`
    : sql`id between (select min(first_id) from ledger_day where ${isOfDays(days)})
        and (select max(last_id) from ledger_day where ${isOfDays(days)}) and ${isIn(days)}`;

/** The account of a number; undefined: nobody has it on this side. */
export async function ownerOfNumber(db: Db, number: number, userType: UserType): Promise<string | undefined> {
  const row = await firstRow<RowOf<'account', 'id'>>(db)`
    select id from account where number = ${number} and user_type = ${userType}`;
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
        'l.guest_id as guestId',
        'a.number as guestNumber',
        'l.granted_points as grantedPoints',
      ])
      .select([
        'l.remaining_points as remainingPoints',
        'l.held_points as heldPoints',
        'l.expires_on as expiresOn',
      ])
      .select([
        'l.created_at as madeAt',
        'p.id as purchaseId',
        'p.amount_yen as amountYen',
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
          .as('receiptNumber'),
      )
      .where('l.id', '=', lotId)
      .executeTakeFirst()
  );
}

/** The transactions that have written to the journal, or are about to, and have not ended. */
export async function writersOfJournal(db: Db): Promise<readonly string[]> {
  const rows = await allRows<{ writer: string }>(db)`
    select virtualtransaction as writer from pg_locks
    where locktype = 'relation' and database = (select oid from pg_database where datname = current_database())
      and relation = 'ledger_transfer'::regclass and mode = 'RowExclusiveLock'`;
  return rows.map(({ writer }) => writer);
}
