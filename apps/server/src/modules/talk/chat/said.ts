import { beforeCommit, type Trx } from '#platform/database';
import type { Role } from '@yoimachi/domain/booking';
import { countUnread, raiseVersions } from './count.store.ts';
import { presentMessage } from './chat.present.ts';
import type { MemberRow, MessageRow } from './message.ts';
import type { Pair } from './people.ts';
import { tell, type Told } from '#platform/realtime';

/** Open screens of both are told of messages, in their order, and how much each of them has not read. */
export async function tellOfMessages(
  trx: Trx,
  members: readonly Pick<MemberRow, 'accountId' | 'friendId' | 'unreadCount'>[],
  messages: readonly MessageRow[],
  at: Date,
): Promise<void> {
  const shown = messages.map(presentMessage);
  const events = members.flatMap(({ accountId, friendId, unreadCount }) =>
    shown.map((message): Told => {
      const payload = { friendId, message, unreadCount };
      return { accountId, name: 'chat.message', payload, at };
    }),
  );
  await tell(trx, events);
}

/** Whose number of unread conversations may be another: it went to or from nothing. */
export const turned = (members: readonly MemberRow[]): string[] =>
  members
    .filter(({ wasRead, unreadCount, isMuted }) => !isMuted && wasRead !== (unreadCount === 0))
    .map(({ accountId }) => accountId);

/** Counts these people's unread conversations again and tells them. It locks one row of each, so all of a transaction is counted at its end. */
export function tellCounts(trx: Trx, { guestId }: Pair, accountIds: readonly string[], at: Date): void {
  const counts = accountIds.map((accountId) => ({
    accountId,
    role: accountId === guestId ? ('guest' as const) : ('cast' as const),
    at,
  }));
  if (counts.length > 0) beforeCommit(trx, countAnew, counts);
}

interface Count {
  readonly accountId: string;
  readonly role: Role;
  readonly at: Date;
}

async function countAnew(trx: Trx, asked: readonly Count[]): Promise<void> {
  const counts = new Map(asked.map((count) => [count.accountId, count]));
  const [versions, ...unread] = await Promise.all([
    raiseVersions(trx, [...counts.keys()]),
    ...Array.from(counts.values(), ({ role, accountId }) => countUnread(trx, role, accountId)),
  ]);
  const events = Array.from(counts.values(), ({ accountId, at }, index): Told => {
    const payload = { version: versions.get(accountId)!, document: { unreadCount: unread[index]! } };
    return { accountId, name: 'user.chat', payload, at };
  });
  await tell(trx, events);
}

/** Both load the conversation again. */
export async function tellOfChange(trx: Trx, { guestId, castId }: Pair, at: Date): Promise<void> {
  await tell(trx, [
    { accountId: guestId, name: 'chat.changed', payload: { friendId: castId }, at },
    { accountId: castId, name: 'chat.changed', payload: { friendId: guestId }, at },
  ]);
}
