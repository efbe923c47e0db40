import type { CountedRow } from '../booking-day.store.ts';

/** A cast's share of a booking, and when something became of it. */
type ShareRow = Omit<CountedRow, 'id' | 'waited_seconds'> & { readonly id: number | string };

export const presentShare = (row: ShareRow) => ({
  id: String(row.id),
  at: row.at.toISOString(),
  booking: { id: row.booking_id, number: row.number },
  guest: { id: row.guest_id, nickname: row.guest_name },
  cast: { id: row.cast_id, nickname: row.cast_name },
  district: row.district,
  castClass: row.cast_class,
});
