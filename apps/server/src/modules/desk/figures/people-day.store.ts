import type { figuresAdminRoutes } from '@yoimachi/contract/figures';
import type { AnswerInputOf } from '@yoimachi/contract/route';
import { addDays, instantAt, type Day } from '@yoimachi/domain/time';
import { allRows, CAST, GUEST, type Db } from '#platform/database';

export type PeopleOfDay = AnswerInputOf<typeof figuresAdminRoutes.listPeopleDays>['days'][number];

/** Registrations, departures, decided checks of age and SMS of each day of a span on which there was one. */
export async function peopleByDay(db: Db, from: Day, to: Day): Promise<ReadonlyMap<Day, PeopleOfDay>> {
  const [begin, end] = [instantAt(from, 0), instantAt(addDays(to, 1), 0)];
  const rows = await allRows<PeopleOfDay>(db)`
    select day, sum(guests)::int as guests, sum(casts)::int as casts, sum(gone)::int as "left", sum(passed)::int as "ageChecksPassed",
      sum(refused)::int as "ageChecksRefused", round(sum(seconds) / nullif(sum(decided), 0) / 60)::int as "ageCheckMinutes", sum(sms)::int as "smsSent"
    from (
      select (created_at at time zone 'Asia/Tokyo')::date as day, (user_type = ${GUEST})::int as guests, (user_type = ${CAST})::int as casts, 0 as gone,
        0 as passed, 0 as refused, 0 as decided, 0 as seconds, 0 as sms
      from account where created_at >= ${begin} and created_at < ${end}
      union all
      select (left_at at time zone 'Asia/Tokyo')::date, 0, 0, 1, 0, 0, 0, 0, 0
      from account where left_at is not null and left_at >= ${begin} and left_at < ${end}
      union all
      select (decided_at at time zone 'Asia/Tokyo')::date, 0, 0, 0, (state = 'VERIFIED')::int, (state in ('REJECTED', 'FAILED'))::int,
        (decided_by is not null)::int, case when decided_by is not null then extract(epoch from decided_at - submitted_at) else 0 end, 0
      from age_check where decided_at >= ${begin} and decided_at < ${end}
      union all
      select (started_at at time zone 'Asia/Tokyo')::date, 0, 0, 0, 0, 0, 0, 0, 1
      from sent_message where channel = 'SMS' and state in ('SENT', 'UNKNOWN') and started_at >= ${begin} and started_at < ${end}
    ) x group by 1`;
  return new Map(rows.map((row) => [row.day, row]));
}
