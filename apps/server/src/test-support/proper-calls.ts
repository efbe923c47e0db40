import { accountRoutes } from '@yoimachi/contract/account';
import { notificationRoutes } from '@yoimachi/contract/notification';
import { noticeSettingRoutes } from '@yoimachi/contract/notice-settings';
import { noticeOf } from '@yoimachi/domain/notice-wording';
import { billingRoutes } from '@yoimachi/contract/billing';
import { blockRoutes, hiddenRoutes } from '@yoimachi/contract/block';
import { exportRoutes } from '@yoimachi/contract/leaving';
import { mediaRoutes } from '@yoimachi/contract/media';
import { payoffRoutes } from '@yoimachi/contract/payoff';
import { receiptRoutes } from '@yoimachi/contract/receipt';
import { safetyRoutes } from '@yoimachi/contract/safety';
import { uploadRoutes } from '@yoimachi/contract/upload';
import type { Route } from '@yoimachi/contract/route';
import type { RouteName } from '@yoimachi/contract/table';
import {
  answerSecure,
  buyFirst,
  enterCard,
  guestWithCard,
  RETURN,
} from '../modules/money/billing/test/support.ts';
import { notify } from '#events/catalogue.ts';
import { addDebt } from '#money/billing';
import { bookableCast, EVENING, requested, type Booked } from '../modules/meeting/booking/test/support.ts';
import { makeCoupon } from '../modules/money/coupon/test/support.ts';
import { giftOf } from '../modules/money/gift/test/support.ts';
import { addReward, orderOf as payoffOrderOf } from '../modules/money/payoff/test/support.ts';
import { registeredCast } from '../modules/people/profile/test/registered.ts';
import * as profile from '../modules/people/profile/test/support.ts';
import { orderOf, purchased } from '../modules/money/receipt/test/support.ts';
import { settingOf } from '../modules/money/stage/test/support.ts';
import { jpegOf, sendFile } from '../modules/people/upload/test/support.ts';
import { withTransaction } from '#platform/database';
import { publish } from '#platform/outbox';
import { UserType } from '@yoimachi/domain/account';
import { newestVersion } from '@yoimachi/domain/consent';
import { newBrowser, send } from '../modules/people/account/test/support.ts';
import { newBrowserAddress } from '../modules/talk/push/test/support.ts';
import { askChange, codeTo } from '../modules/people/phone/test/support.ts';
import {
  lastCode,
  newPhone,
  signUp,
  signUpCast,
  signUpGuest,
  TEST_START,
  verifiedCast,
  type Person,
  type TestApp,
  addStore,
  guestWithPoints,
} from './index.ts';
import { AGE_CALLS } from './proper-age-calls.ts';
import { inquiryCalls } from './proper-inquiry-calls.ts';
import { groupCalls } from './proper-group-calls.ts';
import { CHAT_CALLS } from './proper-chat-calls.ts';
import { safetyCalls } from './proper-safety-calls.ts';
import { searchCalls } from './proper-search-calls.ts';
import { newsCalls } from './proper-news-calls.ts';
import { loginCalls } from './proper-login-calls.ts';
import { PROPER_CALLS, type Input, type ProperCall } from './refused-inputs.calls.ts';

type MakeInput = ProperCall['input'];
const START = new Date(TEST_START);

/** A guest with card and points who has sent a request to a cast with all four registration steps done. */
async function known(app: TestApp): Promise<Booked> {
  return requested(app, { cast: await registeredCast(app) });
}
/** The same two without a request. */
const apart = async (app: TestApp): Promise<Booked> => ({
  guest: await guestWithPoints(app),
  cast: await registeredCast(app),
  bookingId: '',
});
const own = (input: MakeInput): ProperCall => ({ at: START, people: known, input });
const page = own(() => ({ query: {} }));
const AVATAR = { purpose: 'GUEST_AVATAR', sizeBytes: 5_000, mediaType: 'image/png' } as const;
const ofCast = (part: keyof Input): ProperCall =>
  own((_app, { cast }) => ({ [part]: { castId: cast.userId } }));

