import { chatRoutes } from '@yoimachi/contract/chat';
import { giftRoutes } from '@yoimachi/contract/gift';
import { UserType } from '@yoimachi/domain/account';
import { MINUTE_MS } from '@yoimachi/domain/time';
import { sql } from 'kysely';
import type { App } from '../../apps/server/src/app.ts';
import { favorited, sayBooking, sendAs } from '../../apps/server/src/modules/talk/chat/index.ts';
import { withTransaction } from '../../apps/server/src/platform/database/index.ts';
import { DEMO_CAST_PHONE, DEMO_GUEST_PHONE } from './accounts.ts';
import { LAST_WORDS, SAVED_REPLIES, TALKS, type Talk } from './chats.ja.ts';
import { demoPerson } from './people.ts';
import type { Stage } from './types.ts';

const HERS = 18;
const HIS = 12;
/** So many more have kept her as favourite and wait for her first word. */
const WAITING = 4;
const HOUR_MS = 60 * MINUTE_MS;

interface Pair {
  readonly guestId: string;
  readonly castId: string;
}

/**
 * Thirty chats of the demo cast and the demo guest, with bookings and gifts, unread, pinned and muted ones and such as wait for her, once; also in
 * a demo that was filled before there were chats.
 */
export async function playChats(stage: Stage): Promise<void> {
  const { app } = stage;
  const { db } = app.context;
  const isPlayed = await db.selectFrom('chat_reply').select('id').limit(1).executeTakeFirst();
  if (isPlayed) return;
  const { id: guestId } = await demoPerson(app, DEMO_GUEST_PHONE, UserType.GUEST);
  const { id: castId } = await demoPerson(app, DEMO_CAST_PHONE, UserType.CAST);
  await sayWhatHappened(app, [guestId, castId]);
  const guests = await others(app, 'guest', guestId, HERS + WAITING);
  const casts = await others(app, 'cast', castId, HIS);
  const pairs = [
    ...guests.map((id) => ({ guestId: id, castId })),
    ...casts.map((id) => ({ guestId, castId: id })),
  ];
  for (const [index, pair] of pairs.entries()) {
    const at = new Date(app.context.clock.now().getTime() - (index + 1) * 7 * HOUR_MS);
    await keep(app, pair, new Date(at.getTime() - 24 * HOUR_MS));
    const isWaiting = index >= HERS && index < HERS + WAITING;
    if (!isWaiting) await talk(app, pair, TALKS[index % TALKS.length]!, at);
  }
  await putInOrder(app);
  await settleLists(stage, { castId, guests, casts });
  await leaveUnread(app, guestId, [...pairs.slice(2, 5), ...pairs.slice(-3)]);
}

/** The chats of what was there before the chats: favourites, and what happened to bookings of the two. */
async function sayWhatHappened(app: App, two: readonly string[]): Promise<void> {
  const { db } = app.context;
  const kept = await db.selectFrom('favorite').selectAll().orderBy('created_at').execute();
  for (const { guest_id, cast_id, created_at } of kept)
    await keep(app, { guestId: guest_id, castId: cast_id }, created_at);
  const met = await db
    .selectFrom('participation')
    .select(['booking_id', 'guest_id', 'cast_id', 'requested_at'])
    .where((eb) => eb.or([eb('guest_id', 'in', two), eb('cast_id', 'in', two)]))
    .orderBy('requested_at')
    .execute();
  for (const { booking_id, guest_id, cast_id, requested_at } of met) {
    const pair = { guestId: guest_id, castId: cast_id };
    await withTransaction(db, (trx) => sayBooking(trx, app.context, pair, booking_id, requested_at));
  }
}

/** By time, while nothing is read yet: what the demo's own bookings said at once stood before what had happened earlier and was said later. */
async function putInOrder({ context: { db } }: App): Promise<void> {
  await withTransaction(db, async (trx) => {
    const late = sql`select conversation_id, number, sent_at,
      row_number() over (partition by conversation_id order by sent_at, number)::integer as place from chat_message`;
    // Out of the way first: two may not have one number.
    await sql`update chat_message m set number = 1000000 + o.place from (${late}) o
      where m.conversation_id = o.conversation_id and m.number = o.number and o.place <> o.number`.execute(
      trx,
    );
    await sql`update chat_message set number = number - 1000000 where number > 1000000`.execute(trx);
    await sql`update chat_conversation c set last_at = m.sent_at from chat_message m
      where m.conversation_id = c.id and m.number = c.last_number`.execute(trx);
  });
}

