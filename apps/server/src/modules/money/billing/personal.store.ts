import { booksBefore } from '@yoimachi/domain/money';
import { signsBefore } from '@yoimachi/domain/person';
import { sql } from 'kysely';
import { PLAN_ANEW } from '#platform/database';
import { isLongGone } from '#people/person';
import { ALL_OF_ONE, ERASED_TEXT, sixMonthsBefore, type PersonalTables } from '#platform/personal';

const NO_DIGITS = '0000';

/** What is exported and erased of cards, purchases and debts. */
export const billingPersonal: PersonalTables = {
  card: {
    exported: (_, { accountId }) =>
      sql`select brand, last4, expires_month as "expiresMonth", expires_year as "expiresYear",
          registered_at as "registeredAt", removed_at as "removedAt"
        from card where guest_id = ${accountId} order by registered_at`,
    erased: (trx, { accountId }, { at }) =>
      trx
        .updateTable('card')
        .set((eb) => ({
          last4: NO_DIGITS,
          expires_month: 1,
          expires_year: 0,
          removed_at: eb.fn.coalesce('removed_at', eb.val(at)),
        }))
        .where('guest_id', '=', accountId)
        .execute(),
    aged: (_, now, limit) => sql`${sql.raw(PLAN_ANEW)} update card set fingerprint = null where id in (
        select c.id from account l join card c on c.guest_id = l.id
        where l.left_at <= ${signsBefore(now)} and c.fingerprint is not null and ${isLongGone('l.identity_id', now)}
          and not exists (select from debt d where d.guest_id = l.id and d.status = 'OPEN') limit ${limit})`,
  },
  payment_event: {
    aged: (_, now, limit) => sql`${sql.raw(PLAN_ANEW)} delete from payment_event where event_id in (
        select e.event_id from payment_event e where e.received_at <= ${booksBefore(now)}
          and not exists (select from chargeback c where c.event_id = e.event_id and c.dispute_id is not null and c.outcome is null)
        order by e.received_at limit ${limit})`,
  },
  card_attempt: {
    aged: (_, now, limit) => sql`delete from card_attempt where id in (
        select id from card_attempt where created_at < ${sixMonthsBefore(now)} limit ${limit})`,
  },
  purchase: {
    exported: (_, { accountId }) => sql`${ALL_OF_ONE}
        select points, amount_yen as "amountYen", status, kind, created_at as at
        from purchase where guest_id = ${accountId} order by created_at`,
  },
  top_up: {
    exported: (_, { accountId }) =>
      sql`select booking_id as "bookingId", points, amount_yen as "amountYen", status, created_at as at
        from top_up where guest_id = ${accountId} order by created_at`,
  },
  debt: {
    exported: (_, { accountId }) =>
      sql`select cause, booking_id as "bookingId", points, status, created_at as at, ended_at as "endedAt"
        from debt where guest_id = ${accountId} order by created_at`,
    erased: (_, { accountId }) =>
      sql`update debt set waived_reason = ${ERASED_TEXT} where guest_id = ${accountId} and waived_reason is not null`,
  },
};
