import { UserType } from '@yoimachi/domain/account';
import type { AgeFacts } from '@yoimachi/domain/age-check';
import type { Day } from '@yoimachi/domain/time';
import { sql } from 'kysely';
import type { Db, Trx } from '#platform/database';

/** Whose age is checked, and what is registered; the private part is still sealed. */
export interface AgePerson {
  readonly identity_id: string;
  readonly user_type: UserType;
  readonly left_at: Date | null;
  readonly nickname: string;
  readonly birthday: Day | null;
  readonly account_info: Buffer | null;
  readonly registration_stage: number;
  readonly has_phone: boolean;
  readonly is_verified: boolean;
  readonly is_open: boolean;
  readonly failed_readings: number;
  readonly was_rejected: boolean;
  readonly is_minor: boolean;
}

export async function findPerson(db: Db, accountId: string): Promise<AgePerson | undefined> {
  const { rows } = await sql<AgePerson>`
    select a.identity_id, a.user_type, a.left_at, a.registration_stage, i.phone_sealed is not null as has_phone, p.account_info,
      coalesce(c.nickname, g.nickname) as nickname, coalesce(c.birthday, g.birthday) as birthday,
      coalesce(c.verify_status = 2, g.age_checked_at is not null) as is_verified, k.*
    from account a join identity i on i.id = a.identity_id
    left join cast_member c on c.id = a.id left join guest g on g.id = a.id left join cast_private p on p.cast_id = a.id
    cross join lateral (
      select count(*) filter (where state = 'FAILED' and finding <> 'NO_ANSWER')::int as failed_readings,
        coalesce(bool_or(state in ('READING', 'WAITING')), false) as is_open,
        coalesce(bool_or(state = 'REJECTED'), false) as was_rejected,
        coalesce(bool_or(reason = 'UNDER_18'), false) as is_minor
      from age_check where account_id = a.id
    ) k where a.id = ${accountId}`.execute(db);
  return rows[0];
}

/** The same, with everything that decides about it locked, in the order in which somebody leaves. */
export async function lockPerson(trx: Trx, accountId: string): Promise<AgePerson | undefined> {
  await sql`select from account where id = ${accountId} for no key update`.execute(trx);
  await sql`select from guest where id = ${accountId} for update`.execute(trx);
  await sql`select from cast_member where id = ${accountId} for update`.execute(trx);
  return findPerson(trx, accountId);
}

export const factsOf = (person: AgePerson): AgeFacts => ({
  isCast: person.user_type === UserType.CAST,
  registrationStage: person.registration_stage,
  hasPhone: person.has_phone,
  hasBirthday: person.birthday !== null,
  isVerified: person.is_verified,
  isOpen: person.is_open,
  failedReadings: person.failed_readings,
  wasRejected: person.was_rejected,
  isMinor: person.is_minor,
});
