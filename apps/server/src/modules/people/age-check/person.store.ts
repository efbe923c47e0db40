import { UserType } from '@yoimachi/domain/account';
import type { AgeFacts } from '@yoimachi/domain/age-check';
import type { Day } from '@yoimachi/domain/time';
import { sql } from 'kysely';
import { firstRow, type Db, type Trx } from '#platform/database';

/** Whose age is checked, and what is registered; the private part is still sealed. */
export interface AgePerson extends Omit<AgeFacts, 'hasBirthday' | 'isCast'> {
  readonly identityId: string;
  readonly userType: UserType;
  readonly leftAt: Date | null;
  readonly nickname: string;
  readonly birthday: Day | null;
  readonly accountInfo: Buffer | null;
}

export const findPerson = (db: Db, accountId: string) =>
  firstRow<AgePerson>(db)`
    select a.identity_id as "identityId", a.user_type as "userType", a.left_at as "leftAt",
      a.registration_stage as "registrationStage", i.phone_sealed is not null as "hasPhone", p.account_info as "accountInfo",
      coalesce(c.nickname, g.nickname) as nickname, coalesce(c.birthday, g.birthday) as birthday,
      coalesce(c.verify_status = 2, g.age_checked_at is not null) as "isVerified", k.*
    from account a join identity i on i.id = a.identity_id
    left join cast_member c on c.id = a.id left join guest g on g.id = a.id left join cast_private p on p.cast_id = a.id
    cross join lateral (
      select count(*) filter (where state = 'FAILED' and finding <> 'NO_ANSWER')::int as "failedReadings",
        coalesce(bool_or(state in ('READING', 'WAITING')), false) as "isOpen",
        coalesce(bool_or(state = 'REJECTED'), false) as "wasRejected",
        coalesce(bool_or(reason = 'UNDER_18'), false) as "isMinor"
      from age_check where account_id = a.id
    ) k where a.id = ${accountId}`;

/** The same, with everything that decides about it locked, in the order in which somebody leaves. */
export async function lockPerson(trx: Trx, accountId: string): Promise<AgePerson | undefined> {
  await sql`select from account where id = ${accountId} for no key update`.execute(trx);
  await sql`select from guest where id = ${accountId} for update`.execute(trx);
  await sql`select from cast_member where id = ${accountId} for update`.execute(trx);
  return findPerson(trx, accountId);
}

export const factsOf = (person: AgePerson): AgeFacts => ({
  ...person,
  isCast: person.userType === UserType.CAST,
  hasBirthday: person.birthday !== null,
});
