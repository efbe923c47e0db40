import { afterEach, describe, expect, test, vi } from 'vitest';
import { accountRoutes } from '@yoimachi/contract/account';
import { bankRoutes } from '@yoimachi/contract/bank';
import { couponRoutes } from '@yoimachi/contract/coupon';
import { mediaRoutes } from '@yoimachi/contract/media';
import { phoneRoutes } from '@yoimachi/contract/phone';
import { accountInfoRoutes, profileRoutes } from '@yoimachi/contract/profile';
import { receiptRoutes } from '@yoimachi/contract/receipt';
import { searchRoutes } from '@yoimachi/contract/search';
import { UserType } from '@yoimachi/domain/account';
import { addMinutes } from '@yoimachi/domain/time';
import { readBankAccount } from '#money/bank';
import { codeDigits } from '../../../../packages/ui/src/code-digits.ts';
import * as typed from '../../../../tools/test/typed-inputs.table.ja.ts';
import { jpegOf } from '../gateways/picture/test/fixtures.ts';
import { makeCoupon } from '../modules/money/coupon/test/support.ts';
import { purchased } from '../modules/money/receipt/test/support.ts';
import { newBrowser, send, verify } from '../modules/people/account/test/support.ts';
import { askLost } from '../modules/people/phone/test/support.ts';
import {
  accountBody,
  putAccount,
  putBank,
  putStore,
  register,
} from '../modules/people/profile/test/support.ts';
import { sendFile } from '../modules/people/upload/test/support.ts';
import { chatting, lines, send as say } from '../modules/talk/chat/test/support.ts';
import { asOperator } from './as-operator.ts';
import {
  lastCode,
  newPhone,
  signUpCast,
  signUpGuest,
  useTestApp,
  verifiedCast,
  type Person,
} from './index.ts';

const app = useTestApp();
const desk = asOperator(app);
const reason = 'お客様からのお電話';
afterEach(() => vi.restoreAllMocks());

/** So that no limit of an hour counts what was sent before. */
const pass = (minutes: number) => app.clock.advanceTo(addMinutes(app.clock.now(), minutes));

describe('a code', () => {
  const composed = typed.COMPOSED_CODES.map(({ steps, right }) => ({ typed: steps.at(-1)!, right }));

  test.each([...composed, ...typed.PASTED_CODES])('of $typed is taken at the first try', async (row) => {
    vi.spyOn(app.context.crypto, 'randomDigits').mockReturnValue(row.right);
    // A message is more than the call takes: its field keeps the digits of it.
    const isCode = !/\p{L}/u.test(row.typed);
    for (const code of isCode ? [row.typed, codeDigits(row.typed)] : [codeDigits(row.typed)]) {
      const [phone, browser] = [newPhone(), newBrowser()];
      await send(app, phone, browser);
      expect(await lastCode(app, phone)).toBe(row.right);
      expect((await verify(app, phone, browser, code)).status).toBe(200);
    }
  });

  test('comes in the message that is pasted', async () => {
    vi.spyOn(app.context.crypto, 'randomDigits').mockReturnValue('342802');
    await send(app, newPhone());
    const { body } = await app.db
      .selectFrom('dev_inbox')
      .select('body')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(body).toBe(typed.PASTED_CODES[0]!.typed);
  });
});

describe('a number', () => {
  test('of a login is the same person’s, however it is written', async () => {
    const phone = typed.COPIED_NUMBERS[0]!.right;
    const guest = await signUpGuest(app, { phone });
    for (const { typed: text, right } of [...typed.COPIED_NUMBERS, ...typed.NUMBERS_FROM_ABROAD]) {
      await pass(11);
      const browser = newBrowser();
      expect(await send(app, text, browser), text).toMatchObject({ status: 200 });
      const proved = await verify(app, text, browser, await lastCode(app, right));
      const { firebase_token } = proved.body;
      const body = { firebase_token, user_type: UserType.GUEST };
      const session = await app.ok(accountRoutes.refreshTokens, { body });
      const own = await app.ok(phoneRoutes.ownPhone, {}, session.s_token);
      expect([text, session.userId, own.phone]).toEqual([text, guest.userId, '090-0000-0001']);
    }
  });

  test.each(typed.FOREIGN_NUMBERS)(
    'of another country is refused: $typed',
    async ({ typed: text, right }) => {
      expect(await send(app, text)).toMatchObject({ status: 400, code: right });
    },
  );

  test('of a store is kept as it is dialled, and finds it in every writing', async () => {
    const cast = await signUpCast(app);
    await putAccount(app, cast);
    await putBank(app, cast);
    for (const { typed: text, right } of typed.STORE_NUMBERS) {
      expect((await putStore(app, cast, { storePhoneNumber: text })).status).toBe(200);
      const { store } = await app.ok(profileRoutes.getCastProfile, {}, cast);
      expect([text, store?.storePhoneNumber]).toEqual([text, right]);
      const found = await app.ok(profileRoutes.findStores, { query: { text } }, cast);
      expect([text, found.items.map(({ storeId }) => storeId)]).toEqual([text, [store?.storeId]]);
      const listed = await desk.ok('listStores', { query: { words: text } });
      expect([text, listed.items.map(({ id }) => id)]).toEqual([text, [store?.storeId]]);
    }
  });

  test('finds a member as the log of messages shows it', async () => {
    const guest = await signUpGuest(app, { phone: typed.OFFICE_NUMBERS[0]!.right });
    for (const { typed: text } of typed.OFFICE_NUMBERS) {
      const { items } = await desk.ok('findMembers', { body: { by: 'PHONE', text, reason } });
      expect([text, items.map(({ id }) => id)]).toEqual([text, [guest.userId]]);
    }
  });
});

