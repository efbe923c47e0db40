// @vitest-environment happy-dom
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { accountRoutes } from '@yoimachi/contract/account';
import { bankRoutes } from '@yoimachi/contract/bank';
import { chatRoutes } from '@yoimachi/contract/chat';
import { couponRoutes } from '@yoimachi/contract/coupon';
import { messageOf } from '@yoimachi/contract/errors';
import { mediaRoutes } from '@yoimachi/contract/media';
import { phoneRoutes } from '@yoimachi/contract/phone';
import { accountInfoRoutes, profileRoutes } from '@yoimachi/contract/profile';
import { receiptRoutes } from '@yoimachi/contract/receipt';
import { searchRoutes } from '@yoimachi/contract/search';
import { checkEmail, checkLoginPhone, checkNickname, checkShopPhone } from '@yoimachi/domain/account';
import { checkAccountNumber } from '@yoimachi/domain/bank';
import { readCouponCode } from '@yoimachi/domain/coupon';
import { foldForSearch, foldPersonName } from '@yoimachi/domain/text';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import * as typed from '../../../../tools/test/typed-inputs.table.ja.ts';
import { HER, message, page } from '../features/talk/chat/chat.test-kit.ts';
import * as f from './main-screens.fixture.ts';
import { FakeServer, open } from './main-screens.test-kit.tsx';
import { bankAccount, cardOf, coupon, guestProfile, own, storeOf } from './typed-inputs.fixture.ts';

const LATER = '2026-11-21T03:10:00.000Z';
/** What the server says to whatever is right, so that the screen stays for what is typed next. */
const ONCE_MORE = 'RATE_LIMITED';

/** As a browser lets a paste into a field: no more than it takes, and a line without breaks. */
function type(field: HTMLElement, text: string): void {
  const most = Number(field.getAttribute('maxlength') ?? Infinity);
  const line = field.tagName === 'INPUT' ? text.replace(/[\r\n]/g, '') : text;
  fireEvent.change(field, { target: { value: line.slice(0, most) } });
}
/** By its words: by its role, everything on the screen would be asked for its name each time. */
const press = (name: string) =>
  fireEvent.click(screen.getByText(name, { selector: 'button, button *' }).closest('button')!);
const isWrong = (field: HTMLElement) => field.getAttribute('aria-invalid') === 'true';

/** What the calls of a name brought, in their order. */
const bodiesOf = <Body,>(server: FakeServer, name: string) =>
  server.sent.filter((one) => one.name === name).map(({ body }) => body as Body);

/** Types a text, sends the form and returns what came of it: the body, once it is there. */
async function sentBy<Body>(server: FakeServer, name: string, act: () => void): Promise<Body> {
  const before = bodiesOf(server, name).length;
  act();
  await waitFor(() => expect(bodiesOf(server, name)).toHaveLength(before + 1));
  return bodiesOf<Body>(server, name).at(-1)!;
}

