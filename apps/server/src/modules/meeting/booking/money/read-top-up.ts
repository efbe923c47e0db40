import type { TopUpState } from '@yoimachi/contract/booking';
import { yenForPoints } from '@yoimachi/domain/money';
import type { Db } from '#platform/database';
import { topUpOf, paidByCard } from '../process/top-up.store.ts';

/** What the card adds to a booking and its status; null when the balance covers it. */
export async function readTopUp(db: Db, bookingId: string): Promise<TopUpState | null> {
  const row = await topUpOf(db, bookingId);
  if (!row) return null;
  const planned = {
    points: row.missing_points,
    amountYen: row.amount_yen ?? yenForPoints(row.missing_points),
  };
  if (row.debt_id !== null) return { ...planned, state: 'DUE', payBy: null };
  if (row.settled_at !== null) {
    const paid = await paidByCard(db, bookingId);
    const state = paid.points > 0 ? 'CHARGED' : 'NOT_NEEDED';
    return { ...paid, state, payBy: null };
  }
  if (!row.open) return { ...planned, state: 'CHARGING', payBy: null };
  if (row.top_up_status === 'AUTHORISED') return { ...planned, state: 'RESERVED', payBy: null };
  const isRefused = row.is_refused && row.payment_deadline_at !== null;
  const payBy = isRefused ? row.payment_deadline_at!.toISOString() : null;
  return { ...planned, state: isRefused ? 'CARD_NEEDED' : 'PLANNED', payBy };
}
