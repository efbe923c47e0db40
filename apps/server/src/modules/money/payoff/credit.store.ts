import type { PairPayment, RewardCredit } from '@yoimachi/domain/payoff';
import { allRows, firstRow, type Db, type RowOf } from '#platform/database';

/** What a cast was credited with after an instant, by what paid it; without what an operator holds back or gave back. */
export async function rewardCredits(db: Db, castId: string, after: Date): Promise<RewardCredit[]> {
  const rows = await allRows<{
    source: string;
    at: Date;
    points: number;
    card_since: Date | null;
    fee_points: number;
  }>(db)`
    select coalesce(t.participation_id, t.cause_id) as source, t.created_at as at, t.points,
      (select min(o.registered_at) from card k join card o on o.guest_id = k.guest_id and (o.id = k.id or o.fingerprint = k.fingerprint)
        where k.id = u.card_id) as card_since,
      coalesce((select sum(f.points) from ledger_transfer f
        where f.from_account_id = t.to_account_id and f.created_at = t.created_at and f.kind = 'STAGE_FEE'
          and coalesce(f.participation_id, f.cause_id) = coalesce(t.participation_id, t.cause_id)), 0)::int as fee_points
    from ledger_transfer t left join purchase u on u.lot_id = t.lot_id
    where t.to_account_id = (select id from ledger_account where kind = 'CAST_REWARD' and owner_id = ${castId})
      and t.created_at > ${after} and t.kind in ('USE', 'CANCELLATION_FEE', 'GIFT', 'DEBT')
      and not exists (select from frozen_reward z
        where z.participation_id = t.participation_id and z.outcome is distinct from 'RELEASED')
    order by t.id`;
  return [...Map.groupBy(rows, ({ source }) => source).values()].map((parts) => ({
    at: parts[0]!.at,
    feePoints: parts[0]!.fee_points,
    parts: parts.map(({ points, card_since: cardSince }) => ({ points, cardSince })),
  }));
}

interface PairPayments {
  /** What she paid as a guest, by the cast whom she paid. */
  readonly paid: readonly PairPayment[];
  /** What she was paid by the guests who are one person with those casts. */
  readonly got: readonly PairPayment[];
}

/** The first payments after an instant between a cast, who is a guest, too, and those whom she paid, in both directions. */
export async function paymentsBetween(db: Db, castId: string, after: Date): Promise<PairPayments> {
  const rows = await allRows<PairPayment & { way: 'PAID' | 'GOT' }>(db)`
    with mine as (select distinct guest_id from own_pair where cast_id = ${castId}),
    paid as (
      select p.cast_id as person, min(p.settled_at) as at from mine m join participation p on p.guest_id = m.guest_id
        where p.settled_at > ${after} and p.billed_points > 0 and p.cast_id <> ${castId} group by 1
      union all
      select s.cast_id, min(s.sent_at) from mine m join gift_sent s on s.guest_id = m.guest_id
        where s.sent_at > ${after} and s.cast_id <> ${castId} group by 1),
    others as (select distinct o.cast_id, o.guest_id from own_pair o where o.cast_id in (select person from paid))
    select 'PAID' as way, person, at from paid
    union all
    select 'GOT', o.cast_id, min(p.settled_at) from others o join participation p on p.guest_id = o.guest_id and p.cast_id = ${castId}
      where p.settled_at > ${after} and p.billed_points > 0 group by 2
    union all
    select 'GOT', o.cast_id, min(s.sent_at) from others o join gift_sent s on s.guest_id = o.guest_id and s.cast_id = ${castId}
      where s.sent_at > ${after} group by 2`;
  const of = (way: 'PAID' | 'GOT') =>
    rows.filter((row) => row.way === way).map(({ person, at }) => ({ person, at }));
  return { paid: of('PAID'), got: of('GOT') };
}

/** When her bank account was last changed. */
export async function accountChangedAt(db: Db, castId: string): Promise<Date | null> {
  const row = await firstRow<RowOf<'cast_private', 'bank_account_changed_at'>>(db)`
    select bank_account_changed_at from cast_private where cast_id = ${castId}`;
  return row?.bank_account_changed_at ?? null;
}