describe('the field of a number', () => {
  const challenged = async () => {
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 1,
      counter: 1,
      deriveKey,
      hmacSignatureSecret: 'one',
      hmacKeySignatureSecret: 'two',
    });
    return new FakeServer()
      .answers(accountRoutes.botChallenge, { challenge: JSON.stringify(challenge) })
      .answers(accountRoutes.sendCode, { expiresAt: LATER, resendAt: LATER });
  };
  const SEND = 'POST /identity/send-code';

  test('of a login takes every writing, shows it as it is read, and refuses other countries', async () => {
    const server = await challenged();
    open('/authentication?as=guest', server);
    const number = () => screen.findByLabelText('携帯電話番号');
    await number();
    fireEvent.click(screen.getByRole('checkbox', { name: /私は18歳以上です/ }));
    for (const { typed: text, right } of [...typed.COPIED_NUMBERS, ...typed.NUMBERS_FROM_ABROAD]) {
      type(await number(), text);
      const body = await sentBy<{ phone: string }>(server, SEND, () => press('認証コードを送信する'));
      expect([text, checkLoginPhone(body.phone)]).toEqual([text, { ok: true, value: right }]);
      await screen.findByText('090-0000-0001');
      press('電話番号を変更する');
    }
    const { length } = bodiesOf(server, SEND);
    for (const { typed: text } of typed.FOREIGN_NUMBERS) {
      type(await number(), text);
      press('認証コードを送信する');
      await screen.findByText(messageOf('PHONE_INVALID'));
    }
    expect(bodiesOf(server, SEND)).toHaveLength(length);
  });

  test('that is lost is asked for by the name that is registered, in its other kanji', async () => {
    const server = (await challenged()).refuses(phoneRoutes.askLostNumber, 'INVALID_VERIFICATION_CODE');
    open('/authentication/lost-number', server);
    type(await screen.findByLabelText('以前の電話番号'), typed.OFFICE_NUMBERS[0]!.typed);
    type(screen.getByLabelText('新しい携帯電話番号（ご連絡先）'), typed.NUMBERS_FROM_ABROAD[0]!.typed);
    for (const [part, value] of [
      ['年', '1999'],
      ['月', '2'],
      ['日', '3'],
    ] as const)
      fireEvent.change(screen.getByLabelText(`生年月日 ${part}`), { target: { value } });
    for (const { typed: text, right } of typed.LEGAL_NAMES) {
      type(await screen.findByLabelText('登録した氏名'), text);
      press('認証コードを送信する');
      const field = await screen.findByRole('textbox', { name: '認証コード' });
      const name = 'POST /identity/lost-number';
      const body = await sentBy<{ name: string; oldPhone: string }>(server, name, () =>
        type(field, '342802'),
      );
      expect([text, foldPersonName(body.name)]).toEqual([text, foldPersonName(right)]);
      expect(checkLoginPhone(body.oldPhone)).toEqual({ ok: true, value: typed.OFFICE_NUMBERS[0]!.right });
      await screen.findByText(messageOf('INVALID_VERIFICATION_CODE'));
      press('電話番号を変更する');
    }
  });

  test('of a store finds it, and is taken where a new one is added', async () => {
    const { right } = typed.STORE_NUMBERS[0]!;
    const server = new FakeServer()
      .answers(profileRoutes.getCastProfile, own)
      .answers(accountInfoRoutes.accountChanges, f.noChanges)
      .answersBy(profileRoutes.findStores, ({ query }) => {
        const phone = checkShopPhone(query.get('text') ?? '');
        return { items: phone.ok && phone.value === right ? [storeOf(right)] : [], hasMore: false };
      });
    open('/cast/account-info/store', server);
    for (const { typed: text } of typed.STORE_NUMBERS) {
      type(await screen.findByLabelText(/在籍している店舗/), 'どこにもない店');
      await screen.findByText(/見つかりません/);
      type(screen.getByLabelText(/在籍している店舗/), text);
      await screen.findByRole('radio', { name: /ラウンジ 灯/ });
    }
    press('新しい店舗を追加する');
    const field = await screen.findByLabelText(/店舗電話番号/);
    for (const { typed: text } of typed.STORE_NUMBERS) {
      type(field, text);
      fireEvent.blur(field);
      expect([text, isWrong(field)]).toEqual([text, false]);
    }
    type(field, '1234');
    expect(isWrong(field)).toBe(true);
  });
});

test('casts are found and suggested by every way to write their names', async () => {
  const idOf = (index: number) => `019d9b1e-0000-7000-8000-0000000001${String(index).padStart(2, '0')}`;
  const casts = typed.SEARCHED_NAMES.map(({ name }, index) => cardOf(idOf(index), name));
  const found = (query: URLSearchParams) => {
    const words = foldForSearch(query.get('words') ?? '');
    return casts.filter(({ nickname }) => words !== '' && foldForSearch(nickname).includes(words));
  };
  const server = new FakeServer()
    .answersBy(searchRoutes.searchCasts, ({ query }) => ({ items: found(query), nextCursor: null }))
    .answersBy(searchRoutes.suggest, ({ query }) => ({
      casts: found(query).map(({ castId, nickname, district, storeName }) => ({
        castId,
        nickname,
        district,
        storeName,
      })),
      stores: [],
      districts: [],
      tags: [],
    }));
  open('/guest?day=any', server);
  const field = await screen.findByRole('combobox', { name: 'キーワード' });
  const options = () => [...document.querySelectorAll('[role=option]')].map((one) => one.textContent);
  const cards = () => casts.filter(({ castId }) => document.querySelector(`a[href*="${castId}"]`));
  for (const { name, words } of typed.SEARCHED_NAMES)
    for (const text of words) {
      type(field, text);
      await waitFor(() => expect([text, options()]).toEqual([text, [expect.stringContaining(name)]]));
      fireEvent.submit(field);
      await waitFor(() => expect([text, cards()]).toMatchObject([text, [{ nickname: name }]]));
      expect(cards()).toHaveLength(1);
    }
});

