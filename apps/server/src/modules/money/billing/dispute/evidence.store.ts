import type { ConsentItem } from '@yoimachi/domain/consent';
import type { Day } from '@yoimachi/domain/time';
import { sql } from 'kysely';
import { allRows, PLAN_ANEW, type Db } from '#platform/database';

export const findDisputed = (db: Db, chargebackId: string) =>
  db
    .selectFrom('chargeback as k')
    .innerJoin('purchase as p', 'p.id', 'k.purchase_id')
    .innerJoin('account as a', 'a.id', 'p.guest_id')
    .innerJoin('guest as g', 'g.id', 'a.id')
    .innerJoin('identity as i', 'i.id', 'a.identity_id')
    .leftJoin('card as c', 'c.id', 'p.card_id')
    .leftJoin('booking as b', 'b.id', 'p.booking_id')
    .select(['k.created_at as told_at', 'k.amount_yen as claimed_yen', 'k.taken_points', 'k.debt_points'])
    .select(['k.dispute_id', 'k.dispute_reason', 'k.respond_by', 'k.outcome'])
    .select(['p.id', 'p.guest_id', 'p.kind', 'p.created_at', 'p.completed_at', 'p.points', 'p.amount_yen'])
    .select(['p.lot_id', 'p.provider_payment_id as payment_id', 'b.number as booking_number'])
    .select(['c.id as card_id', 'c.brand', 'c.last4', 'c.registered_at as card_registered_at'])
    .select(['a.number as account_number', 'a.created_at as account_created_at'])
    .select(['i.phone_verified_at as number_verified_at', 'g.age_checked_at'])
    .select(
      sql<boolean>`not exists (select from purchase e where e.guest_id = p.guest_id and e.status = 'SUCCEEDED'
        and e.completed_at < p.completed_at)`.as('is_first'),
    )
    .where('k.id', '=', chargebackId)
    .executeTakeFirst();
export type DisputedPurchase = NonNullable<Awaited<ReturnType<typeof findDisputed>>>;

export interface AgreedRow {
  readonly item: ConsentItem;
  readonly version: Day;
  readonly at: Date;
}

/** What held of what somebody had agreed to at an instant. */
export const agreedAt = (db: Db, accountId: string, at: Date) =>
  allRows<AgreedRow>(db)`
    select item, version, at from (
      select distinct on (item) item, version, at, given from consent
      where account_id = ${accountId} and at <= ${at} order by item, at desc, id desc) last
    where given order by at, item`;

export interface UseRow {
  readonly kind: 'USE' | 'CANCELLATION_FEE' | 'GIFT' | 'EXPIRY' | 'REFUND' | 'CHARGEBACK';
  readonly at: Date;
  readonly points: number;
  readonly booking_number: string | null;
  readonly starts_at: Date | null;
  readonly arrived_at: Date | null;
  readonly finished_at: Date | null;
}

/** Where the points of a lot went, the oldest first. */
export const usesOf = (db: Db, guestId: string, lotId: number, limit: number) =>
  allRows<UseRow>(db)`${sql.raw(PLAN_ANEW)}
    select t.kind, t.created_at as at, sum(t.points)::int as points, b.number as booking_number, b.starts_at,
      min(p.arrived_at) as arrived_at, max(p.finished_at) as finished_at
    from ledger_account a join ledger_transfer t on t.from_account_id = a.id
    left join booking b on b.id = t.booking_id left join participation p on p.id = t.participation_id
    where a.owner_id = ${guestId} and t.lot_id = ${lotId}
      and t.kind in ('USE', 'CANCELLATION_FEE', 'GIFT', 'EXPIRY', 'REFUND', 'CHARGEBACK')
    group by t.kind, t.created_at, t.booking_id, b.number, b.starts_at
    order by t.created_at, t.kind limit ${limit}`;

export interface OtherPurchase {
  readonly at: Date;
  readonly amount_yen: number;
  readonly is_taken_back: boolean;
}

/** What else was paid with the same card before, the newest first. */
export const othersOfCard = (db: Db, purchase: DisputedPurchase, limit: number) =>
  allRows<OtherPurchase>(db)`
    select p.completed_at as at, p.amount_yen, k.id is not null as is_taken_back
    from purchase p left join chargeback k on k.purchase_id = p.id
    where p.guest_id = ${purchase.guest_id} and p.card_id = ${purchase.card_id} and p.status = 'SUCCEEDED'
      and p.id <> ${purchase.id} order by p.completed_at desc limit ${limit}`;
