import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { blockRoutes } from '@yoimachi/contract/block';
import { profileRoutes } from '@yoimachi/contract/profile';
import { receiptRoutes } from '@yoimachi/contract/receipt';
import { formatPhone } from '@yoimachi/domain/account';
import { addDays } from '@yoimachi/domain/time';
import { approved, EVENING, participationOf, type Booked } from '../modules/meeting/booking/test/support.ts';
import { offeredGifts } from '#money/gift';
import { registeredCast } from '../modules/people/profile/test/registered.ts';
import * as profile from '../modules/people/profile/test/support.ts';
import { orderOf, purchased } from '../modules/money/receipt/test/support.ts';
import { addStore, guestWithPoints, type Person, type TestApp } from './index.ts';
import type { Known } from './wild-values.ts';

/** Texts that only the two strangers, or one of them, may read. */
const HIDDEN = {
  place: '秘密の待合広場 三番口',
  objection: '秘密の通報の内容',
  guestIntro: '秘密の自己紹介です',
  receipt: '秘密商事株式会社',
  name: '秘密 花子',
  nameKana: 'ヒミツ ハナコ',
  email: 'himitsu@secret.example',
  accountNumber: '9182736',
} as const;

const phonesOf = ({ phone, refreshSecret }: Person): string[] => [
  phone.slice(1),
  formatPhone(phone),
  refreshSecret,
];

/** What a guest may never read of any cast: her registration and her bank account. */
const OF_CASTS = [
  profile.accountBody.name,
  profile.accountBody.nameKana,
  profile.accountBody.email,
  profile.bankBody.accountNumber,
  profile.bankBody.accountNumber?.slice(-4),
].filter((text): text is string => typeof text === 'string');
/** A guest's age is shown, the birthday never. */
const OF_GUESTS = ['1985-04-01', 'test-card'];

/** Two people with every kind of private data, who have nothing to do with anybody else. */
export interface Strangers extends Booked {
  readonly secrets: readonly string[];
}

export async function strangers(app: TestApp): Promise<Strangers> {
  const guest = await guestWithPoints(app);
  const detail = { selfIntro: HIDDEN.guestIntro, shortProfile: HIDDEN.guestIntro };
  await profile.putGuest(app, guest, { nickname: '秘密太郎', birthday: '1979-07-17', detail });
  const { name, nameKana, email } = HIDDEN;
  const cast = await registeredCast(app, { name, nameKana, email });
  const booked = await approved(app, { guest, cast, body: { place: HIDDEN.place } });
  await profile.putBank(app, cast, { accountNumber: HIDDEN.accountNumber });
  const purchaseId = await purchased(app, guest, 700);
  const body = { ...orderOf(purchaseId), name: HIDDEN.receipt };
  await app.ok(receiptRoutes.issueReceipt, { body }, guest);
  const report = { category: 'ABUSE', text: HIDDEN.objection, isSafety: false } as const;
  await app.ok(blockRoutes.reportCast, { body: { castId: cast.userId, report } }, guest);
  const tokens = [await guest.token(), await cast.token(), await guest.firebaseToken()];
  const more = ['秘密太郎', '1979-07-17', `***${HIDDEN.accountNumber.slice(-4)}`];
  const secrets = [...Object.values(HIDDEN), ...more, ...tokens, ...phonesOf(guest), ...phonesOf(cast)];
  return { ...booked, secrets };
}

/** Whether the texts searched for can be read at all: by the two themselves. */
export async function readOwn(app: TestApp, { guest, cast, bookingId }: Booked): Promise<string> {
  const params = { bookingId };
  const answers = [
    await app.ok(guestBookingRoutes.getGuestBooking, { params }, guest),
    await app.ok(castBookingRoutes.getCastBooking, { params }, cast),
    await app.ok(receiptRoutes.listReceipts, {}, guest),
    await app.ok(profileRoutes.getCastProfile, {}, cast),
    await app.ok(profileRoutes.getGuestProfile, {}, guest),
  ];
  return JSON.stringify(answers);
}