/** He keeps her as favourite since then. */
function keep({ context }: App, { guestId, castId }: Pair, at: Date): Promise<void> {
  return withTransaction(context.db, async (trx) => {
    await trx
      .insertInto('favorite')
      .values({ guest_id: guestId, cast_id: castId, created_at: at })
      .onConflict((conflict) => conflict.columns(['guest_id', 'cast_id']).doNothing())
      .execute();
    await favorited(trx, context, { guestId, castId }, at);
  });
}

/** They write, some minutes apart. */
async function talk(app: App, pair: Pair, words: Talk, from: Date): Promise<void> {
  for (const [index, [by, text]] of words.entries())
    await say(app, { ...pair, by }, text, new Date(from.getTime() + index * 4 * MINUTE_MS));
}

function say({ context }: App, pair: Pair & { readonly by: 'cast' | 'guest' }, text: string, at: Date) {
  const { ids, db } = context;
  return withTransaction(db, async (trx) => {
    const clock = { ...context.clock, now: () => at };
    const sent = await sendAs(trx, { ids, clock }, pair, { clientId: ids.newId(), text });
    // Who is hidden from the other writes nothing.
    if (!sent.ok && sent.error.code !== 'CHAT_CLOSED') throw new Error(`the demo's chat: ${sent.error.code}`);
  });
}

interface Friends {
  readonly castId: string;
  readonly guests: readonly string[];
  readonly casts: readonly string[];
}

/** Both have read what is old, pinned some and muted one; she keeps replies, he gives gifts. */
async function settleLists({ cast, guest }: Stage, { castId, guests, casts }: Friends): Promise<void> {
  for (const person of [cast, guest]) {
    let cursor: string | undefined;
    do {
      const { items, nextCursor } = await person.call(chatRoutes.listConversations, undefined, {
        ...(cursor !== undefined && { cursor }),
      });
      for (const { friendId, lastNumber } of items)
        await person.call(chatRoutes.markRead, { number: lastNumber }, undefined, { friendId });
      cursor = nextCursor ?? undefined;
    } while (cursor !== undefined);
  }
  for (const friendId of guests.slice(0, 2))
    await cast.call(chatRoutes.pinConversation, { isPinned: true }, undefined, { friendId });
  await cast.call(chatRoutes.muteGuest, { isMuted: true }, undefined, { friendId: guests[5]! });
  await guest.call(chatRoutes.pinConversation, { isPinned: true }, undefined, { friendId: casts[0]! });
  await guest.call(chatRoutes.muteCast, { isMuted: true }, undefined, { friendId: casts[4]! });
  for (const text of SAVED_REPLIES) await cast.call(chatRoutes.addSavedReply, { text });
  const { gifts } = await guest.call(giftRoutes.listGifts);
  for (const [index, toId] of [casts[1]!, castId].entries()) {
    const { giftId, points } = gifts[index]!;
    await guest.call(giftRoutes.sendGift, { castId: toId, giftId, points });
  }
}

async function leaveUnread(app: App, guestId: string, pairs: readonly Pair[]): Promise<void> {
  const now = app.context.clock.now().getTime();
  for (const [index, pair] of pairs.entries()) {
    const by = pair.guestId === guestId ? 'cast' : 'guest';
    await say(
      app,
      { ...pair, by },
      LAST_WORDS[index % LAST_WORDS.length]!,
      new Date(now - (index + 1) * 20 * MINUTE_MS),
    );
  }
}

/** The first of a side beside the demo's own who may be written with. */
async function others(
  { context }: App,
  side: 'guest' | 'cast',
  butId: string,
  count: number,
): Promise<string[]> {
  const rows =
    side === 'guest'
      ? context.db
          .selectFrom('guest as p')
          .innerJoin('account as a', 'a.id', 'p.id')
          .where('p.age_checked_at', 'is not', null)
      : context.db
          .selectFrom('cast_member as p')
          .innerJoin('account as a', 'a.id', 'p.id')
          .where('p.listed', '=', true);
  const found = await rows
    .innerJoin('identity as i', 'i.id', 'a.identity_id')
    .select('a.id')
    .where('a.id', '<>', butId)
    .where('a.suspended_at', 'is', null)
    .where('a.left_at', 'is', null)
    .where('a.registration_stage', '=', 5)
    .orderBy('i.created_at')
    .orderBy('a.id')
    .limit(count)
    .execute();
  return found.map(({ id }) => id);
}
