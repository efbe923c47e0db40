import { figureOfStep, type BookingFigure, type Step } from '@yoimachi/domain/figures';
import type { Db } from '#platform/database';
import type { Span } from '../asked.ts';
import { kindsOfSteps, type CountedRow } from '../booking-day.store.ts';
import { presentShare } from './share.ts';

/** The kinds of steps in a span that count in a figure. */
export const kindsCounted = async (db: Db, span: Span, figure: BookingFigure): Promise<Step[]> =>
  (await kindsOfSteps(db, span)).filter((step) => figureOfStep(step).includes(figure));

export const presentStep = (row: CountedRow) => ({
  ...presentShare(row),
  waitedMinutes: Math.round(row.waited_seconds / 60),
});