/** What nobody but its owner may read, by caller: 0 the guest, 1 the cast, 2 nobody. */
export function secretsFor(booked: Booked, { secrets }: Strangers): readonly (readonly string[])[] {
  const [his, hers] = [phonesOf(booked.guest), phonesOf(booked.cast)];
  return [
    [...secrets, ...hers, ...OF_CASTS],
    [...secrets, ...his, ...OF_GUESTS],
    [...secrets, ...his, ...hers, ...OF_CASTS, ...OF_GUESTS],
  ];
}

/** Values that get further than random ones: rows of the caller and of the strangers, tokens, days. */
export async function knownValues(app: TestApp, booked: Booked, other: Booked): Promise<Known> {
  const { guest, cast, bookingId } = booked;
  const gifts = await offeredGifts(app.db);
  const version = bookingId === '' ? 1 : (await participationOf(app, bookingId)).version;
  return {
    bookingId: [bookingId, bookingId, other.bookingId, crypto.randomUUID()],
    castId: [cast.userId, cast.userId, other.cast.userId, crypto.randomUUID()],
    guestId: [guest.userId, guest.userId, other.guest.userId, crypto.randomUUID()],
    giftId: [gifts[0]!.giftId, crypto.randomUUID()],
    scheduleId: [cast.scheduleId, other.cast.scheduleId, crypto.randomUUID()],
    version: [version, version, 1, 2 ** 31, -1],
    scheduleVersion: [1, 2 ** 31],
    price30: [5000, 2 ** 31, 0],
    price15: [2500, 2 ** 31],
    firebase_token: [await guest.firebaseToken(), await cast.firebaseToken(), 'nonsense'],
    refreshSecret: [guest.refreshSecret, 'nonsense'],
    phone: ['09012345678', guest.phone, '0312345678', '+819012345678'],
    birthday: ['1990-04-01', '2010-04-01', '1000-01-01', '2999-12-31'],
    day: [EVENING, addDays(EVENING, 1), '0000-01-01', '9999-12-31', '2026-02-29', '2999-12-31'],
    from: [EVENING, '1000-01-01', '2999-12-31'],
    to: [EVENING, addDays(EVENING, 20), '2999-12-31'],
    startMinute: [1080, 1095, 0],
    endMinute: [1170, 1800],
    guestCount: [1, 2, -1, 2 ** 31],
    returnPath: ['/guest', '/guest/buy-point?step=result', '//evil.example'],
    points: [500, 1000, 499, 2 ** 31, -500],
    storeId: [await addStore(app), crypto.randomUUID()],
    storeArea: ['銀座', '祇園', 'その他', '月面'],
    storePrefecture: [13, 26, 47],
    prefecture: ['13', '31', '48'],
    district: ['銀座', 'その他', '月面'],
    storePhoneNumber: ['03-1234-5678', '0312345678\u0000'],
    storeUrl: ['https://a.example', 'https://a.example/\u0000', 'https://a.example/\ud800', 'ftp://a'],
    nickname: ['花子', '運営', '\u200b', 'あ'.repeat(11)],
    bankCode: ['0562'],
    branchCode: ['011'],
    accountNumber: ['1234567', '１２\u0000'],
    nameKana: ['タナカ'],
    accountHolder: ['タナカ'],
    email: ['a@example.jp', 'a\u0000@example.jp'],
    cursor: cursors(bookingId),
  };
}

/** Positions as used by lists, most of them out of range. */
function cursors(id: string): string[] {
  const search = (order: string, value: unknown) => JSON.stringify([order, value, id]);
  const texts = [
    search('NEWEST', '9999-99-99T99:99:99Z'),
    search('NEWEST', 5),
    search('RECOMMENDED', 2 ** 53 - 1),
    search('PRICE_LOW', 'x'),
    `0000-01-01T00:00:00.000Z ${id}`,
    `2026-02-30T00:00:00.000Z ${id}`,
    `2026-11-20T00:00:00.000Z ${id}`,
    '2026-11-20T00:00:00.000Z ------------------------------------',
  ];
  return [...texts.map((text) => Buffer.from(text).toString('base64url')), id, '999999999999999', 'x'];
}
