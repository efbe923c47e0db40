import { sql } from 'kysely';
import { chatRoutes } from '@yoimachi/contract/chat';
import { switchGifts } from '#money/gift';
import { withTransaction } from '#platform/database';
import { guestWithPoints, verifiedCast, type Person, type TestApp } from '../../../../test-support/index.ts';
import { insertCrowd } from '../../../../test-support/crowd/index.ts';
import type { Plan } from '../../../../test-support/plan.ts';

/** Conversations of the one cast and of the one guest who are looked at; each has so many messages. */
export const HERS = 600;
const HIS = 300;
export const MESSAGES = 50;

export interface ChatCrowd {
  readonly test: TestApp;
  readonly guest: Person;
  readonly cast: Person;
}
interface Size {
  readonly guests: number;
  readonly casts: number;
  readonly bookings: number;
  /** Conversations that neither of the two is in. */
  readonly others: number;
}

/** A guest and a cast with long lists among many who write. */
export async function chatCrowd(test: TestApp, { others, ...people }: Size): Promise<ChatCrowd> {
  const guest = await guestWithPoints(test);
  const cast = await verifiedCast(test);
  await switchGifts(test.context, true);
  const focus = { guestId: guest.userId, castId: cast.userId };
  await insertCrowd(test.db, { ...people, now: test.clock.now(), focus });
  const crowd = { test, guest, cast };
  await insertChats(crowd, others, Math.max(1, Math.floor((people.guests * people.casts) / others / 1.5)));
  return crowd;
}

/** Ids that grow, as the product's do: by chance, ten million of them are written all over an index that does not fit into memory. */
const nextId = sql`(lpad(to_hex(row_number() over ()), 12, '0') || '70008' || repeat('0', 15))::uuid`;

/** Of all pairs about one of so many; a twentieth of the lines of each list has something unread. */
async function insertChats({ test, guest, cast }: ChatCrowd, others: number, oneOf: number): Promise<void> {
  const at = sql`${test.clock.now()}::timestamptz`;
  const [his, hers] = [sql`${guest.userId}::uuid`, sql`${cast.userId}::uuid`];
  await sql`
    insert into chat_conversation (id, guest_id, cast_id, state, last_number, last_at, created_at)
    select ${nextId}, guest_id, cast_id, 'OPEN', ${MESSAGES}, ${at} - row_number() over () * interval '1 minute', ${at} - interval '300 days'
    from (select id as guest_id, ${hers} as cast_id from (select id from guest order by id limit ${HERS}) g
      union select ${his}, id from (select id from cast_member order by id limit ${HIS}) c
      union (select g.id, c.id from guest g, cast_member c where hashtext(g.id::text || c.id::text) % ${oneOf}::int = 0 limit ${others})) pair`.execute(
    test.db,
  );
  await withTransaction(test.db, async (trx) => {
    // Each of them has its conversation: it was made of it.
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`
    insert into chat_message (conversation_id, number, id, by, type, sent_at, is_look, text, line)
    select id, n, ${nextId}, case when n = 1 then 'service' when n % 2 = 0 then 'cast' else 'guest' end,
      case n when 1 then 'SYSTEM' else 'TEXT' end, last_at - (${MESSAGES} - n) * interval '1 hour', false,
      case when n > 1 then 'こんばんは' || n end, case n when 1 then 'NOTICE' end
    from (select id, last_at from chat_conversation order by id) c, generate_series(1, ${MESSAGES}) n`.execute(
      trx,
    );
  });
  await sql`
    insert into chat_member (account_id, friend_id, conversation_id, is_shown, is_pinned, is_muted, read_number, unread_count, last_at)
    select a, b, id, true, hashtext(id::text) % 40 = 0, false, ${MESSAGES}, case when hashtext(a::text || id::text) % 20 = 0 then 1 else 0 end, last_at
    from chat_conversation, lateral (values (guest_id, cast_id), (cast_id, guest_id)) m (a, b)`.execute(
    test.db,
  );
  await sql`vacuum analyze`.execute(test.db);
}

/** What a step that reads a table or an index looks at in all, where it is more than one may. */
export function tooMuch(plans: readonly Plan[], most: number): string[] {
  return plans.flatMap(({ kind, steps, text }) =>
    steps
      .filter(
        ({ isScan, rowsRead, rowsReturned }) => isScan && rowsRead > most && rowsRead > 10 * rowsReturned,
      )
      .map(
        ({ name, rowsRead, rowsReturned }) =>
          `${name} (${kind}) ${rowsRead} for ${rowsReturned}: ${text.slice(0, 60)}`,
      ),
  );
}

/** And never more than a person's own chats and bookings, however little of it is shown. */
export const beyond = (plans: readonly Plan[], own: number): string[] =>
  plans.flatMap(({ steps }) =>
    steps
      .filter(({ isScan, rowsRead }) => isScan && rowsRead > own)
      .map(({ name, rowsRead }) => `${name} ${rowsRead}`),
  );

/** The first two pages of somebody's list. */
export const listed = (test: TestApp, person: Person, query: object) => async () => {
  const page = await test.ok(chatRoutes.listConversations, { query }, person);
  if (page.nextCursor !== null)
    await test.ok(chatRoutes.listConversations, { query: { ...query, cursor: page.nextCursor } }, person);
};
