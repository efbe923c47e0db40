import { isChatDay } from '@yoimachi/domain/chat';
import { noticeOf, type Notice } from '@yoimachi/domain/notice-wording';
import { chatTag } from '@yoimachi/domain/push';
import type { Day } from '@yoimachi/domain/time';
import { withTransaction, type Db, type Trx } from '#platform/database';
import type { DueWork } from '#platform/jobs';
import type { AppContext } from '#platform/module';
import { nextBookings } from '#meeting/booking';
import { findUnseen, lockOfNotice, noticesDue, takeNotice, type Reader } from '../unseen.store.ts';

/** A text that stayed unread, for one person. */
export interface Unseen {
  readonly noticeId: string;
  readonly accountId: string;
  /** Of the booking for which the two meet today. */
  readonly day: Day | null;
}

/** Hands what stayed unread to the channels, in the transaction in which that is kept. */
export type TellUnseen = (trx: Trx, unseen: Unseen) => Promise<void>;

/**
 * Tells of texts that nobody has read meanwhile. A message itself costs nothing for that: its time stands in the row of the list that it
 * writes anyway, and whoever reads it takes it away.
 */
export const tellingUnseen = ({ db }: Pick<AppContext, 'db'>, tellUnseen: TellUnseen): DueWork => ({
  name: 'chat.unseen',
  queue: noticesDue,
  // It becomes a job, and changes one conversation, which is its key.
  together: true,
  run: ({ id: noticeId, dueAt }) =>
    withTransaction(db, async (trx) => {
      await lockOfNotice(trx, { noticeId, dueAt });
      const reader = await takeNotice(trx, { noticeId, dueAt });
      if (!reader) return;
      const day = await meetingDay(trx, reader, dueAt);
      await tellUnseen(trx, { noticeId, accountId: reader.accountId, day });
    }),
});

async function meetingDay(trx: Trx, reader: Reader, at: Date): Promise<Day | null> {
  const booking = (await nextBookings(trx, reader, [reader.friendId])).get(reader.friendId);
  const state = booking?.state;
  return state && isChatDay(state, at) ? state.day : null;
}

/** What a channel says of a text that is still unread. */
interface ToldUnseen {
  readonly notice: Notice<'CHAT_MESSAGE'>;
  /** A path of the product. */
  readonly link: string;
  /** The conversation: of several the newest is shown. */
  readonly tag: string;
}

/** Of texts that were told those that are still unread, by their notice: who wrote, never what. */
export async function unseenOf(
  db: Db,
  noticeIds: readonly string[],
): Promise<ReadonlyMap<string, ToldUnseen>> {
  if (noticeIds.length === 0) return new Map();
  const rows = await findUnseen(db, noticeIds);
  return new Map(
    rows.map(({ noticeId, role, friendId, nickname }) => [
      noticeId,
      {
        notice: noticeOf('CHAT_MESSAGE', { writer: nickname }),
        link: `/${role}/chat-list?friendId=${friendId}`,
        tag: chatTag(friendId),
      },
    ]),
  );
}
