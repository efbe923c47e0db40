import { OFFICE_PAGE_SIZE } from '@yoimachi/contract/common';
import type { figuresAdminRoutes } from '@yoimachi/contract/figures';
import { bookingFigures, figureDays, type CountedStep } from '@yoimachi/domain/figures';
import { ok } from '@yoimachi/domain/result';
import { monthsBetween } from '@yoimachi/domain/time';
import { isUuid } from '#platform/crypto';
import { cutPage, pageOf, type OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { readPlace, writePlace, type Place } from '#platform/page';
import { kindsCounted, pageOfSteps, stepsOfSpan } from './booking-day.store.ts';
import { cohortsOf } from './cohort.store.ts';
import { pageOfPeople } from './counted-people.store.ts';
import { peopleByDay } from './people-day.store.ts';
import { exportCohortPeople, listCohortPeople } from './queries/cohort-people.ts';
import { isDigest, presentPerson } from './queries/counted-people.ts';
import { exportCounted } from './queries/export-counted.ts';
import { pageOfSettled } from './settled.store.ts';

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
    const after = readPlace(cursor, (id) => /^\d{1,15}$/.test(id));
    if (!days.ok) return days;
    if (!after.ok) return after;
    const kinds = await kindsCounted(db, span, figure);
    const rows = await pageOfSteps(db, span, kinds, { after: after.value, limit: OFFICE_PAGE_SIZE + 1 });
    return ok(cutPage(rows, OFFICE_PAGE_SIZE, cursorOf));
  },
  async listSettled({ query: { cursor, ...span } }) {
    const days = figureDays(span.from, span.to);
    const after = readPlace(cursor);
    if (!days.ok) return days;
    if (!after.ok) return after;
    const rows = await pageOfSettled(db, span, { after: after.value, limit: OFFICE_PAGE_SIZE + 1 });
    return ok(cutPage(rows, OFFICE_PAGE_SIZE, cursorOf));
  },
  async listCountedPeople({ query: { cursor, figure, ...span } }) {
    const days = figureDays(span.from, span.to);
    const after = readPlace(cursor, figure === 'smsSent' ? isDigest : isUuid);
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
    return ok({ days: days.value.map((day) => people.get(day) ?? { ...NOBODY, day }) });
  },
  listCohortPeople: ({ query }) => listCohortPeople(db, query),
  exportCohortPeople: ({ query }) => exportCohortPeople(db, query),
  async listCohorts({ query: { side } }) {
    const rows = await cohortsOf(db, side);
    return ok({
      items: [...Map.groupBy(rows, (row) => row.firstMonth)].map(([firstMonth, months]) => {
        const people = new Map(months.map((one) => [monthsBetween(firstMonth, one.month), one.people]));
        const length = Math.max(...people.keys()) + 1;
        return { firstMonth, people: Array.from({ length }, (_, index) => people.get(index) ?? 0) };
      }),
    });
  },
});

/** Figures by what steps have in common, the most requests first. */
const groups = <Key>(steps: readonly (CountedStep & { readonly key: Key })[]) =>
  [...Map.groupBy(steps, ({ key }) => key)]
    .map(([key, of]) => [key, bookingFigures(of)] as const)
    .toSorted(([, a], [, b]) => b.requested - a.requested);

const cursorOf = ({ at, id }: Place) => writePlace(at, id);

/** A day on which nothing happened. */
const NOBODY = {
  guests: 0,
  casts: 0,
  left: 0,
  ageChecksPassed: 0,
  ageChecksRefused: 0,
  ageCheckMinutes: null,
  smsSent: 0,
};
