import { sql } from 'kysely';
import { WEBHOOK_EARLY_MINUTES, type PaymentsReading } from '@yoimachi/domain/state';
import { allRows, PLAN_ANEW, theRow, type Db, type Trx } from '#platform/database';

/** Everything waiting for the payment service; what an operator is already looking at is retried a day later. */
const WAITING = sql`
  select id as key, 'PURCHASE' as what, check_at from purchase where check_at is not null
  union all select id, 'TOP_UP', check_at from top_up where check_at is not null and status in ('CREATED', 'ACTION_REQUIRED', 'CANCELLING')
  union all select id, 'TOP_UP', created_at from top_up where check_at is null and booking_id is not null and status = 'CREATED'
  union all select booking_id, 'SETTLEMENT', check_at from settlement where check_at is not null
  union all select id, 'DEBT', check_at from debt where check_at is not null
  union all select id, 'REFUND', check_at from refund where check_at is not null`;

/**
 * Records what has started waiting, and forgets what has ended. Planned for its time, which only a few of many are before: a plan for all
 * times reads all that waits.
 */
export const lookAtWaiting = (trx: Trx, now: Date, soon: Date) =>
  sql`${sql.raw(PLAN_ANEW)}
  with waiting as (select key, what from (${WAITING}) w where check_at <= ${soon}),
  gone as (delete from payment_silence s where not exists (select from waiting w where w.key = s.key))
  insert into payment_silence (key, what, seen_at) select key, what, ${now} from waiting
  on conflict (key) do nothing`.execute(trx);

/** What has been waiting since an instant or earlier and was not raised yet; marks it as raised. */
export const takeSilent = (trx: Trx, since: Date, now: Date) =>
  allRows<{ key: string; what: string; since: Date }>(trx)`
    update payment_silence set raised_at = ${now} where seen_at <= ${since} and raised_at is null
    returning key, what, seen_at as since`;

/**
 * When the service last told something by itself; when the first card payment ended of which it told nothing, of those since the last
 * comparison; and what has waited for its answer for so long that it was raised, up to a limit.
 */
export const readPaymentSilence = (db: Db, limit: number) =>
  theRow<PaymentsReading>(db)`${sql.raw(PLAN_ANEW)}
    with last as (select received_at as at from payment_event order by received_at desc limit 1)
    select (select at from last) as "lastEventAt",
      (select min(completed_at)
       from (select completed_at from purchase
         where compared_at is null and card_id is not null and completed_at is not null and status = 'SUCCEEDED'
         order by id desc limit ${sql.lit(limit)}) p
       where completed_at > coalesce((select at from last) + ${WEBHOOK_EARLY_MINUTES} * interval '1 minute', '-infinity')
      ) as "unheardSince",
      (select count(*)::int from (select from payment_silence where raised_at is not null limit ${sql.lit(limit)}) s) as silent`;
