import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { blockRoutes } from '@yoimachi/contract/block';
import { MESSAGES_PER_MINUTE } from '@yoimachi/domain/chat';
import { createMinuteCount } from '#platform/http';
import { toldSince, useRewoundApp, type Person } from '../../../../test-support/index.ts';
import { hearSent, roundTripsOf } from '../../../../test-support/sent.ts';
import { createWriter } from '../commands/write.ts';
import { writeTogether, type Writing } from '../commands/write-together.ts';
import { sideOf } from '../people.ts';
import { expectCoherent } from './coherent.ts';
import { chatting, lines, list, read, send, unread, type Two } from './support.ts';

const test = useRewoundApp();

const PACE = { kind: 'chat', perMinute: MESSAGES_PER_MINUTE };
const writing = (from: Person, to: Person, text: string, clientId: string = randomUUID()): Writing => ({
  side: sideOf({ userType: from.userType, accountId: from.userId }, to.userId),
  words: { clientId, text },
});
const together = (writings: readonly Writing[]) =>
  writeTogether(test.context, createMinuteCount(test.context, PACE), writings);

/** Open chats in which both have read everything. */
async function pairs(count: number): Promise<Two[]> {
  const all: Two[] = [];
  while (all.length < count) all.push(await chatting(test));
  for (const { guest, cast } of all) await read(test, guest, cast, 2);
  await test.moveBy(1);
  return all;
}

/** How many messages of this minute are counted, of all people. */
async function counted(): Promise<number> {
  const rows = await test.db.selectFrom('rate_window').selectAll().execute();
  return rows.filter(({ minute }) => minute >= test.clock.now()).reduce((sum, { calls }) => sum + calls, 0);
}

/** Numbers of what somebody was told since, which have no gap. */
async function toldOf(person: Person, since: number) {
  const told = await toldSince(test.db, person.userId, since);
  expect(told.map(({ seq }) => seq)).toEqual(told.map((_, index) => since + index + 1));
  return told.map(({ name }) => name);
}
const headOf = async (person: Person) => (await toldSince(test.db, person.userId)).at(-1)!.seq;

describe('what several write at once', () => {
  it('is stored and told in each chat, in both directions, also where something unread begins', async () => {
    const [one, two, three] = await pairs(3);
    // To him two write at once.
    const other = await chatting(test, {});
    await read(test, other.guest, other.cast, 2);
    const heads = await Promise.all([one!.guest, one!.cast, two!.guest, two!.cast].map(headOf));
    const values = await together([
      writing(one!.guest, one!.cast, '一'),
      writing(two!.cast, two!.guest, '二'),
      writing(three!.guest, three!.cast, '三'),
      writing(other.cast, other.guest, '四'),
    ]);
    expect(values.map((value) => value?.ok && value.value.number)).toEqual([3, 3, 3, 3]);
    expect(await lines(test, one!.cast, one!.guest)).toEqual(['NOTICE', 'はじめまして', '一']);
    expect(await lines(test, two!.guest, two!.cast)).toEqual(['NOTICE', 'はじめまして', '二']);
    for (const [reader, count] of [
      [one!.cast, 1],
      [two!.guest, 1],
      [three!.cast, 1],
      [other.guest, 1],
      [one!.guest, 0],
      [two!.cast, 0],
    ] as const)
      expect(await unread(test, reader)).toBe(count);
    expect(await toldOf(one!.guest, heads[0]!)).toEqual(['chat.message']);
    expect(await toldOf(one!.cast, heads[1]!)).toEqual(['chat.message', 'user.chat']);
    expect(await toldOf(two!.guest, heads[2]!)).toEqual(['chat.message', 'user.chat']);
    expect(await toldOf(two!.cast, heads[3]!)).toEqual(['chat.message']);
    await expectCoherent(test.db);
  });

  it('waits for the database twice, where something unread stands before each', async () => {
    const all = await pairs(2);
    for (const { guest, cast } of all) await send(test, guest, cast, '前に');
    const writings = all.map(({ guest, cast }) => writing(guest, cast, '後に'));
    const trips = await roundTripsOf(() => together(writings));
    expect(trips.length, JSON.stringify(trips, null, 1)).toBe(2);
    for (const { guest, cast } of all) {
      expect(await list(test, cast)).toMatchObject([{ unreadCount: 2, lastNumber: 4 }]);
      expect(await lines(test, guest, cast)).toEqual(['NOTICE', 'はじめまして', '前に', '後に']);
    }
  });

  it('goes on without who may not write, whose message has come already, and who has written enough', async () => {
    const [blocked, sent, tireless, ...others] = await pairs(5);
    const seen = { seen: [], shown: { points: 0, minutes: null } };
    await test.ok(
      blockRoutes.blockGuest,
      { body: { guestId: blocked!.guest.userId, ...seen } },
      blocked!.cast,
    );
    const clientId = randomUUID();
    await send(test, sent!.guest, sent!.cast, '一度だけ', clientId);
    for (let count = 0; count < MESSAGES_PER_MINUTE; count++)
      await send(test, tireless!.guest, tireless!.cast, `${count}`);
    const before = await counted();
    const values = await together([
      writing(blocked!.guest, blocked!.cast, '届かない'),
      writing(others[0]!.guest, others[0]!.cast, '届く'),
      writing(sent!.guest, sent!.cast, '一度だけ', clientId),
      writing(tireless!.guest, tireless!.cast, '多すぎる'),
      writing(others[1]!.cast, others[1]!.guest, '届く'),
      writing(others[0]!.cast, others[1]!.guest, '知らない人'),
    ]);
    expect(values.map((value) => value?.ok ?? null)).toEqual([null, true, null, null, true, null]);
    // What was left out counts for nobody.
    expect(await counted()).toBe(before + 2);
    for (const { guest, cast } of others) expect((await lines(test, guest, cast)).at(-1)).toBe('届く');
    expect((await lines(test, tireless!.cast, tireless!.guest)).at(-1)).toBe(`${MESSAGES_PER_MINUTE - 1}`);
    await expectCoherent(test.db);
  });
});

