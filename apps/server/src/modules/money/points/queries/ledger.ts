import {
  gained,
  halfYearTo,
  isBaseDay,
  LEDGER_LINES,
  pointFigures,
  reportPoints,
  type Moved,
} from '@yoimachi/domain/points';
import { figureDays } from '@yoimachi/domain/figures';
import { fail, ok } from '@yoimachi/domain/result';
import { addDays, compareDays, dayOf, type Day } from '@yoimachi/domain/time';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/database';
import { lastCheck } from '../check.store.ts';
import { LEDGER_RULES } from '../coherence.store.ts';
import { movedBetween, movedByDay } from '../ledger-day.store.ts';
import { ruleNames } from '../points.ja.ts';

interface Reading {
  readonly db: Db;
  readonly clock: Clock;
}

/** What every kind of account holds and gained today, and how the books were found last. */
export async function showLedger({ db, clock }: Reading) {
  const at = clock.now();
  const [all, today, check] = await Promise.all([
    movedBetween(db, null, null),
    movedBetween(db, dayOf(at), dayOf(at)),
    lastCheck(db),
  ]);
  const [points, todayPoints] = [gained(all), gained(today)];
  return {
    at,
    accounts: LEDGER_LINES.map((line) => ({
      line,
      points: points.get(line)!,
      todayPoints: todayPoints.get(line)!,
    })),
    transfers: all.reduce((sum, { transfers }) => sum + transfers, 0),
    rules: LEDGER_RULES.map((rule) => ({
      rule: ruleNames[rule],
      isBroken: check?.broken.includes(rule) ?? false,
    })),
    check: check ?? null,
  };
}

/** What became of points on each day of a span, and what was unused when it ended, the last first. VALIDATION: it ends before it begins, or is too long. */
export async function listPointDays({ db }: Pick<Reading, 'db'>, { from, to }: { from: Day; to: Day }) {
  const days = figureDays(from, to);
  if (!days.ok) return days;
  const [before, moved] = await Promise.all([
    movedBetween(db, null, addDays(from, -1)),
    movedByDay(db, from, to),
  ]);
  let [paidPoints, freePoints] = unused(before);
  const items = days.value.toReversed().map((day) => {
    const ofDay = moved.get(day) ?? [];
    const [paid, free] = unused(ofDay);
    paidPoints += paid;
    freePoints += free;
    return { day, ...pointFigures(ofDay), unusedPaidPoints: paidPoints, unusedFreePoints: freePoints };
  });
  return ok({ items: items.toReversed() });
}

/** What movements left with guests, bought and given; held points included. */
const unused = (moved: readonly Moved[]): [number, number] => [
  reportPoints('PAID', [], moved).closingPoints,
  reportPoints('FREE', [], moved).closingPoints,
];

/** The half-year that ends with a base day, up to now if it is not over. NOT_FOUND: no base day, or its half-year has not begun. */
export async function readPointReport({ db, clock }: Reading, baseDay: Day) {
  if (!isBaseDay(baseDay)) return fail('NOT_FOUND');
  const { from, to } = halfYearTo(baseDay);
  const today = dayOf(clock.now());
  if (compareDays(from, today) > 0) return fail('NOT_FOUND');
  const [before, during] = await Promise.all([
    movedBetween(db, null, addDays(from, -1)),
    movedBetween(db, from, to),
  ]);
  return ok({
    from,
    to,
    isOver: compareDays(to, today) < 0,
    paid: reportPoints('PAID', before, during),
    free: reportPoints('FREE', before, during),
  });
}