/** A photo that waits to be handed in; the bytes are nothing that could be opened. */
const photo = (app: TestApp, cast: Person) => sendFile(app, cast, jpegOf(900));
/** A photo in a place of its own. */
const placed = async (app: TestApp, cast: Person) => {
  const body = { kind: 'PHOTO', uploadId: await photo(app, cast) } as const;
  return (await app.ok(mediaRoutes.addMedia, { body }, cast)).mediaId;
};

const withToken = (more: object, whose: 'guest' | 'cast' = 'guest') =>
  own(async (_app, booked) => ({ body: { firebase_token: await booked[whose].firebaseToken(), ...more } }));

/** A guest whose card is known to the provider's sandbox. */
const payer = async (app: TestApp): Promise<Booked> => ({
  guest: await guestWithCard(app),
  cast: await bookableCast(app),
  bookingId: '',
});
const paying = (input: MakeInput): ProperCall => ({ at: START, people: payer, input });

async function setupOf(app: TestApp, guest: Person): Promise<string> {
  const body = { returnPath: '/guest' };
  const { setupId, pageUrl } = await app.ok(billingRoutes.startCard, { body }, guest);
  await enterCard(app, pageUrl, '4242424242424242');
  await answerSecure(app, pageUrl, 'passed');
  return setupId;
}

async function debtOf(app: TestApp, guest: Person): Promise<string> {
  const purchaseId = await purchased(app, guest, 500);
  const debt = { guestId: guest.userId, purchaseId, points: 100 };
  return withTransaction(app.db, (trx) => addDebt(trx, app.context, debt, app.clock.now()));
}

const noticeSettings = {
  channels: [{ category: 'BOOKING', channel: 'MAIL', isOn: false }],
  quiet: { isOn: true, fromMinute: 22 * 60, toMinute: 7 * 60 },
  everyChannel: false,
} as const;

/** The code of an address for notifications. */
async function noticeCodeOf(app: TestApp, guest: Person): Promise<string> {
  const email = `${guest.userId}@example.jp`;
  await app.ok(noticeSettingRoutes.sendNoticeMailCode, { body: { email } }, guest);
  const { body } = await app.db
    .selectFrom('dev_inbox')
    .select('body')
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow();
  return /\d{6}/.exec(body)![0];
}

/** Tells a guest something, as other features do. */
async function noticeTo(app: TestApp, guest: Person): Promise<string> {
  const payload = {
    accountId: guest.userId,
    ...noticeOf('SUSPENSION_LIFTED', {}),
    link: null,
  };
  await withTransaction(app.db, (trx) => publish(trx, notify, payload, app.clock.now()));
  await app.work();
  return (await app.ok(notificationRoutes.listNotifications, {}, guest)).items[0]!.notificationId;
}

const report = { category: 'ABUSE', text: '困っています', isSafety: false };

