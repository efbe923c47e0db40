import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { billingRoutes } from '@yoimachi/contract/billing';
import { notificationRoutes } from '@yoimachi/contract/notification';
import { receiptRoutes } from '@yoimachi/contract/receipt';
import type { Route } from '@yoimachi/contract/route';
import { allRoutes } from '@yoimachi/contract/table';
import { withTransaction } from '#platform/database';
import { requested } from '../modules/meeting/booking/test/support.ts';
import { addDebt } from '#money/billing';
import { switchGifts } from '#money/gift';
import { give, giftOf } from '../modules/money/gift/test/support.ts';
import { giveCard, givePoints, signUpGuest, useTestApp, verifiedCast, type Person } from './index.ts';

const app = useTestApp();

/** Ids of rows that belong to people; their routes are exercised here. */
const PRIVATE = [
  'bookingId',
  'scheduleId',
  'purchaseId',
  'receiptId',
  'setupId',
  'debtId',
  'proposalId',
  'guestId',
  'notificationId',
];
/** Ids that anybody may name: public profiles, packages on sale, and ids the caller generates. */
const PUBLIC = ['castId', 'packageId', 'giftId', 'browserId', 'clientRequestId', 'sosId', 'storeId'];

type Fields = Record<string, { readonly type?: string }>;
const PARTS = ['params', 'query', 'body'] as const;

function fieldsOf(schema: z.ZodMiniType | undefined): Fields {
  if (!schema) return {};
  return (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {}) as Fields;
}
const namesOf = (route: Route) => PARTS.flatMap((part) => Object.keys(fieldsOf(route[part])));

const routes = Object.entries(allRoutes) as [string, Route][];
const walked = routes.filter(([, route]) => namesOf(route).some((name) => PRIVATE.includes(name)));

/** A value for every field accompanying a private id. */
const values: Record<string, unknown> = {
  seen: [],
  report: { category: 'ABUSE', text: '', isSafety: false },
  version: 1,
  decision: -1,
  reason: 'SICK',
  place: '新橋駅 烏森口',
  proposalId: crypto.randomUUID(),
  shown: { points: 0, minutes: null },
  tier: 'GOOD',
  again: 'OK',
  comment: 'ありがとうございました',
  returnPath: '/guest/payment-info',
  confirmedRefusals: 9,
  days: [{ day: '2026-12-10', version: null }],
  fromMinute: 18 * 60,
  toMinute: 21 * 60,
  workMinute: 22 * 60,
  workingBar: '別のお店',
  cantJoinAlone: false,
};
const people: Record<'owner' | 'stranger', Record<'guest' | 'cast', Person>> = {} as never;

function inputOf(route: Route): object {
  const input: Record<string, object> = {};
  for (const part of PARTS) {
    const names = Object.keys(fieldsOf(route[part])).filter((name) => name in values);
    if (names.length > 0) input[part] = Object.fromEntries(names.map((name) => [name, values[name]]));
  }
  return input;
}

const snapshot = async () => ({
  participations: await app.db.selectFrom('participation').selectAll().execute(),
  bookings: await app.db.selectFrom('booking').selectAll().execute(),
  places: await app.db.selectFrom('place_proposal').selectAll().execute(),
  schedules: await app.db.selectFrom('schedule').selectAll().execute(),
  purchases: await app.db.selectFrom('purchase').selectAll().execute(),
  cards: await app.db.selectFrom('card').selectAll().execute(),
  reviews: await app.db.selectFrom('review').selectAll().execute(),
  wallets: await app.db.selectFrom('wallet').selectAll().orderBy('guest_id').execute(),
});

beforeAll(async () => {
  const { guest, cast, bookingId } = await requested(app);
  const stranger = await signUpGuest(app);
  await giveCard(app, stranger.userId);
  await givePoints(app, stranger.userId, 50_000);
  people.owner = { guest, cast };
  people.stranger = { guest: stranger, cast: await verifiedCast(app) };
  const purchase = await app.db
    .selectFrom('purchase')
    .select('id')
    .where('guest_id', '=', guest.userId)
    .executeTakeFirstOrThrow();
  const { receiptId } = await app.ok(
    receiptRoutes.issueReceipt,
    { body: { purchaseIds: [purchase.id], name: '山田太郎', honorific: '様' } },
    guest,
  );
  await switchGifts(app.context, true);
  const sent = await give(app, guest, cast, await giftOf(app, guest, 300));
  const debtId = await withTransaction(app.db, (trx) =>
    addDebt(
      trx,
      app.context,
      { guestId: guest.userId, purchaseId: purchase.id, points: 100 },
      app.clock.now(),
    ),
  );
  const cardless = await signUpGuest(app);
  const card = await app.ok(
    billingRoutes.startCard,
    { body: { returnPath: '/guest/payment-info' } },
    cardless,
  );
  await app.work();
  const [told] = (await app.ok(notificationRoutes.listNotifications, {}, guest)).items;
  Object.assign(values, {
    bookingId,
    notificationId: told!.notificationId,
    guestId: guest.userId,
    scheduleId: cast.scheduleId,
    purchaseId: purchase.id,
    receiptId,
    sentId: sent.body.sentId,
    setupId: card.setupId,
    debtId,
  });
});

test('every id in the table is either private or public', () => {
  const ids = new Set(routes.flatMap(([, route]) => namesOf(route)).filter((name) => name.endsWith('Id')));
  expect([...ids].sort()).toEqual([...PRIVATE, ...PUBLIC].filter((name) => ids.has(name)).sort());
  expect(walked.length).toBeGreaterThan(15);
});

test.each(walked)("%s knows nobody else's row", async (_name, route) => {
  const before = await snapshot();
  const side = route.who === 'cast' ? 'cast' : 'guest';
  const answer = await app.call(route, inputOf(route), people.stranger[side]);
  expect(answer).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  expect(await snapshot()).toEqual(before);
});

test.each(walked.filter(([, route]) => route.method === 'GET'))(
  '%s shows its owner the row',
  async (_name, route) => {
    const side = route.who === 'cast' ? 'cast' : 'guest';
    await app.ok(route, inputOf(route), people.owner[side]);
  },
);

test("no list or page of a stranger names somebody else's row", async () => {
  const plain = routes.filter(
    ([, route]) => route.method === 'GET' && !route.params && !['open', 'identity'].includes(route.who),
  );
  const hidden = [
    values['bookingId'],
    values['scheduleId'],
    values['purchaseId'],
    values['receiptId'],
    values['sentId'],
    values['debtId'],
    people.owner.guest.userId,
  ];
  const known: Record<string, unknown> = {
    from: '2026-11-20',
    to: '2026-12-20',
    bankCode: '0001',
    text: '',
    castId: people.owner.cast.userId,
    day: '2026-11-22',
    startMinute: 18 * 60,
    endMinute: 19 * 60,
  };
  for (const [name, route] of plain) {
    if (namesOf(route).some((field) => PRIVATE.includes(field))) continue;
    const needed = namesOf(route).filter((field) => field in known);
    const input = { query: Object.fromEntries(needed.map((field) => [field, known[field]])) };
    const answer = await app.call(
      route,
      input as object,
      people.stranger[route.who === 'cast' ? 'cast' : 'guest'],
    );
    expect(answer.status, name).toBe(200);
    for (const id of hidden) expect(JSON.stringify(answer.body), name).not.toContain(id);
  }
});
