import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chatRoutes } from '@yoimachi/contract/chat';
import { favoriteRoutes } from '@yoimachi/contract/favorite';
import { bookingChanged } from '#events/catalogue.ts';
import { withTransaction } from '#platform/database';
import { publish } from '#platform/outbox';
import {
  guestWithPoints,
  startTestApp,
  toldSince,
  useRewoundApp,
  verifiedCast,
  type Person,
} from '../../../../test-support/index.ts';
import { requested } from '../../../meeting/booking/test/support.ts';
import { sendAs } from '../index.ts';
import { expectCoherent } from './coherent.ts';
import { chatting, favor, history, lines, read, send, unread, type Two } from './support.ts';

const app = useRewoundApp({ config: { databasePool: 30 } });

const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

/** What somebody's screens were told is what reading again says, and no number is missing. */
async function expectTold(person: Person): Promise<void> {
  const told = await toldSince(app.db, person.userId);
  expect(told.map(({ seq }) => seq)).toEqual(told.map((_, index) => index + 1));
  const counts = told.filter(({ name }) => name === 'user.chat').map(({ payload }) => payload);
  const versions = counts.map((payload) => (payload as { version: number }).version);
  expect(versions).toEqual(versions.toSorted((a, b) => a - b));
  const last = counts.at(-1) as { document: { unreadCount: number } } | undefined;
  expect(await unread(app, person)).toBe(last?.document.unreadCount ?? 0);
}

test('fifty times the same message at once is stored once', async () => {
  const { guest, cast } = await chatting(app);
  await guest.token();
  const clientId = randomUUID();
  const answers = await times(50, () => send(app, guest, cast, '一度だけ', clientId));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body.message.messageId)).size).toBe(1);
  expect(await lines(app, cast, guest)).toEqual(['NOTICE', 'はじめまして', '一度だけ']);
  await expectCoherent(app.db);
  await expectTold(cast);
});

test('sixteen pairs write both ways at once, while the casts write to all: nothing is lost and nobody waits for ever', async () => {
  const guests = await times(4, () => guestWithPoints(app));
  const casts = await times(4, () => verifiedCast(app));
  const pairs = guests.flatMap((guest) => casts.map((cast) => ({ guest, cast })));
  for (const pair of pairs) {
    await favor(app, pair);
    expect((await send(app, pair.cast, pair.guest, 'はじめまして')).status).toBe(200);
  }
  await app.moveBy(1);
  const toAll = (cast: Person) =>
    withTransaction(app.db, async (trx) => {
      for (const { userId: guestId } of guests.toSorted((a, b) => (a.userId < b.userId ? -1 : 1))) {
        const message = { clientId: randomUUID(), text: '皆さまへ' };
        const sent = await sendAs(trx, app.context, { guestId, castId: cast.userId }, message);
        expect(sent.ok).toBe(true);
      }
    });
  await Promise.all([
    ...pairs.flatMap(({ guest, cast }) =>
      [1, 2].flatMap((count) => [
        send(app, guest, cast, `${count}`).then(({ status }) => expect(status).toBe(200)),
        send(app, cast, guest, `${count}`).then(({ status }) => expect(status).toBe(200)),
        read(app, guest, cast, 3),
      ]),
    ),
    ...casts.flatMap((cast) => [toAll(cast), toAll(cast)]),
  ]);
  await expectCoherent(app.db);
  const messages = await app.db.selectFrom('chat_message').selectAll().where('type', '=', 'TEXT').execute();
  expect(messages).toHaveLength(16 * (1 + 4 + 2));
  for (const person of [...guests, ...casts]) await expectTold(person);
  const orders = await Promise.all([lines(app, guests[0]!, casts[0]!), lines(app, casts[0]!, guests[0]!)]);
  expect(orders[0]).toEqual(orders[1]);
});