/** Blocking somebody without a booking. */
const FREE = { points: 0, minutes: null };
/** The calls outside bookings and schedules, each with an input that is accepted. */
const OTHER_CALLS: Partial<Record<RouteName, ProperCall>> = {
  sendCode: own(() => ({ body: { phone: newPhone(), browserId: crypto.randomUUID(), botCheck: '' } })),
  verifyCode: own(async (app) => {
    const [phone, browser] = [newPhone(), newBrowser()];
    await send(app, phone, browser);
    return { body: { phone, browserId: browser.browserId, code: await lastCode(app, phone) } };
  }),
  ...loginCalls(own),
  ...AGE_CALLS,
  ...groupCalls(own),
  ...inquiryCalls(own),
  ...safetyCalls(own),
  ...searchCalls(own),
  ...CHAT_CALLS,
  sendPhoneCheck: withToken({ browserId: crypto.randomUUID(), botCheck: '' }),
  verifyPhoneCheck: own(async (app, { guest }) => {
    const [firebase_token, { browserId }] = [await guest.firebaseToken(), newBrowser()];
    await app.ok(accountRoutes.sendPhoneCheck, { body: { firebase_token, browserId, botCheck: '' } });
    return { body: { firebase_token, browserId, code: await lastCode(app, guest.phone) } };
  }),
  endSession: own(async (app, { guest }) => {
    const other = await signUp(app, UserType.GUEST, guest.phone);
    const { sessions } = await app.ok(accountRoutes.listSessions, {}, other);
    return { params: { sessionId: sessions.find(({ isCurrent }) => isCurrent)!.sessionId } };
  }),
  changePhone: own(async (app) => {
    const [phone, browser] = [newPhone(), newBrowser()];
    const code = await codeTo(app, phone, 'CHANGE_PHONE', browser);
    return { body: { phone, confirmation: phone, browserId: browser.browserId, code } };
  }),
  /** It waits, since the guest is a cast as well. */
  withdrawPhoneChange: own(async (app, { guest }) => {
    await signUp(app, UserType.CAST, guest.phone);
    await askChange(app, guest);
    return {};
  }),
  askLostNumber: own(async (app, { guest }) => {
    const [phone, browser] = [newPhone(), newBrowser()];
    const code = await codeTo(app, phone, 'LOST_NUMBER', browser);
    const said = { oldPhone: guest.phone, name: 'たくみ', birthday: '1985-04-01', reason: '機種変更' };
    return { body: { ...said, phone, browserId: browser.browserId, code } };
  }),
  refreshIdentity: own((_app, { guest }) => ({ body: { refreshSecret: guest.refreshSecret } })),
  signOutIdentity: own((_app, { guest }) => ({ body: { refreshSecret: guest.refreshSecret } })),
  registerStatus: withToken({}),
  createAccount: withToken({ user_type: 2, over18: true }),
  refreshTokens: withToken({ user_type: 1 }),
  checkEnoughAge: withToken({ birthday: '1990-04-01' }),
  /** Already hers, and left unchanged. */
  saveEnoughAge: withToken({ user_type: 2, birthday: profile.accountBody.birthday }, 'cast'),
  sendEmailCode: own(() => ({ body: { email: 'misaki.new@example.jp' } })),
  changeEmail: own(async (app, { cast }) => ({ body: { code: await profile.emailCodeOf(app, cast) } })),
  requestName: own(() => ({ body: profile.nameRequestBody })),
  putAccountInfo: withToken(profile.accountBody, 'cast'),
  putGuestProfile: own(() => ({ body: profile.guestBody })),
  putMyProfile: own(() => ({ body: { nickname: 'たろう', detail: { heightCm: 175 } } })),
  guestForCast: own((_app, { guest }) => ({ params: { guestId: guest.userId } })),
  listFavoriteGuests: page,
  findStores: own(() => ({ query: { text: '灯' } })),
  chooseStore: {
    at: START,
    people: apart,
    input: async (app) => ({ body: { storeId: await addStore(app) } }),
  },
  putStore: { at: START, people: apart, input: () => ({ body: profile.storeBody }) },
  putCastProfile: own(() => ({ body: profile.castBody })),
  giveConsents: own(() => ({
    body: { agreed: [{ item: 'ADVERTISING', version: newestVersion('advertising') }], place: 'SETTINGS' },
  })),
  withdrawConsent: own(() => ({ params: { item: 'ADVERTISING' } })),
  putPause: own(() => ({ body: { paused: true, resumeDay: '2026-12-24' } })),
  leave: {
    at: START,
    people: async (app) => ({ ...(await payer(app)), guest: await signUpGuest(app) }),
    input: () => ({ body: { lapsingPoints: 0, transferYen: 0, reason: 'NOT_NEEDED' } }),
  },
  fetchExport: own(async (app, { guest }) => {
    const { exportId } = await app.ok(exportRoutes.askExport, {}, guest);
    await app.work();
    return { params: { exportId } };
  }),
  beginUpload: own(() => ({ body: AVATAR })),
  cancelUpload: own(async (app, { guest }) => {
    const { uploadId } = await app.ok(uploadRoutes.beginUpload, { body: AVATAR }, guest);
    return { params: { uploadId } };
  }),
  hideFromNumber: own(() => ({ body: { phone: newPhone(), label: '家族' } })),
  showToNumber: own(async (app, { cast }) => {
    await app.ok(hiddenRoutes.hideFromNumber, { body: { phone: newPhone(), label: '家族' } }, cast);
    const { items } = await app.ok(hiddenRoutes.hiddenNumbers, {}, cast);
    return { params: { hiddenId: items[0]!.hiddenId } };
  }),
  putBankAccount: own(() => ({ body: profile.bankBody })),
  searchBanks: own(() => ({ query: { text: 'みなと' } })),
  searchBranches: own(() => ({ query: { bankCode: '0562', text: '本店' } })),
  acceptReferral: {
    at: START,
    people: async (app) => ({ ...(await known(app)), cast: (await signUpCast(app)) as Booked['cast'] }),
    input: async (app) => {
      const { referral } = await settingOf(app, await verifiedCast(app));
      return { body: { code: referral.code } };
    },
  },
  searchCasts: own(() => ({ query: { day: EVENING, words: '美月', order: 'PRICE_LOW', maxPrice: '7500' } })),
  listCasts: own(() => ({ query: { order: 'NEWEST', genre: '1,3', minAge: '20', maxHeight: '180' } })),
  countCasts: own(() => ({
    query: { day: EVENING, fromMinute: '1020', toMinute: '1230', district: '銀座' },
  })),
  suggest: own(() => ({ query: { words: '美' } })),
  getCast: ofCast('params'),
  getCastBeside: ofCast('params'),
  addFavorite: ofCast('body'),
  removeFavorite: ofCast('params'),
  listFavorites: page,
  guestHistory: own(() => ({ query: { only: 'used' } })),
  castHistory: page,
  buyPoints: paying(() => ({ body: { points: 500, returnPath: RETURN } })),
  checkPayment: paying(async (app, { guest }) => {
    const { purchaseId } = await buyFirst(app, guest);
    return { query: { purchaseId } };
  }),
  listPurchases: own(() => ({ query: { period: '2026-11' } })),
  startCard: own(() => ({ body: { returnPath: '/guest' } })),
  finishCard: own(async (app, { guest }) => ({ body: { setupId: await setupOf(app, guest) } })),
  payDebt: paying(async (app, { guest }) => ({
    body: { debtId: await debtOf(app, guest), returnPath: '/guest/payment-info' },
  })),
  openPurchases: own(() => ({ query: { period: '2026' } })),
  issueReceipt: own(async (app, { guest }) => ({ body: orderOf(await purchased(app, guest, 500)) })),
  listReceipts: own(() => ({ query: { period: '2026' } })),
  exportReceipt: own(async (app, { guest }) => {
    const body = orderOf(await purchased(app, guest, 500));
    const { receiptId } = await app.ok(receiptRoutes.issueReceipt, { body }, guest);
    return { query: { receiptId } };
  }),
  redeemCoupon: own(async (app) => {
    const code = `FUZZ${crypto.randomUUID().slice(0, 6).toUpperCase()}`;
    await makeCoupon(app, { code });
    return { body: { code } };
  }),
  listCoupons: page,
  sendGift: own(async (app, { guest, cast }) => {
    const { giftId, points } = await giftOf(app, guest, 300);
    return { body: { castId: cast.userId, giftId, points } };
  }),
  listSentGifts: page,
  requestPayoff: own(async (app, { cast }) => {
    await addReward(app, cast.userId, 5000);
    return { body: payoffOrderOf(await app.ok(payoffRoutes.preparePayoff, {}, cast), 1000) };
  }),
  listPayoffs: page,
  yearStatement: own(() => ({ query: { year: '2026' } })),
  previewCastBlock: ofCast('query'),
  blockCast: own((_app, { cast }) => ({ body: { castId: cast.userId, seen: [], shown: FREE, report } })),
  unblockCast: ofCast('params'),
  reportCast: own((_app, { cast }) => ({ body: { castId: cast.userId, report } })),
  blockedCasts: page,
  previewGuestBlock: own((_app, { guest }) => ({ query: { guestId: guest.userId } })),
  blockGuest: own((_app, { guest }) => ({ body: { guestId: guest.userId, seen: [], shown: FREE, report } })),
  unblockGuest: own(async (app, { guest, cast }) => {
    await app.ok(blockRoutes.blockGuest, { body: { guestId: guest.userId, seen: [], shown: FREE } }, cast);
    return { params: { guestId: guest.userId } };
  }),
  reportGuest: own((_app, { guest }) => ({ body: { guestId: guest.userId, report } })),
  blockedGuests: page,
  addMedia: own(async (app, { cast }) => ({ body: { kind: 'PHOTO', uploadId: await photo(app, cast) } })),
  replaceMedia: own(async (app, { cast }) => {
    const mediaId = await placed(app, cast);
    return { params: { mediaId }, body: { uploadId: await photo(app, cast) } };
  }),
  orderPhotos: own(async (app, { cast }) => {
    await placed(app, cast);
    const seen = (await app.ok(mediaRoutes.castMedia, {}, cast)).photos.map(({ mediaId }) => mediaId);
    return { body: { seen, mediaIds: seen.toReversed() } };
  }),
  showMediaTo: own(async (app, { cast }) => ({
    params: { mediaId: await placed(app, cast) },
    body: { visibility: 'GUESTS_WITH_HISTORY' },
  })),
  removeMedia: own(async (app, { cast }) => ({ params: { mediaId: await placed(app, cast) } })),
  withdrawMedia: own(async (app, { cast }) => ({ params: { mediaId: await placed(app, cast) } })),
  putAvatar: own(async (app, { guest }) => ({
    body: { uploadId: await sendFile(app, guest, jpegOf(900), { purpose: 'GUEST_AVATAR' }) },
  })),
  sendQuietHelp: own(() => ({ body: { helpId: crypto.randomUUID(), choice: 'TALK_LATER' } })),
  withdrawQuietHelp: own(async (app, { cast }) => {
    const helpId = crypto.randomUUID();
    await app.ok(safetyRoutes.sendQuietHelp, { body: { helpId, choice: 'TALK_LATER' } }, cast);
    return { params: { helpId } };
  }),
  noteTextStop: own(() => ({ body: { kind: 'CONTACT', place: 'CHAT' } })),
  listNotifications: page,
  saveGuestNoticeSettings: own(() => ({ body: noticeSettings })),
  saveCastNoticeSettings: own(() => ({ body: noticeSettings })),
  sendNoticeMailCode: own(() => ({ body: { email: 'notices@example.jp' } })),
  saveNoticeMail: own(async (app, { guest }) => ({ body: { code: await noticeCodeOf(app, guest) } })),
  ...newsCalls(own),
  readNotificationsOf: own(() => ({ body: { link: '/guest/used-point-history' } })),
  readNotification: own(async (app, { guest }) => ({
    params: { notificationId: await noticeTo(app, guest) },
  })),
  movePush: own(() => ({ body: { from: newBrowserAddress(), to: newBrowserAddress() } })),
  subscribePush: own(() => ({ body: newBrowserAddress() })),
  staticPage: own(() => ({ query: { name: 'FAQ', type: 'GUEST' } })),
  /** No booking needs the card. */
  removeCard: { ...PROPER_CALLS.checkValidDate!, input: () => ({}) },
};

/**
 * How to make a call validly: its people, its hour, and an input that is accepted.
 *
 * @throws, saying what to do, for a call that takes an input and has no entry.
 */
export function properCallOf(name: string, route: Route): ProperCall {
  const call = PROPER_CALLS[name as RouteName] ?? OTHER_CALLS[name as RouteName];
  if (call) return call;
  if (!route.params && !route.query && !route.body) return own(() => ({}));
  throw new Error(
    `${name} has no proper input: say in proper-calls.ts (a call of bookings: refused-inputs.calls.ts) how it is accepted.`,
  );
}