describe('the field of a message', () => {
  const SENT = 'POST /chat/messages';
  const chat = () =>
    new FakeServer()
      .answers(chatRoutes.findConversation, {
        ...f.conversation,
        friendId: HER,
        state: 'OPEN',
        cannotWrite: null,
      })
      .answers(chatRoutes.readHistory, page([message(1)]))
      .answersBy(chatRoutes.sendMessage, ({ body }) => {
        const { clientId, text } = body as { clientId: string; text: string };
        return { message: message(2, { clientId, text }), warning: null };
      });
  const field = () => screen.findByLabelText<HTMLTextAreaElement>('メッセージ');
  const say = async (text: string) => {
    type(await field(), text);
    fireEvent.submit(await field());
  };

  test('stops what gives a contact, in one message or in parts, and lets the harmless go', async () => {
    const server = chat();
    open(`/guest/chat-list?friendId=${HER}`, server);
    for (const { typed: text } of typed.CONTACTS) {
      await say(text);
      await waitFor(async () => expect(isWrong(await field())).toBe(true));
      expect((await field()).value).toBe(text);
    }
    expect(bodiesOf(server, SENT)).toEqual([]);
    const [first, second, third] = typed.CONTACT_IN_PARTS;
    for (const text of [...typed.HARMLESS_MESSAGES, first, second]) {
      type(await field(), '');
      const body = await sentBy<{ text: string }>(server, SENT, () => void say(text));
      expect(body.text).toBe(text);
    }
    // What was said before, the server alone knows: what it stops comes back to the field.
    server.refuses(chatRoutes.sendMessage, 'TEXT_STOPPED', { found: third });
    await say(third);
    await waitFor(async () => expect([(await field()).value, isWrong(await field())]).toEqual([third, true]));
  });
});

test.each(typed.LOST_BYTES)('a JPEG that lacks its last %d bytes is chosen and sent', async (lost) => {
  const server = new FakeServer().answers(mediaRoutes.guestAvatar, { avatar: null, shown: null });
  open('/guest/my-profile/avatar', server);
  await screen.findByRole('button', { name: '画像を選ぶ' });
  const file = new File([new Uint8Array(90_000 - lost)], `cut-${lost}.jpg`, { type: 'image/jpeg' });
  const input = document.querySelector('input[type=file]')!;
  const body = await sentBy(server, 'POST /uploads', () =>
    fireEvent.change(input, { target: { files: [file] } }),
  );
  expect(body).toEqual({ purpose: 'GUEST_AVATAR', sizeBytes: 90_000 - lost, mediaType: 'image/jpeg' });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a coupon’s code is taken with whatever stands around it', async () => {
  const server = new FakeServer()
    .answers(couponRoutes.listCoupons, f.NO_PAGE)
    .answers(couponRoutes.redeemCoupon, coupon);
  open('/guest/coupon', server);
  const field = await screen.findByLabelText<HTMLInputElement>('クーポンコード');
  for (const { typed: text, right } of typed.COUPON_CODES) {
    type(field, text);
    const body = await sentBy<{ code: string }>(server, 'POST /guest/coupon', () =>
      press('クーポンを利用する'),
    );
    expect([text, readCouponCode(body.code)]).toEqual([text, right]);
    await screen.findByText('無償ポイントを獲得しました。');
    await waitFor(() => expect(field.value).toBe(''));
  }
});

test('a nickname is counted as people count it', async () => {
  const server = new FakeServer()
    .answers(profileRoutes.getGuestProfile, guestProfile)
    .refuses(profileRoutes.putMyProfile, ONCE_MORE);
  open('/guest/my-profile/edit/nickname', server);
  const field = await screen.findByLabelText('ニックネーム');
  const name = 'PUT /guest/my-profile';
  for (const { typed: text, right } of typed.NICKNAMES) {
    type(field, text);
    if (right === 'NICKNAME_LENGTH') {
      press('保存する');
      await screen.findByText(messageOf('NICKNAME_LENGTH'));
    } else {
      const body = await sentBy<{ nickname: string }>(server, name, () => press('保存する'));
      expect([text, checkNickname(body.nickname)]).toEqual([text, { ok: true, value: right }]);
      expect(isWrong(field)).toBe(false);
    }
  }
  expect(bodiesOf(server, name)).toHaveLength(
    typed.NICKNAMES.filter(({ right }) => right !== 'NICKNAME_LENGTH').length,
  );
});