describe('a name', () => {
  test.each(typed.SEARCHED_NAMES)('$name is found by guests and operators', async ({ name, words }) => {
    const guest = await signUpGuest(app);
    const { userId } = await verifiedCast(app);
    await desk.ok('rename', { params: { accountId: userId }, body: { nickname: name } });
    for (const text of words) {
      const query = { words: text };
      const found = await app.ok(searchRoutes.searchCasts, { query }, guest);
      const suggested = await app.ok(searchRoutes.suggest, { query }, guest);
      const listed = await desk.ok('listMembers', { query });
      expect([
        text,
        ...found.items.map(({ castId }) => castId),
        ...suggested.casts.map(({ castId }) => castId),
        ...listed.items.map(({ id }) => id),
      ]).toEqual([text, userId, userId, userId]);
    }
  });

  test('of the law finds its person, and is said by who lost the number', async () => {
    const { birthday } = accountBody;
    const people = new Map<string, Person>();
    for (const { typed: text, right } of typed.LEGAL_NAMES) {
      const cast = people.get(right) ?? (await signUpCast(app));
      if (!people.has(right)) await putAccount(app, cast, { name: right });
      people.set(right, cast);
      const { items } = await desk.ok('findMembers', { body: { by: 'LEGAL_NAME', text, reason } });
      expect([text, items.map(({ id }) => id)]).toEqual([text, [cast.userId]]);

      const asked = await askLost(app, cast.phone, { name: text, birthday });
      expect(asked.answer.status).toBe(200);
      const { id: requestId } = await app.db
        .selectFrom('lost_number')
        .select('id')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      const said = await desk.ok('readLostNumber', { params: { requestId }, body: { reason } });
      expect([said.name, said.isSamePerson]).toEqual([text, true]);
    }
  });

  test.each(typed.NICKNAMES)('$typed of a guest', async ({ typed: nickname, right }) => {
    const guest = await signUpGuest(app, { nickname: 'まえ' });
    const { code } = await app.call(profileRoutes.putMyProfile, { body: { nickname } }, guest);
    const kept = await app.ok(profileRoutes.getGuestProfile, {}, guest);
    expect([code, kept.nickname]).toEqual(right === 'NICKNAME_LENGTH' ? [right, 'まえ'] : [undefined, right]);
  });
});

describe('messages', () => {
  test('that give a contact are stopped; the harmless go out', async () => {
    const { guest, cast } = await chatting(app);
    for (const { typed: text, right } of typed.CONTACTS)
      expect([text, (await say(app, guest, cast, text)).code]).toEqual([text, right]);
    const before = await lines(app, cast, guest);
    for (const text of typed.HARMLESS_MESSAGES)
      expect([text, (await say(app, guest, cast, text)).status]).toEqual([text, 200]);
    expect(await lines(app, cast, guest)).toEqual([...before, ...typed.HARMLESS_MESSAGES]);
  });

  test('that give a number in parts are stopped at its end', async () => {
    const { guest, cast } = await chatting(app);
    const codes: unknown[] = [];
    for (const text of typed.CONTACT_IN_PARTS) codes.push((await say(app, guest, cast, text)).code);
    expect(codes).toEqual([undefined, undefined, 'TEXT_STOPPED']);
    expect(await lines(app, cast, guest)).not.toContain(typed.CONTACT_IN_PARTS.at(-1));
  });
});