describe('who writes while others do', () => {
  const kindOf = async (written: ReturnType<ReturnType<typeof createWriter>>) => {
    const result = await written;
    return result.ok ? result.value.number : result.error.code;
  };
  const isTogether = (text: string) => text.includes('with new as') && text.includes('notice_at');

  it('has an answer of the own, whatever becomes of theirs', async () => {
    const all = await pairs(6);
    const { guest, cast } = all[5]!;
    await test.db.updateTable('guest').set({ age_checked_at: null }).where('id', '=', guest.userId).execute();
    const write = createWriter(test.context);
    const clientId = randomUUID();
    const twice = writing(all[0]!.guest, all[0]!.cast, '同じもの', clientId);
    const writings = [
      ...all.map((two) => writing(two.guest, two.cast, 'こんばんは')),
      twice,
      twice,
      twice,
      writing(all[1]!.cast, all[1]!.guest, 'お返事'),
    ];
    const answers = await Promise.all(writings.map(({ side, words }) => kindOf(write(side, words))));
    expect(answers.slice(2, 6)).toEqual([3, 3, 3, 'CHAT_AGE_CHECK']);
    expect(answers.slice(6, 9)).toEqual([answers[6], answers[6], answers[6]]);
    expect(await lines(test, cast, guest)).toEqual(['NOTICE', 'はじめまして']);
    const first = await lines(test, all[0]!.cast, all[0]!.guest);
    expect(first.slice(2).toSorted()).toEqual(['こんばんは', '同じもの']);
    expect((await lines(test, all[1]!.cast, all[1]!.guest)).slice(2).toSorted()).toEqual([
      'お返事',
      'こんばんは',
    ]);
    await expectCoherent(test.db);
  });

  it('is answered although the database refuses what somebody else wrote', async () => {
    const all = await pairs(5);
    const write = createWriter(test.context);
    // Longer than any call lets through.
    const texts = ['一', '二', '三', 'あ'.repeat(4_001), '五'];
    const answers = await Promise.allSettled(
      all.map(({ guest, cast }, index) => {
        const { side, words } = writing(guest, cast, texts[index]!);
        return kindOf(write(side, words));
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    for (const [index, { guest, cast }] of all.entries())
      if (index !== 3) expect((await lines(test, guest, cast)).at(-1)).toBe(texts[index]);
    await expectCoherent(test.db);
  });

  it('has written once although the connection is lost in the middle', async () => {
    const all = await pairs(5);
    const write = createWriter(test.context);
    let cuts = 0;
    const before = ({ text, query }: { text: string; query: (...args: unknown[]) => unknown }) => {
      if (!isTogether(text) || cuts++ > 0) return;
      // Its error is that of what follows.
      const cut = query('select pg_terminate_backend(pg_backend_pid())') as Promise<unknown>;
      cut.catch(() => undefined);
    };
    const answers = await hearSent({ before }, () =>
      Promise.all(
        all.map(({ guest, cast }) => {
          const { side, words } = writing(guest, cast, '一度だけ');
          return kindOf(write(side, words));
        }),
      ),
    );
    expect(cuts).toBeGreaterThan(0);
    expect(answers).toEqual([3, 3, 3, 3, 3]);
    for (const { guest, cast } of all)
      expect(await lines(test, guest, cast)).toEqual(['NOTICE', 'はじめまして', '一度だけ']);
    expect(await counted()).toBe(5);
    await expectCoherent(test.db);
  });

  it('does not wait for a chat that somebody else keeps', async () => {
    const all = await pairs(5);
    const write = createWriter(test.context);
    const kept = all[3]!;
    const release = Promise.withResolvers<void>();
    const holds = Promise.withResolvers<void>();
    const holding = test.db.transaction().execute(async (trx) => {
      await trx
        .selectFrom('chat_conversation')
        .select('id')
        .where('guest_id', '=', kept.guest.userId)
        .forNoKeyUpdate()
        .execute();
      holds.resolve();
      await release.promise;
    });
    await holds.promise;
    const answers = all.map(({ guest, cast }) => {
      const { side, words } = writing(guest, cast, 'こんばんは');
      return kindOf(write(side, words));
    });
    expect(await Promise.all(answers.filter((_, index) => index !== 3))).toEqual([3, 3, 3, 3]);
    release.resolve();
    await holding;
    expect(await answers[3]).toBe(3);
    await expectCoherent(test.db);
  });
});
