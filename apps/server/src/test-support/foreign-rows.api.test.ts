import { beforeAll, expect, test } from 'vitest';
import { ageCheckRoutes } from '@yoimachi/contract/age-check';
import { accountRoutes } from '@yoimachi/contract/account';
import { billingRoutes } from '@yoimachi/contract/billing';
import { hiddenRoutes } from '@yoimachi/contract/block';
import { groupRoutes } from '@yoimachi/contract/group';
import { chatRoutes } from '@yoimachi/contract/chat';
import { exportRoutes } from '@yoimachi/contract/leaving';
import { memoRoutes } from '@yoimachi/contract/memo';
import { tierRoutes } from '@yoimachi/contract/tier';
import { ReviewTier } from '@yoimachi/domain/review';
import { notificationRoutes } from '@yoimachi/contract/notification';
import { receiptRoutes } from '@yoimachi/contract/receipt';
import type { Route } from '@yoimachi/contract/route';
import { allRoutes } from '@yoimachi/contract/table';
import { uploadRoutes } from '@yoimachi/contract/upload';
import { savedSearchRoutes } from '@yoimachi/contract/saved-search';
import { withTransaction } from '#platform/database';
import { requested } from '../modules/meeting/booking/test/support.ts';
import { addDebt } from '#money/billing';
import { switchGifts } from '#money/gift';
import { send } from '../modules/talk/chat/test/support.ts';
import { sendInquiry } from '../modules/talk/inquiry/test/support.ts';
import { give, giftOf } from '../modules/money/gift/test/support.ts';
import { giveCard, givePoints, signUpGuest, useTestApp, verifiedCast, type Person } from './index.ts';
import { putQuestion } from './proper-safety-calls.ts';
import { fieldsOf, namesOf, PARTS } from './route-fields.ts';

const app = useTestApp();
const MEMO = '秘密のメモ';

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
  'sessionId',
  'exportId',
  'hiddenId',
  'uploadId',
  'mediaId',
  'livePhotoId',
  'groupId',
  'friendId',
  'messageId',
  'replyId',
  'inquiryId',
  'linkId',
  'questionId',
  'savedSearchId',
];
/** Ids that anybody may name: public profiles, packages on sale, and ids the caller generates. */
const PUBLIC = [
  'castId',
  'packageId',
  'newsId',
  'giftId',
  'browserId',
  'clientRequestId',
  'sosId',
  'helpId',
  'storeId',
  'clientId',
];

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
  kind: 'PHOTO',
  visibility: 'ALL_GUESTS',
  documentType: 'DRIVERS_LICENSE',
  issuer: '東京都公安委員会',
  name: 'いつもの方',
  memberType: 'CHOSEN',
  memberIds: [],
  text: 'こんばんは',
  clientId: crypto.randomUUID(),
  isTold: false,
  quick: { kind: 'LATE', minutes: 10 },
  number: 1,
  isPinned: true,
  isMuted: true,
  category: 'BOOKING',
  subject: '件名',
  uploadIds: [],
  answer: 'HELP',
};
/** What stands for an id in a cast's calls, where hers is another than the guest's. */
const valuesOfCasts: Record<string, unknown> = {};
const people: Record<'owner' | 'stranger', Record<'guest' | 'cast', Person>> = {} as never;

