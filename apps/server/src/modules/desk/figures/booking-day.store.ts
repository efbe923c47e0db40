import { sql } from 'kysely';
import type { CastClass } from '@yoimachi/domain/profile';
import type { CountedStep, Step } from '@yoimachi/domain/figures';
import { instantAt, addDays, type Day } from '@yoimachi/domain/time';
import { oneOf, type Db } from '#platform/database';
import type { PageOfCounted, Span } from './asked.ts';

/** What happened alike on a day, in a district or to a class. */
export interface StepsOf<Key> extends CountedStep {
  readonly key: Key;
}
export interface StepsOfSpan {
  readonly days: readonly StepsOf<Day>[];
  /** Empty: nobody knows. */
  readonly districts: readonly StepsOf<string>[];
  readonly classes: readonly StepsOf<CastClass | ''>[];
}

const conditions = ({ from, to, district, castClass }: Span) => sql`
  day between ${from}::date and ${to}::date
  and (${district ?? null}::text is null or district = ${district ?? null})
  and (${castClass ?? null}::text is null or cast_class = ${castClass ?? null})`;

/** What happened in a span, by day, by district and by class. */
export async function stepsOfSpan(db: Db, span: Span): Promise<StepsOfSpan> {
  const { rows } = await sql<{
    /** One of the three; the others are null. */
    day: Day | null;
    district: string | null;
    cast_class: CastClass | '' | null;
    action: string;
    actor: string;
    to_state: string;
    cancel_type: string;
    times: number;
    waited_seconds: number;
    billed_points: number;
    reward_points: number;
  }>`
    select day, district, cast_class, action, actor, to_state, cancel_type, sum(times)::bigint as times, sum(waited_seconds)::bigint as waited_seconds,
      sum(billed_points)::bigint as billed_points, sum(reward_points)::bigint as reward_points
    from booking_day where ${conditions(span)}
    group by action, actor, to_state, cancel_type, grouping sets ((day), (district), (cast_class))`.execute(
    db,
  );
  const of = <Key>(keyOf: (row: (typeof rows)[number]) => Key | null): StepsOf<Key>[] =>
    rows.flatMap((row) => {
      const key = keyOf(row);
      if (key === null) return [];
      const { action, actor, to_state: to, cancel_type: cancelType } = row;
      return {
        key,
        action,
        actor,
        to,
        cancelType,
        times: row.times,
        waitedSeconds: row.waited_seconds,
        billedPoints: row.billed_points,
        rewardPoints: row.reward_points,
      };
    });
  return {
    days: of(({ day }) => day),
    districts: of(({ district }) => district),
    classes: of(({ cast_class: castClass }) => castClass),
  };
}

/** The kinds of steps that happened in a span. */
export async function kindsOfSteps(db: Db, span: Span): Promise<Step[]> {
  const { rows } = await sql<{ action: string; actor: string; to: string; cancelType: string }>`
    select distinct action, actor, to_state as to, cancel_type as "cancelType" from booking_day
    where ${conditions(span)}`.execute(db);
  return rows;
}

export interface CountedRow {
  readonly id: number;
  readonly at: Date;
  readonly booking_id: string;
  readonly number: string;
  readonly guest_id: string;
  readonly guest_name: string;
  readonly cast_id: string;
  readonly cast_name: string;
  readonly district: string | null;
  readonly cast_class: CastClass | null;
  readonly waited_seconds: number;
}

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
export async function pageOfSteps(
  db: Db,
  span: Span,
  kinds: readonly Step[],
  page: PageOfCounted,
): Promise<CountedRow[]> {
  const { rows } = await sql<CountedRow>`
    select e.id, e.at, e.booking_id, b.number, p.guest_id, g.nickname as guest_name, p.cast_id, c.nickname as cast_name, p.district, p.cast_class,
      extract(epoch from e.at - p.requested_at)::bigint as waited_seconds
    from (${foundSteps(span, kinds, page)}) found
    join booking_event e on e.id = found.id join participation p on p.id = e.participation_id
    join booking b on b.id = e.booking_id join guest g on g.id = p.guest_id join cast_member c on c.id = p.cast_id
    order by e.at desc, e.id desc`.execute(db);
  return rows;
}

/** All of them, the first first. */
export async function idsOfSteps(db: Db, span: Span, kinds: readonly Step[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (${foundSteps(span, kinds)}) found order by at, id`.execute(db);
  return rows.map(({ id }) => id);
}

export interface StepLine {
  readonly at: Date;
  readonly number: string;
  readonly guest_number: number;
  readonly cast_number: number;
  readonly district: string | null;
  readonly cast_class: CastClass | null;
  readonly waited_seconds: number;
}

/** Steps without anybody's name, the first first. */
export async function stepLines(db: Db, ids: readonly number[]): Promise<StepLine[]> {
  const { rows } = await sql<StepLine>`
    select e.at, b.number, g.number as guest_number, c.number as cast_number, p.district, p.cast_class,
      extract(epoch from e.at - p.requested_at)::bigint as waited_seconds
    from booking_event e join participation p on p.id = e.participation_id join booking b on b.id = e.booking_id
    join account g on g.id = p.guest_id join account c on c.id = p.cast_id
    where e.id = ${oneOf(ids)} order by e.at, e.id`.execute(db);
  return rows;
}
