import { sql } from 'kysely';
import type { CastClass } from '@yoimachi/domain/profile';
import { figureOfStep, type BookingFigure, type CountedStep, type Step } from '@yoimachi/domain/figures';
import { instantAt, addDays, type Day } from '@yoimachi/domain/time';
import { allRows, oneOf, type Db } from '#platform/database';
import { WHOSE, type PageOfCounted, type Share, type ShareLine, type Span } from './asked.ts';

const conditions = ({ from, to, district, castClass }: Span) => sql`
  day between ${from}::date and ${to}::date
  and (${district ?? null}::text is null or district = ${district ?? null})
  and (${castClass ?? null}::text is null or cast_class = ${castClass ?? null})`;

/** What happened in a span, by day, by district and by class. */
export async function stepsOfSpan(db: Db, span: Span) {
  const rows = await allRows<StepOfSpan>(db)`
    select day, district, cast_class as "castClass", action, actor, to_state as "to", cancel_type as "cancelType",
      sum(times)::bigint as times, sum(waited_seconds)::bigint as "waitedSeconds",
      sum(billed_points)::bigint as "billedPoints", sum(reward_points)::bigint as "rewardPoints"
    from booking_day where ${conditions(span)}
    group by action, actor, to_state, cancel_type, grouping sets ((day), (district), (cast_class))`;
  const by = <Name extends 'day' | 'district' | 'castClass'>(name: Name) =>
    rows.flatMap((row) => {
      const key = row[name];
      return key === null ? [] : [{ ...row, key }];
    });
  return { days: by('day'), districts: by('district'), classes: by('castClass') };
}

/** One of the three is what it was counted by; the others are null. */
interface StepOfSpan extends CountedStep {
  readonly day: Day | null;
  /** Empty: nobody knows. */
  readonly district: string | null;
  readonly castClass: CastClass | '' | null;
}

/** The kinds of steps in a span that count in a figure. */
export async function kindsCounted(db: Db, span: Span, figure: BookingFigure): Promise<Step[]> {
  const rows = await allRows<Step>(db)`
    select distinct action, actor, to_state as "to", cancel_type as "cancelType" from booking_day
    where ${conditions(span)}`;
  return rows.filter((step) => figureOfStep(step).includes(figure));
}

/** How long she had been asked by then. */
const WAITED = sql`round(extract(epoch from e.at - p.requested_at)::bigint / 60.0)::int as "waitedMinutes"`;

/** `id` and `at` of the steps of some kinds in a span, the last first: of a page, or all of them. Each kind goes along its index. */
function foundSteps({ from, to, district, castClass }: Span, kinds: readonly Step[], page?: PageOfCounted) {
  const column = (of: (step: Step) => string) => sql`${kinds.map(of)}::text[]`;
  const last = page ? sql`order by at desc, id desc limit ${sql.lit(page.limit)}` : sql``;
  const below = page?.after
    ? sql`and (s.at, s.id) < (${page.after.at}::timestamptz, ${Number(page.after.id)}::bigint)`
    : sql``;
  // Only how a booking was over is asked of her share.
  return sql`select x.id, x.at
    from unnest(${column((step) => step.action)}, ${column((step) => step.actor)}, ${column((step) => step.to)}, ${column((step) => step.cancelType)})
      k (action, actor, to_state, cancel_type)
    cross join lateral (
      select s.id, s.at from booking_event s
      where s.action = k.action and s.actor = k.actor and s.to_state = k.to_state and s.from_state is distinct from s.to_state
        and s.at >= ${instantAt(from, 0)} and s.at < ${instantAt(addDays(to, 1), 0)} ${below}
        and (${district ?? null}::text is null or coalesce(s.district, '') = ${district ?? null})
        and (${castClass ?? null}::text is null or coalesce(s.cast_class, '') = ${castClass ?? null})
        and exists (select from participation o where o.id = s.participation_id
          and k.cancel_type = counted_cancel_type(s.to_state, o.cancel_type))
      ${last}) x
    ${last}`;
}

/** The steps of some kinds in a span, the last first, after a position; as many as `limit`. */
export const pageOfSteps = (db: Db, span: Span, kinds: readonly Step[], page: PageOfCounted) =>
  allRows<Share<'listCounted'>>(db)`
    select e.id::text as id, e.at, ${WHOSE}, ${WAITED}
    from (${foundSteps(span, kinds, page)}) found
    join booking_event e on e.id = found.id join participation p on p.id = e.participation_id
    join booking b on b.id = e.booking_id join guest g on g.id = p.guest_id join cast_member c on c.id = p.cast_id
    order by e.at desc, e.id desc`;

/** All of them, the first first. */
export async function idsOfSteps(db: Db, span: Span, kinds: readonly Step[]): Promise<number[]> {
  const rows = await allRows<{ id: number }>(db)`
    select id from (${foundSteps(span, kinds)}) found order by at, id`;
  return rows.map(({ id }) => id);
}

export interface StepLine extends ShareLine {
  readonly waitedMinutes: number;
}

/** Steps without anybody's name, the first first. */
export const stepLines = (db: Db, ids: readonly number[]) =>
  allRows<StepLine>(db)`
    select e.at, b.number, g.number as "guestNumber", c.number as "castNumber", p.district, p.cast_class as "castClass", ${WAITED}
    from booking_event e join participation p on p.id = e.participation_id join booking b on b.id = e.booking_id
    join account g on g.id = p.guest_id join account c on c.id = p.cast_id
    where e.id = ${oneOf(ids)} order by e.at, e.id`;
