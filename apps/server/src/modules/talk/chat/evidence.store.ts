import { sql } from 'kysely';
import { EVIDENCE_MESSAGES } from '@yoimachi/domain/chat';
import { allRows, type Db, type Trx } from '#platform/database';
import type { MessageRow } from './message.ts';
import type { Pair } from './people.ts';

/** Keeps the last messages of the two with a report as they are, also what was taken back; and, however old, the one that it is about. */
export async function freezeChat(
  trx: Trx,
  report: Pair & { readonly reportId: string; readonly messageId?: string | undefined },
): Promise<void> {
  const { reportId, guestId, castId, messageId = null } = report;
  await sql`
    insert into chat_evidence (report_id, number, is_meant, by, type, text, line, sent_at, withdrawn_at)
    select ${reportId}::uuid, m.number, m.id is not distinct from ${messageId}::uuid, m.by, m.type, m.text, m.line, m.sent_at, m.withdrawn_at
    from chat_conversation c join chat_message m on m.conversation_id = c.id
    where c.guest_id = ${guestId} and c.cast_id = ${castId}
      and (m.number > c.last_number - ${EVIDENCE_MESSAGES}::int or m.id = ${messageId}::uuid)`.execute(trx);
}

/** A message as operators read it. */
export interface SaidRow extends Pair, Pick<MessageRow, 'number' | 'by' | 'type' | 'text' | 'line'> {
  readonly at: Date;
  readonly isWithdrawn: boolean;
  readonly isMeant: boolean;
}

/** What the two had said when one reported the other, in order. */
export const frozenMessages = (db: Db, reportId: string) =>
  allRows<SaidRow>(db)`
    select e.number, e.by, e.type, e.text, e.line, e.sent_at as at, e.withdrawn_at is not null as "isWithdrawn", e.is_meant as "isMeant",
      case a.user_type when 1 then r.reporter_id else r.reported_id end as "guestId",
      case a.user_type when 1 then r.reported_id else r.reporter_id end as "castId"
    from chat_evidence e join report r on r.id = e.report_id join account a on a.id = r.reporter_id
    where e.report_id = ${reportId} order by e.number`;

/** The last messages of two people, in order. */
export const lastSaid = (db: Db, { guestId, castId }: Pair) =>
  allRows<SaidRow>(db)`
    select m.number, m.by, m.type, m.text, m.line, m.sent_at as at, m.withdrawn_at is not null as "isWithdrawn",
      false as "isMeant", c.guest_id as "guestId", c.cast_id as "castId"
    from chat_conversation c join chat_message m on m.conversation_id = c.id
    where c.guest_id = ${guestId} and c.cast_id = ${castId} and m.number > c.last_number - ${EVIDENCE_MESSAGES}::int
    order by m.number`;
