import { OFFICE_PAGE_SIZE } from '@yoimachi/contract/common';
import type { figuresAdminRoutes } from '@yoimachi/contract/figures';
import { bookingFigures, figureDays } from '@yoimachi/domain/figures';
import { ok } from '@yoimachi/domain/result';
import { monthsBetween } from '@yoimachi/domain/time';
import { readCursor, writeCursor } from '#base/queue';
import { isUuid } from '#platform/crypto';
import { pageOf, type OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { pageOfSteps, stepsOfSpan, type StepsOf } from './booking-day.store.ts';
import { cohortsOf } from './cohort.store.ts';
import { pageOfPeople } from './counted-people.store.ts';
import { peopleByDay } from './people-day.store.ts';
import { exportCohortPeople, listCohortPeople } from './queries/cohort-people.ts';
import { isDigest, presentPerson } from './queries/counted-people.ts';
import { kindsCounted, presentStep } from './queries/counted-steps.ts';
import { exportCounted } from './queries/export-counted.ts';
import { listSettled } from './queries/settled.ts';

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
    const kinds = await kindsCounted(db, span, figure);
    const rows = await pageOfSteps(db, span, kinds, { after: after.value, limit: OFFICE_PAGE_SIZE + 1 });
    return ok(pageOf(rows, OFFICE_PAGE_SIZE, presentStep, cursorOf));
  },
  listSettled: ({ query }) => listSettled(db, query),
  async listCountedPeople({ query: { cursor, figure, ...span } }) {
    const days = figureDays(span.from, span.to);
    const after = readCursor(cursor, figure === 'smsSent' ? isDigest : isUuid);
    if (!days.ok) return days;
    if (!after.ok) return after;
    const rows = await pageOfPeople(db, figure, span, { after: after.value, limit: OFFICE_PAGE_SIZE + 1 });
    return ok(pageOf(rows, OFFICE_PAGE_SIZE, presentPerson, cursorOf));
  },
  exportCounted: ({ query }) => exportCounted(db, query),
  async listPeopleDays({ query: { from, to } }) {
    const days = figureDays(from, to);
    if (!days.ok) return days;
    const people = await peopleByDay(db, from, to);
    return ok({
      days: days.value.map((day) => {
        const of = people.get(day);
        return {
          day,
          guests: of?.guests ?? 0,
          casts: of?.casts ?? 0,
          left: of?.left_count ?? 0,
          ageChecksPassed: of?.passed ?? 0,
          ageChecksRefused: of?.refused ?? 0,
          ageCheckMinutes: of?.age_check_minutes ?? null,
          smsSent: of?.sms ?? 0,
        };
      }),
    });
  },
  listCohortPeople: ({ query }) => listCohortPeople(db, query),
  exportCohortPeople: ({ query }) => exportCohortPeople(db, query),
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

const cursorOf = ({ at, id }: { readonly at: Date; readonly id: number | string }) =>
  writeCursor({ at, id: String(id) });