test.each(typed.LOST_BYTES)('a JPEG that lacks its last %d bytes waits for its review', async (lost) => {
  const guest = await signUpGuest(app);
  const whole = await jpegOf(5, 900);
  const options = { purpose: 'GUEST_AVATAR' } as const;
  const uploadId = await sendFile(app, guest, whole.subarray(0, whole.length - lost), options);
  await app.ok(mediaRoutes.putAvatar, { body: { uploadId } }, guest);
  await app.work();
  const { avatar } = await app.ok(mediaRoutes.guestAvatar, {}, guest);
  expect(avatar?.state).toBe('REVIEWING');
});

test('a coupon is redeemed, whatever stands around its code', async () => {
  await makeCoupon(app, { code: 'YOIMACHI', title: '秋のクーポン' });
  for (const { typed: code } of typed.COUPON_CODES) {
    const guest = await signUpGuest(app);
    const { status } = await app.call(couponRoutes.redeemCoupon, { body: { code } }, guest);
    const { items } = await app.ok(couponRoutes.listCoupons, {}, guest);
    expect([code, status, items.map(({ title }) => title)]).toEqual([code, 200, ['秋のクーポン']]);
  }
});

describe('a bank', () => {
  test.each(typed.BANK_WORDS)('is found by $typed', async ({ typed: text, right }) => {
    const { items } = await app.ok(bankRoutes.searchBanks, { query: { text } }, await signUpCast(app));
    expect(items[0]?.code).toBe(right);
  });

  test('of a kind is found by what people call the kind', async () => {
    const { typed: text, kind } = typed.COOPERATIVES;
    const { items } = await app.ok(bankRoutes.searchBanks, { query: { text } }, await signUpCast(app));
    expect(items).not.toEqual([]);
    expect(items.filter(({ name }) => !name.includes(kind))).toEqual([]);
  });

  test('account is kept as the transfer needs it', async () => {
    const cast = await signUpCast(app);
    await putAccount(app, cast, { nameKana: 'ワタナベ リナ' });
    const own = async () => (await app.ok(bankRoutes.getBankAccount, {}, cast)).account;
    for (const { typed: accountNumber, right } of typed.ACCOUNT_NUMBERS) {
      expect((await putBank(app, cast, { accountNumber })).status).toBe(200);
      const kept = await readBankAccount(app.db, app.context.crypto, cast.userId);
      expect([accountNumber, kept?.account.accountNumber]).toEqual([accountNumber, right]);
      expect((await own())?.maskedNumber).toBe(`***${right.slice(-4)}`);
    }
    for (const { typed: accountHolder, right } of typed.HOLDERS) {
      await putBank(app, cast, { accountHolder });
      expect(await own()).toMatchObject({ accountHolderKana: right, isOwnName: true });
    }
  });
});

describe('a receipt', () => {
  const order = async (guest: Person, name: string) => ({
    purchaseIds: [await purchased(app, guest, 1000)],
    name,
    honorific: '様' as const,
  });

  test.each(typed.RECEIPT_NAMES)('for $typed has one honorific', async ({ typed: name, right }) => {
    const guest = await signUpGuest(app);
    await app.ok(receiptRoutes.issueReceipt, { body: await order(guest, name) }, guest);
    const { items } = await app.ok(receiptRoutes.listReceipts, {}, guest);
    expect(items).toMatchObject([{ name: right, honorific: '様' }]);
  });

  test.each(typed.UNPRINTABLE_NAMES)('for $typed names what it cannot print', async (row) => {
    const guest = await signUpGuest(app);
    const body = await order(guest, row.typed);
    expect(await app.call(receiptRoutes.issueReceipt, { body }, guest)).toMatchObject({
      code: 'RECEIPT_NAME_UNPRINTABLE',
      details: { field: 'name', characters: row.right },
    });
  });
});

describe('a mail address', () => {
  const registered = async () => {
    const cast = await signUpCast(app);
    await register(app, cast);
    const put = (email: string) => app.call(accountInfoRoutes.sendEmailCode, { body: { email } }, cast);
    const kept = async () => (await app.ok(accountInfoRoutes.accountChanges, {}, cast)).email?.email;
    return { put, kept };
  };

  test.each(typed.MAIL_ADDRESSES)('$typed', async ({ typed: email, right }) => {
    const { put, kept } = await registered();
    const { code } = await put(email);
    expect([code, await kept()]).toEqual(right === 'EMAIL_INVALID' ? [right, undefined] : [undefined, right]);
  });

  test('that was mistyped is corrected at once', async () => {
    const { put, kept } = await registered();
    expect((await put(typed.MISTYPED_ADDRESS.wrong)).status).toBe(200);
    expect((await put(typed.MISTYPED_ADDRESS.right)).status).toBe(200);
    expect(await kept()).toBe(typed.MISTYPED_ADDRESS.right);
  });
});
