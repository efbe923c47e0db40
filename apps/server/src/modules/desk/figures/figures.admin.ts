import { OFFICE_PAGE_SIZE } from '@yoimachi/contract/common';
import type { figuresAdminRoutes } from '@yoimachi/contract/figures';
import { bookingFigures, figureDays, figureOfStep } from '@yoimachi/domain/figures';
import { ok } from '@yoimachi/domain/result';
import { readCursor, writeCursor } from '#desk/queue';
import type { OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import {
  kindsOfSteps,
  pageOfSteps,
  stepsOfSpan,
  type CountedRow,
  type StepsOf,
} from './booking-day.store.ts';
import { cohortsOf } from './cohort.store.ts';
import { peopleByDay } from './people-day.store.ts';

type Routes = typeof figuresAdminRoutes;

export const figuresAdmin = ({ db }: ActContext): OperatorHandlers<Routes> => ({
  async listBookingDays({ query }) {
    const days = figureDays(query.from, query.to);
    if (!days.ok) return days;
    const steps = await stepsOfSpan(db, query);
    const byDay = Map.groupBy(steps.days, ({ key }) => key);
    return ok({
      days: days.value.map((day) => ({ day, figures: bookingFigures(byDay.get(day) ?? []) })),
      districts: groups(steps.districts).map(([district, figures]) => ({ district, figures })),
      classes: groups(steps.classes).map(([castClass, figures]) => ({
        castClass: castClass === '' ? null : castClass,
        figures,
      })),
    });
  },
  async listCounted({ query: { cursor, figure, ...span } }) {
    const days = figureDays(span.from, span.to);
    const after = readCursor(cursor, (id) => /^\d{1,15}$/.test(id));
    if (!days.ok) return days;
    if (!after.ok) return after;
    const kinds = (await kindsOfSteps(db, span)).filter((step) => figureOfStep(step).includes(figure));
    const rows = await pageOfSteps(db, span, kinds, { after: after.value, limit: OFFICE_PAGE_SIZE + 1 });
    const shown = rows.slice(0, OFFICE_PAGE_SIZE);
    return ok({
      items: shown.map(presentCounted),
      nextCursor:
        rows.length > OFFICE_PAGE_SIZE
          ? writeCursor({ at: shown.at(-1)!.at, id: String(shown.at(-1)!.id) })
          : null,
    });
  },
  async listPeopleDays({ query: { from, to } }) {
    const days = figureDays(from, to);
    if (!days.ok) return days;
    const people = await peopleByDay(db, from, to);
    return ok({
      days: days.value.map((day) => {
        const of = people.get(day);
        return {
          ...{ day, guests: of?.guests ?? 0, casts: of?.casts ?? 0, left: of?.left_count ?? 0 },
          ...{ ageChecksPassed: of?.passed ?? 0, ageChecksRefused: of?.refused ?? 0 },
          ...{ ageCheckMinutes: of?.age_check_minutes ?? null, smsSent: of?.sms ?? 0 },
        };
      }),
    });
  },
  async listCohorts({ query: { side } }) {
    const rows = await cohortsOf(db, side);
    return ok({
      items: [...Map.groupBy(rows, ({ first_month }) => first_month)].map(([firstMonth, months]) => {
        const people = new Map(months.map((one) => [monthsBetween(firstMonth, one.month), one.people]));
        const length = Math.max(...people.keys()) + 1;
        return { firstMonth, people: Array.from({ length }, (_, index) => people.get(index) ?? 0) };
      }),
    });
  },
});

/** Figures by what steps have in common, the most requests first. */
const groups = <Key>(steps: readonly StepsOf<Key>[]) =>
  [...Map.groupBy(steps, ({ key }) => key)]
    .map(([key, of]) => [key, bookingFigures(of)] as const)
    .toSorted(([, a], [, b]) => b.requested - a.requested);

const presentCounted = (row: CountedRow) => ({
  id: String(row.id),
  at: row.at.toISOString(),
  booking: { id: row.booking_id, number: row.number },
  guest: { id: row.guest_id, nickname: row.guest_name },
  cast: { id: row.cast_id, nickname: row.cast_name },
  district: row.district,
  castClass: row.cast_class,
  waitedMinutes: Math.round(row.waited_seconds / 60),
});

const monthsBetween = (from: string, to: string): number => {
  const index = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
  return index(to) - index(from);
};
