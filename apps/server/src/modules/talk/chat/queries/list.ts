import { PAGE_SIZE } from '@yoimachi/contract/common';
import { GIFT_FILTERS, type ChatFilter } from '@yoimachi/domain/chat';
import { fail, ok } from '@yoimachi/domain/result';
import type { Db } from '#platform/database';
import { cutPage } from '#platform/http';
import { readPinnedPlace, writePinnedPlace } from '#platform/page';
import type { AppContext } from '#platform/module';
import { groupOf } from '#people/group';
import { nextBookings } from '#meeting/booking';
import { presentConversation } from '../chat.present.ts';
import * as store from '../list.store.ts';
import { lastMessages } from '../message.store.ts';
import type { Side } from '../people.ts';

type Context = Pick<AppContext, 'db' | 'clock'>;
type Person = Pick<Side, 'role' | 'accountId'>;

export interface ListQuery {
  readonly filter?: ChatFilter | undefined;
  readonly groupId?: string | undefined;
  readonly cursor?: string | undefined;
  readonly page?: number | undefined;
}

/** A page of somebody's conversations, by cursor or by number. The filters about gifts are hers; who sent none is GIFT_NOT_RELEASED while nobody can. */
export async function listConversations(
  { db, clock }: Context,
  person: Person,
  { filter = 'ALL', groupId, cursor, page }: ListQuery,
  isGiftReleased: (db: Db) => Promise<boolean>,
) {
  const after = readPinnedPlace(cursor);
  if (!after.ok) return after;
  if (after.value !== null && page !== undefined) return fail('VALIDATION', 'page');
  if (GIFT_FILTERS.some((one) => one === filter)) {
    if (person.role === 'guest') return fail('VALIDATION', 'filter');
    // What was sent before stays, whatever the switch says (rules.md 8).
    if (filter === 'NOT_RELEASE_GIFT' && !(await isGiftReleased(db))) return fail('GIFT_NOT_RELEASED');
  }
  const group =
    groupId === undefined
      ? ok()
      : await groupOf(db, { side: person.role, accountId: person.accountId }, groupId);
  if (!group.ok) return group;
  const skipped = ((page ?? 1) - 1) * PAGE_SIZE;
  const place = { after: after.value, skipped, limit: PAGE_SIZE + 1 };
  const rows = await store.listConversations(db, person, { filter, groupId }, place);
  const { items: shown, nextCursor } = cutPage(rows, PAGE_SIZE, (row) =>
    writePinnedPlace(row.isPinned, row.lastAt!, row.friendId),
  );
  return ok({ items: await present(db, person, shown, clock.now()), nextCursor });
}

/** The conversation with one person as it stands, also before there is one; NOT_FOUND of whom somebody does not see. */
export async function findConversation({ db, clock }: Context, side: Side) {
  const row = (await store.findConversation(db, side)) ?? (await store.findStranger(db, side));
  if (!row) return fail('NOT_FOUND', 'friendId');
  const [found] = await present(db, side, [row], clock.now());
  return ok(found!);
}

async function present(db: Db, person: Person, rows: readonly store.ListRow[], now: Date) {
  const [bookings, messages] = await Promise.all([
    nextBookings(
      db,
      person,
      rows.map(({ friendId }) => friendId),
    ),
    lastMessages(
      db,
      rows.flatMap(({ conversationId }) => conversationId ?? []),
    ),
  ]);
  const last = new Map(messages.map((message) => [message.conversationId, message]));
  return rows.map((row) =>
    presentConversation(row, person.role, last.get(row.conversationId!), bookings.get(row.friendId), now),
  );
}
