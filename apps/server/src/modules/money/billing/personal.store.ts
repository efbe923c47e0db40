import { booksBefore } from '@yoimachi/domain/money';
import { signsBefore } from '@yoimachi/domain/person';
import { sql } from 'kysely';
import { PLAN_ANEW } from '#platform/database';
import { isLongGone } from '#people/person';
import { deletesOld, ERASED_TEXT, ownRows, sixMonthsBefore, type PersonalTables } from '#platform/personal';

const NO_DIGITS = '0000';

/** What is exported and erased of cards, purchases and debts. */
export const billingPersonal: PersonalTables = {
  card: {
    exported: ownRows(
      'card',
      'guest_id',
      ['brand', 'last4', 'expires_month', 'expires_year', 'registered_at', 'removed_at'],
      'registered_at',
    ),
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
    async aged(db, now, limit) {
      const { rows } = await sql`${sql.raw(PLAN_ANEW)} update card set fingerprint = null where id in (
        select c.id from account l join card c on c.guest_id = l.id
        where l.left_at <= ${signsBefore(now)} and c.fingerprint is not null and ${isLongGone('l.identity_id', now)}
          and not exists (select from debt d where d.guest_id = l.id and d.status = 'OPEN') limit ${limit}) returning id`.execute(
        db,
      );
      return rows.length;
    },
  },
  payment_event: {
    async aged(db, now, limit) {
      const { rows } = await sql`${sql.raw(PLAN_ANEW)} delete from payment_event where event_id in (
        select e.event_id from payment_event e where e.received_at <= ${booksBefore(now)}
          and not exists (select from chargeback c where c.event_id = e.event_id and c.dispute_id is not null and c.outcome is null)
        order by e.received_at limit ${limit}) returning kind`.execute(db);
      return rows.length;
    },
  },
  card_attempt: {
    aged: deletesOld('card_attempt', 'created_at', sixMonthsBefore),
  },
  purchase: {
    exported: ownRows(
      'purchase',
      'guest_id',
      ['points', 'amount_yen', 'status', 'kind', 'created_at as at'],
      'created_at',
    ),
  },
  top_up: {
    exported: ownRows(
      'top_up',
      'guest_id',
      ['booking_id', 'points', 'amount_yen', 'status', 'created_at as at'],
      'created_at',
    ),
  },
  debt: {
    exported: ownRows(
      'debt',
      'guest_id',
      ['cause', 'booking_id', 'points', 'status', 'created_at as at', 'ended_at'],
      'created_at',
    ),
    erased: (trx, { accountId }) =>
      trx
        .updateTable('debt')
        .set({ waived_reason: ERASED_TEXT })
        .where('guest_id', '=', accountId)
        .where('waived_reason', 'is not', null)
        .execute(),
  },
};
