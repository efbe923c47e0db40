import { figureOfStep, type BookingFigure, type Step } from '@yoimachi/domain/figures';
import type { Db } from '#platform/database';
import type { Span } from '../asked.ts';
import { kindsOfSteps, type CountedRow } from '../booking-day.store.ts';

/** The kinds of steps in a span that count in a figure. */
export const kindsCounted = async (db: Db, span: Span, figure: BookingFigure): Promise<Step[]> =>
  (await kindsOfSteps(db, span)).filter((step) => figureOfStep(step).includes(figure));

export const presentStep = (row: CountedRow) => ({
  id: String(row.id),
  at: row.at.toISOString(),
  booking: { id: row.booking_id, number: row.number },
  guest: { id: row.guest_id, nickname: row.guest_name },
  cast: { id: row.cast_id, nickname: row.cast_name },
  district: row.district,
  castClass: row.cast_class,
  waitedMinutes: Math.round(row.waited_seconds / 60),
});
