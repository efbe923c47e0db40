import { expect } from 'vitest';
import type { Db } from '#platform/database';

/** What must be true of every conversation, however it came about. */
export async function expectCoherent(db: Db): Promise<void> {
  const conversations = await db.selectFrom('chat_conversation').selectAll().execute();
  const members = await db.selectFrom('chat_member').selectAll().execute();
  const messages = await db
    .selectFrom('chat_message')
    .selectAll()
    .orderBy('conversation_id')
    .orderBy('number')
    .execute();
  for (const { id, guest_id, last_number } of conversations) {
    const own = messages.filter(({ conversation_id }) => conversation_id === id);
    expect(own.map(({ number }) => number)).toEqual(
      Array.from({ length: last_number }, (_, index) => index + 1),
    );
    for (const member of members.filter(({ conversation_id }) => conversation_id === id)) {
      const role = member.account_id === guest_id ? 'guest' : 'cast';
      const open = own.filter(
        ({ by, number, withdrawn_at }) => by !== role && number > member.read_number && withdrawn_at === null,
      );
      expect(member.unread_count).toBe(open.length);
      expect(member.read_number).toBeLessThanOrEqual(last_number);
    }
  }
}