function inputOf(route: Route): object {
  const input: Record<string, object> = {};
  const given = route.who === 'cast' ? { ...values, ...valuesOfCasts } : values;
  const friendId = people.owner[route.who === 'cast' ? 'guest' : 'cast'].userId;
  Object.assign(values, { friendId });
  for (const part of PARTS) {
    const names = Object.keys(fieldsOf(route[part])).filter((name) => name in given);
    if (names.length > 0) input[part] = Object.fromEntries(names.map((name) => [name, given[name]]));
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
  exports: await app.db.selectFrom('data_export').selectAll().execute(),
  messages: await app.db.selectFrom('chat_message').selectAll().orderBy('id').execute(),
  members: await app.db.selectFrom('chat_member').selectAll().orderBy('account_id').execute(),
  inquiries: await app.db.selectFrom('inquiry').selectAll().execute(),
  written: await app.db.selectFrom('inquiry_message').selectAll().execute(),
  replies: await app.db.selectFrom('chat_reply').selectAll().execute(),
  media: await app.db.selectFrom('media').selectAll().execute(),
  groups: await app.db.selectFrom('contact_group').selectAll().execute(),
  groupMembers: await app.db.selectFrom('contact_group_member').selectAll().execute(),
  favoriteGuests: await app.db.selectFrom('favorite_guest').selectAll().execute(),
  watchLinks: await app.db.selectFrom('watch_link').selectAll().execute(),
  savedSearches: await app.db.selectFrom('saved_search').selectAll().execute(),
  questions: await app.db.selectFrom('all_right_question').selectAll().execute(),
  hiddenNumbers: await app.db.selectFrom('hidden_number').selectAll().execute(),
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
  const { exportId } = await app.ok(exportRoutes.askExport, {}, guest);
  await app.work();
  await app.ok(hiddenRoutes.hideFromNumber, { body: { phone: '09011112222', label: '家族' } }, cast);
  const [hidden] = (await app.ok(hiddenRoutes.hiddenNumbers, {}, cast)).items;
  const avatar = { purpose: 'GUEST_AVATAR', sizeBytes: 5_000, mediaType: 'image/png' } as const;
  const { uploadId } = await app.ok(uploadRoutes.beginUpload, { body: avatar }, guest);
  const mediaId = app.context.ids.newId();
  await app.db
    .insertInto('media')
    .values({ id: mediaId, account_id: cast.userId, kind: 'PHOTO', position: 1, visibility: 'ALL_GUESTS' })
    .execute();
  const body = { name: '記念日に', memberType: 'CHOSEN' as const, memberIds: [] };
  const { groupId } = await app.ok(groupRoutes.createGroup, { body }, guest);
  valuesOfCasts['groupId'] = (await app.ok(groupRoutes.createGroup, { body }, cast)).groupId;
  const { livePhotoId } = await app.ok(ageCheckRoutes.askGesture, {}, cast);
  const { sessions } = await app.ok(accountRoutes.listSessions, {}, guest);
  const [told] = (await app.ok(notificationRoutes.listNotifications, {}, guest)).items;
  const said = await send(app, cast, guest, '秘密の話');
  const { replyId } = await app.ok(chatRoutes.addSavedReply, { body: { text: '定型文' } }, guest);
  const { inquiryId } = await sendInquiry(app, guest);
  const [ofCast, ofGuest] = [{ friendId: cast.userId }, { friendId: guest.userId }];
  await app.ok(memoRoutes.writeMemo, { params: ofCast, body: { text: MEMO } }, guest);
  await app.ok(memoRoutes.writeMemo, { params: ofGuest, body: { text: MEMO } }, cast);
  await app.ok(tierRoutes.chooseTier, { params: ofCast, body: { tier: ReviewTier.BAD } }, guest);
  await app.ok(tierRoutes.chooseTier, { params: ofGuest, body: { tier: ReviewTier.BAD } }, cast);
  const linkId = crypto.randomUUID();
  const { id: participation_id } = await app.db
    .selectFrom('participation')
    .select('id')
    .executeTakeFirstOrThrow();
  await app.db
    .insertInto('watch_link')
    .values({
      id: linkId,
      participation_id,
      cast_id: cast.userId,
      token_hash: Buffer.from('token'),
      created_at: app.clock.now(),
      opened_count: 0,
    })
    .execute();
  const questionId = await putQuestion(app, { guest, cast, bookingId });
  const search = { name: '長身の方', filter: { minHeight: 180 }, isTold: true };
  const { savedSearchId } = await app.ok(savedSearchRoutes.saveSearch, { body: search }, guest);
  Object.assign(values, {
    inquiryId,
    linkId,
    questionId,
    savedSearchId,
    messageId: said.body.message.messageId,
    replyId,
    bookingId,
    notificationId: told!.notificationId,
    guestId: guest.userId,
    scheduleId: cast.scheduleId,
    purchaseId: purchase.id,
    receiptId,
    sentId: sent.body.sentId,
    setupId: card.setupId,
    debtId,
    sessionId: sessions[0]!.sessionId,
    exportId,
    hiddenId: hidden!.hiddenId,
    uploadId,
    mediaId,
    livePhotoId,
    groupId,
    friendId: cast.userId,
  });
});

test('every id in the table is either private or public', () => {
  const ids = new Set(routes.flatMap(([, route]) => namesOf(route)).filter((name) => name.endsWith('Id')));
  expect([...ids].sort()).toEqual([...PRIVATE, ...PUBLIC].filter((name) => ids.has(name)).sort());
  expect(walked.length).toBeGreaterThan(15);
});

/** What is gone already is taken away again without a word, and so is what somebody else has; who is checked hands no document in at all. */
const OTHERWISE: Readonly<Record<string, object>> = {
  removeMedia: { status: 200 },
  withdrawMedia: { status: 200 },
  removeFavoriteGuest: { status: 200 },
  // Of somebody whom everybody sees: in none of the stranger's groups, and the stranger's own memo and tag, never the owner's.
  listGroupNames: { status: 200 },
  readMemo: { status: 200, body: { text: expect.not.stringContaining(MEMO) } },
  writeMemo: { status: 200 },
  readTier: { status: 200, body: { tier: expect.not.stringMatching(ReviewTier.BAD) } },
  chooseTier: { status: 200 },
  removeSavedReply: { status: 200 },
  forgetSearch: { status: 200 },
  // A cast can be asked about by anybody who could keep her as favourite; nothing of others is in the answer.
  findConversation: { status: 200, body: { state: 'NONE', lastMessage: null } },
  createAuthRecord: { status: 409, code: 'AGE_CHECK_DONE' },
};

test.each(walked)("%s knows nobody else's row", async (name, route) => {
  const before = await snapshot();
  const side = route.who === 'cast' ? 'cast' : 'guest';
  const answer = await app.call(route, inputOf(route), people.stranger[side]);
  expect(answer).toMatchObject(OTHERWISE[name] ?? { status: 404, code: 'NOT_FOUND' });
  expect(await snapshot()).toEqual(before);
});

test.each(walked.filter(([, route]) => route.method === 'GET'))(
  '%s shows its owner the row',
  async (_name, route) => {
    const side = route.who === 'cast' ? 'cast' : 'guest';
    expect(await app.call(route, inputOf(route), people.owner[side])).toMatchObject({ status: 200 });
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
    values['exportId'],
    values['hiddenId'],
    values['linkId'],
    values['questionId'],
    values['savedSearchId'],
    values['uploadId'],
    values['groupId'],
    values['inquiryId'],
    people.owner.guest.userId,
  ];
  const known: Record<string, unknown> = {
    from: '2026-11-20',
    to: '2026-12-20',
    bankCode: '0001',
    text: '',
    words: '銀座',
    year: 2026,
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