test('two nodes take the same messages of many at once, both ways, while they are read: each is stored once', async () => {
  const other = await startTestApp({ databaseUrl: app.databaseUrl, config: { databasePool: 30 } });
  const guests = await times(4, () => guestWithPoints(app));
  const casts = await times(4, () => verifiedCast(app));
  const pairs = guests.flatMap((guest) => casts.map((cast) => ({ guest, cast })));
  for (const pair of pairs) {
    await favor(app, pair);
    expect((await send(app, pair.cast, pair.guest, 'はじめまして')).status).toBe(200);
  }
  await Promise.all([...guests, ...casts].map((person) => person.token()));
  await app.moveBy(1);
  await other.moveTo(app.clock.now());
  const answers = await Promise.all(
    pairs.flatMap(({ guest, cast }) =>
      [0, 1, 2].flatMap((count) => {
        const [ofGuest, ofCast] = [randomUUID(), randomUUID()];
        return [app, other].flatMap((node) => [
          send(node, guest, cast, `${count}`, ofGuest),
          send(node, cast, guest, `${count}`, ofCast),
          read(node, cast, guest, 2 + count).then(() => null),
        ]);
      }),
    ),
  );
  for (const answer of answers) if (answer) expect(answer).toMatchObject({ status: 200 });
  await expectCoherent(app.db);
  const stored = await app.db.selectFrom('chat_message').select('id').where('type', '=', 'TEXT').execute();
  expect(stored).toHaveLength(16 * (1 + 3 * 2));
  for (const person of [...guests, ...casts]) await expectTold(person);
  await other.close();
});

test('a favourite is kept and taken back while she writes: she opened it or she did not', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('keep', 'leave', 'write'), { minLength: 3, maxLength: 8 }),
      async (steps) => {
        const two: Two = { guest: await guestWithPoints(app), cast: await verifiedCast(app) };
        const params = { castId: two.cast.userId };
        await Promise.all([two.guest.token(), two.cast.token()]);
        const answers = await Promise.all(
          steps.map((step) => {
            if (step === 'keep') return app.call(favoriteRoutes.addFavorite, { body: params }, two.guest);
            if (step === 'leave') return app.call(favoriteRoutes.removeFavorite, { params }, two.guest);
            return send(app, two.cast, two.guest, 'こんばんは');
          }),
        );
        for (const { status, code } of answers) expect([200, 404], String(code)).toContain(status);
        const written = answers.filter(
          ({ status }, index) => steps[index] === 'write' && status === 200,
        ).length;
        const row = await app.db
          .selectFrom('chat_conversation')
          .select('state')
          .where('guest_id', '=', two.guest.userId)
          .executeTakeFirst();
        if (written > 0) expect(row!.state).toBe('OPEN');
        else expect(row?.state ?? 'NONE').not.toBe('OPEN');
        await expectCoherent(app.db);
      },
    ),
    { numRuns: 12 },
  );
});

type Step = {
  readonly kind: 'send' | 'read' | 'withdraw';
  readonly by: 'guest' | 'cast';
  readonly number: number;
};
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('send', 'send', 'read', 'withdraw'),
  by: fc.constantFrom('guest', 'cast'),
  number: fc.integer({ min: 1, max: 12 }),
});

test('what is unread is right after any interleaving of sending, reading and taking back', async () => {
  const two = await chatting(app);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      await app.clock.advanceTo(new Date(app.clock.now().getTime() + 60_000));
      const { messages, lastNumber } = await history(app, two.guest, two.cast);
      await Promise.all(
        steps.map(async ({ kind, by, number }) => {
          const [own, other] = by === 'guest' ? [two.guest, two.cast] : [two.cast, two.guest];
          if (kind === 'send') return send(app, own, other, `${number}`);
          if (kind === 'read') return read(app, own, other, Math.max(0, lastNumber - 6 + number));
          const meant = messages.filter((message) => message.by === by).at(-(number % 4));
          const params = { messageId: meant?.messageId ?? randomUUID() };
          return app.call(chatRoutes.withdrawMessage, { params }, own);
        }),
      );
      await expectCoherent(app.db);
      for (const person of [two.guest, two.cast]) await expectTold(person);
    }),
    { numRuns: 15 },
  );
});

test("a booking's events are said once, however often they are heard", async () => {
  const { guest, cast, bookingId } = await requested(app);
  await withTransaction(app.db, async (trx) => {
    const payload = { bookingId, guestId: guest.userId, castId: cast.userId };
    for (let count = 0; count < 5; count++) await publish(trx, bookingChanged, payload, app.clock.now());
  });
  await Promise.all([app.work(), app.work(), favor(app, { guest, cast })]);
  expect(await lines(app, guest, cast)).toEqual(['NOTICE', 'REQUESTED']);
  await expectCoherent(app.db);
});
