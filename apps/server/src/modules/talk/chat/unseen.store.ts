import { sql } from 'kysely';
import type { Role } from '@yoimachi/domain/booking';
import { allRows, oneOf, run, type Db, type Trx } from '#platform/database';

/**
 * Whether a text of the other stands unread where its reader sees it and wants to hear of it; `m` is the reader's row, `c` the conversation.
 * Lines of bookings and gifts have notifications of their own.
 */
const IS_UNSEEN = sql`m.unread_count > 0 and m.is_shown and not m.is_muted
  and not exists (select from hidden_pair h where h.guest_id = c.guest_id and h.cast_id = c.cast_id)
  and not exists (select from account a where a.id in (c.guest_id, c.cast_id) and (a.left_at is not null or a.suspended_at is not null))
  and exists (select from chat_message t where t.conversation_id = c.id and t.number > m.read_number and t.type = 'TEXT'
    and t.withdrawn_at is null and t.by = case m.account_id when c.guest_id then 'cast' else 'guest' end)`;

/** Texts that are told outside if they stay unread; a conversation's one after the other. */
export const noticesDue = sql`
  select notice_id as id, notice_at as due_at, array[conversation_id] as keys from chat_member
  where notice_at is not null order by notice_at, notice_id`;

interface Due {
  readonly noticeId: string;
  readonly dueAt: Date;
}

/** Locks the conversation of a text that is due, before anything of it is read. */
export const lockOfNotice = (trx: Trx, { noticeId, dueAt }: Due) =>
  run(trx)`select c.id from chat_member m join chat_conversation c on c.id = m.conversation_id
    where m.notice_at = ${dueAt} and m.notice_id = ${noticeId} for no key update of c`;

export interface Reader {
  readonly accountId: string;
  readonly friendId: string;
  readonly role: Role;
}

/** It waits no longer. Returns whom it is told, which is kept; undefined when nothing is unread, or another process was faster. */
export async function takeNotice(trx: Trx, { noticeId, dueAt }: Due): Promise<Reader | undefined> {
  const rows = await allRows<Reader & { readonly isUnseen: boolean }>(trx)`
    with due as (
      select m.account_id, m.friend_id, c.guest_id, ${IS_UNSEEN} as is_unseen
      from chat_member m join chat_conversation c on c.id = m.conversation_id
      where m.notice_at = ${dueAt} and m.notice_id = ${noticeId})
    update chat_member m set notice_id = null, notice_at = null,
      told_id = case when d.is_unseen then m.notice_id else m.told_id end, told_at = case when d.is_unseen then m.notice_at else m.told_at end
    from due d where m.account_id = d.account_id and m.friend_id = d.friend_id
    returning m.account_id as "accountId", m.friend_id as "friendId", d.is_unseen as "isUnseen",
      case m.account_id when d.guest_id then 'guest' else 'cast' end as role`;
  return rows.find(({ isUnseen }) => isUnseen);
}

export interface UnseenRow extends Reader {
  readonly noticeId: string;
  readonly nickname: string;
}

/** Of these texts those that were told last and are still unread, with who wrote them. */
export const findUnseen = (db: Db, noticeIds: readonly string[]) =>
  allRows<UnseenRow>(db)`
    select m.told_id as "noticeId", m.account_id as "accountId", m.friend_id as "friendId",
      case m.account_id when c.guest_id then 'guest' else 'cast' end as role,
      case m.account_id when c.guest_id then w.nickname else g.nickname end as nickname
    from chat_member m join chat_conversation c on c.id = m.conversation_id
      join guest g on g.id = c.guest_id join cast_member w on w.id = c.cast_id
    where m.told_id = ${oneOf(noticeIds)} and ${IS_UNSEEN}`;
