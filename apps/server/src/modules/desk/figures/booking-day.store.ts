import { sql } from 'kysely';
import type { CastClass } from '@yoimachi/domain/profile';
import type { CountedStep, Step } from '@yoimachi/domain/figures';
import { instantAt, addDays, type Day } from '@yoimachi/domain/time';
import type { Db } from '#platform/database';

/** Tokyo days, both included; of a district or a class alone where one is named. */
export interface Span {
  readonly from: Day;
  readonly to: Day;
  readonly district?: string | undefined;
  readonly castClass?: CastClass | undefined;
}
export interface StepOfDay extends CountedStep {
  readonly day: Day;
  /** Empty: nobody knows. */
  readonly district: string;
  readonly castClass: CastClass | '';
}

const conditions = ({ from, to, district, castClass }: Span) => sql`
  day between ${from}::date and ${to}::date
  and (${district ?? null}::text is null or district = ${district ?? null})
  and (${castClass ?? null}::text is null or cast_class = ${castClass ?? null})`;

/** What happened in a span, by day, district and class. */
export async function stepsOfSpan(db: Db, span: Span): Promise<StepOfDay[]> {
  const { rows } = await sql<{
    day: Day;
    district: string;
    cast_class: CastClass | '';
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
    from booking_day where ${conditions(span)} group by 1, 2, 3, 4, 5, 6, 7`.execute(db);
  return rows.map((row) => ({
    ...{ day: row.day, district: row.district, castClass: row.cast_class },
    ...{ action: row.action, actor: row.actor, to: row.to_state, cancelType: row.cancel_type },
    ...{ times: row.times, waitedSeconds: row.waited_seconds },
    ...{ billedPoints: row.billed_points, rewardPoints: row.reward_points },
  }));
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

/** The steps of some kinds in a span, the last first, after a position; as many as `limit`. */
export async function pageOfSteps(
  db: Db,
  span: Span,
  kinds: readonly Step[],
  page: { readonly after: { readonly at: Date; readonly id: string } | null; readonly limit: number },
): Promise<CountedRow[]> {
  const { district, castClass } = span;
  const { after } = page;
  const wanted = kinds.map(({ action, actor, to, cancelType }) => [action, actor, to, cancelType].join(' '));
  const { rows } = await sql<CountedRow>`
    select e.id, e.at, e.booking_id, b.number, p.guest_id, g.nickname as guest_name, p.cast_id, c.nickname as cast_name, p.district, p.cast_class,
      extract(epoch from e.at - p.requested_at)::bigint as waited_seconds
    from booking_event e join participation p on p.id = e.participation_id
    join booking b on b.id = e.booking_id join guest g on g.id = p.guest_id join cast_member c on c.id = p.cast_id
    where e.at >= ${instantAt(span.from, 0)} and e.at < ${instantAt(addDays(span.to, 1), 0)}
      and (e.at, e.id) < (${after?.at ?? 'infinity'}::timestamptz, ${after ? Number(after.id) : 0}::bigint)
      and e.from_state is distinct from e.to_state
      and concat_ws(' ', e.action, e.actor, e.to_state,
        case when e.to_state in ('closed', 'finished') then coalesce(p.cancel_type, '') else '' end) = any(${wanted}::text[])
      and (${district ?? null}::text is null or coalesce(p.district, '') = ${district ?? null})
      and (${castClass ?? null}::text is null or coalesce(p.cast_class, '') = ${castClass ?? null})
    order by e.at desc, e.id desc limit ${page.limit}`.execute(db);
  return rows;
}
