import type { officeAdminRoutes } from '@yoimachi/contract/office-admin';
import type { AnswerInputOf } from '@yoimachi/contract/route';
import { OFFICE_IDLE_MINUTES } from '@yoimachi/domain/operator';
import { addMinutes } from '@yoimachi/domain/time';
import { allRows, type Db } from '#platform/database';

type StaffRow = AnswerInputOf<typeof officeAdminRoutes.listOperators>['items'][number];

/** Everybody who is or was of the staff, with what each comes in by. */
export const listStaff = (db: Db, at: Date) =>
  allRows<StaffRow>(db)`
    select o.id, o.name, o.role, o.disabled_at is not null as "isDisabled", l.mail,
      l.password_hash is not null as "hasPassword",
      (l.totp_sealed is not null or exists (select from operator_passkey p where p.operator_id = o.id)) as "hasFactor",
      (select i.ends_at from operator_invite i
        where i.operator_id = o.id and i.over_at is null and i.ends_at > ${at}) as "invitedUntil",
      (select count(*) from operator_session s
        where s.operator_id = o.id and s.ended_at is null and s.factor_at is not null and s.ends_at > ${at}
          and s.seen_at > ${addMinutes(at, -OFFICE_IDLE_MINUTES)})::int as sessions,
      (select max(s.seen_at) from operator_session s where s.operator_id = o.id and s.factor_at is not null) as "seenAt"
    from operator o left join operator_login l on l.operator_id = o.id
    order by o.disabled_at is not null, o.created_at, o.id`;