test('a bank is found by its other names, its number taken in parts, and its holder is oneself', async () => {
  const banks = [
    ...typed.BANK_WORDS.map((row) => ({ ...row, name: '見つかった銀行' })),
    { typed: typed.COOPERATIVES.typed, right: '3000', name: `見つかった${typed.COOPERATIVES.kind}` },
  ];
  const server = new FakeServer()
    .answers(bankRoutes.getBankAccount, { account: bankAccount, registeredNameKana: 'ワタナベ リナ' })
    .refuses(bankRoutes.putBankAccount, ONCE_MORE)
    .answersBy(bankRoutes.searchBanks, ({ query }) => {
      const items = banks.filter((bank) => bank.typed === query.get('text'));
      return { items: items.map(({ right, name }) => ({ code: right, name, kana: '' })) };
    });
  open('/cast/bank-account', server);
  fireEvent.click(await screen.findByRole('button', { name: '口座を変更する' }));
  const name = 'PUT /cast/profiles/bank_account';
  const number = await screen.findByLabelText(/口座番号/);
  for (const { typed: text, right } of typed.ACCOUNT_NUMBERS) {
    type(number, text);
    const body = await sentBy<{ accountNumber: string }>(server, name, () => press('変更を保存する'));
    expect([text, checkAccountNumber(body.accountNumber)]).toEqual([text, { ok: true, value: right }]);
    expect(isWrong(number)).toBe(false);
  }
  for (const { typed: text, right } of typed.HOLDERS) {
    type(screen.getByLabelText(/口座名義/), text);
    await screen.findByText(right.normalize('NFKC'));
    expect(screen.getByText('ご登録の氏名と一致しています。')).toBeTruthy();
  }
  const bank = screen.getByRole<HTMLInputElement>('combobox', { name: /銀行名/ });
  for (const row of banks) {
    type(bank, row.typed);
    fireEvent.click(await screen.findByRole('option', { name: new RegExp(row.right) }));
    expect(bank.value).toBe(`${row.name}（${row.right}）`);
    type(bank, '');
  }
});

test('a receipt shows one honorific, and what it cannot print', async () => {
  const server = new FakeServer()
    .answers(receiptRoutes.openPurchases, f.openPurchases)
    .refuses(receiptRoutes.issueReceipt, ONCE_MORE);
  open('/guest/receipt', server);
  fireEvent.click(await screen.findByRole('checkbox'));
  const field = screen.getByLabelText(/宛名/);
  const name = 'POST /invoice/create-invoice';
  for (const { typed: text, right } of typed.RECEIPT_NAMES) {
    type(field, text);
    expect(await screen.findByText(`${right} 様`)).toBeTruthy();
    const body = await sentBy(server, name, () => press('領収書を発行する'));
    expect([text, body]).toMatchObject([text, { name: right, honorific: '様' }]);
  }
  for (const { typed: text, right } of typed.UNPRINTABLE_NAMES) {
    server.refuses(receiptRoutes.issueReceipt, 'RECEIPT_NAME_UNPRINTABLE', {
      field: 'name',
      characters: right,
    });
    type(field, text);
    await sentBy(server, name, () => press('領収書を発行する'));
    await waitFor(() => expect(isWrong(field)).toBe(true));
  }
});

test('a mail address is read as it was meant, and corrected at once', async () => {
  const waits = (email: string) => ({ ...f.noChanges, email: { email, expiresAt: LATER, resendAt: LATER } });
  const server = new FakeServer()
    .answers(profileRoutes.getCastProfile, own)
    .answers(accountInfoRoutes.accountChanges, f.noChanges)
    .refuses(accountInfoRoutes.sendEmailCode, ONCE_MORE);
  open('/cast/account-info/email', server);
  const field = () => screen.findByLabelText(/新しいメールアドレス/);
  const name = 'POST /cast/account-info/email-code';
  const send = () => press('認証コードを送信する');
  for (const { typed: text, right } of typed.MAIL_ADDRESSES) {
    type(await field(), text);
    if (right === 'EMAIL_INVALID') {
      send();
      await screen.findByText(messageOf('EMAIL_INVALID'));
      continue;
    }
    const body = await sentBy<{ email: string }>(server, name, send);
    expect([text, checkEmail(body.email)]).toEqual([text, { ok: true, value: right }]);
  }
  expect(bodiesOf(server, name)).toHaveLength(2);
  for (const email of [typed.MISTYPED_ADDRESS.wrong, typed.MISTYPED_ADDRESS.right]) {
    const answer = waits(email);
    server
      .answers(accountInfoRoutes.sendEmailCode, answer.email)
      .answers(accountInfoRoutes.accountChanges, answer);
    type(await field(), email);
    expect(await sentBy(server, name, send)).toEqual({ email });
    await screen.findByText(email);
    press('別のメールアドレスを入力する');
  }
});
