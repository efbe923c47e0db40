// @vitest-environment happy-dom
import { ageCheckRoutes } from '@yoimachi/contract/age-check';
import { billingRoutes } from '@yoimachi/contract/billing';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { notificationRoutes } from '@yoimachi/contract/notification';
import { payoffRoutes } from '@yoimachi/contract/payoff';
import { pointsRoutes } from '@yoimachi/contract/points';
import { receiptRoutes } from '@yoimachi/contract/receipt';
import { messageOf } from '@yoimachi/contract/errors';
import { scheduleRoutes } from '@yoimachi/contract/schedule';
import { searchRoutes } from '@yoimachi/contract/search';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import * as f from './main-screens.fixture.ts';
import { FakeServer, open } from './main-screens.test-kit.tsx';
import { SCREENS } from './main-screens.rows.test-kit.ts';

const { NO_PAGE, BOOKING_ID } = f;
const asked = f.castBooking(f.states.requested);

const button = (name: string) => screen.findByRole('button', { name });
const isOff = (element: HTMLElement) => element.getAttribute('aria-disabled') === 'true';

describe.each(SCREENS)('$address', ({ address, route, give, says }) => {
  test('says that it is loading, and nothing else', async () => {
    open(address, new FakeServer());
    expect(await screen.findByRole('status', { name: '読み込み中…' })).toBeTruthy();
    expect(screen.queryByText(says)).toBeNull();
    expect(screen.queryByRole('button', { name: '再試行する' })).toBeNull();
  });

  test('shows what there is, or that there is nothing', async () => {
    open(address, give(new FakeServer()));
    expect(await screen.findByText(says)).toBeTruthy();
  });

  test('offers another try when it failed, and goes on from there', async () => {
    const server = new FakeServer().loses(route);
    open(address, server);
    const retry = await button('再試行する');
    expect(screen.queryByText(says)).toBeNull();
    give(server);
    fireEvent.click(retry);
    expect(await screen.findByText(says)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '再試行する' })).toBeNull();
  });
});

describe('a booking that is not there', () => {
  test.each([
    ['/guest', guestBookingRoutes.getGuestBooking],
    ['/cast', castBookingRoutes.getCastBooking],
  ])('of %s is not tried again; the way leads to the list', async (side, route) => {
    const server = new FakeServer().refuses(route, 'NOT_FOUND');
    open(`${side}/dohan-detail?bookingId=${BOOKING_ID}`, server);
    const link = await screen.findByRole('link', { name: '予約一覧へ' });
    expect(link.getAttribute('href')).toBe(`${side}/dohan-list`);
    expect(server.calls.filter((call) => call.endsWith(BOOKING_ID))).toHaveLength(1);
  });
});

describe('a list that goes on', () => {
  test('keeps what is there when its next page fails, and can be asked again', async () => {
    const { listNotifications } = notificationRoutes;
    const first = { items: [f.told], nextCursor: 'next', waiting: [] };
    const server = new FakeServer().answers(listNotifications, first);
    open('/guest/notification', server);
    const more = await button('もっと見る');
    server.refuses(listNotifications, 'RATE_LIMITED');
    fireEvent.click(more);
    await waitFor(() => expect(server.calls.filter((call) => call === 'GET /notifications').length).toBe(2));
    expect(screen.getByText(f.told.body)).toBeTruthy();
    server.answers(listNotifications, { ...NO_PAGE, waiting: [] });
    await waitFor(() => expect(isOff(more)).toBe(false));
    fireEvent.click(more);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'もっと見る' })).toBeNull());
    expect(screen.getByText(f.told.body)).toBeTruthy();
  });
});

describe('the day of a meeting', () => {
  test.each([
    ['/guest', '合流しました'],
    ['/cast', '到着しました'],
  ])('of %s says from when the arrival can be pressed', async (side, label) => {
    const { todayGuestBookings } = guestBookingRoutes;
    const { todayCastBookings } = castBookingRoutes;
    const server = new FakeServer()
      .answers(todayGuestBookings, { items: [f.guestBooking(f.states.agreed)] })
      .answers(todayCastBookings, { items: [f.castBooking(f.states.agreed)] });
    open(`${side}/dohan-day`, server);
    const arrive = await button(label);
    expect(isOff(arrive)).toBe(true);
    expect(screen.getByText(/から押せます$/)).toBeTruthy();
    fireEvent.click(arrive);
    expect(server.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  test.each([
    ['/guest', 'キャストと会えないとき', guestBookingRoutes.claimCastAbsent],
    ['/cast', 'ゲストと会えないとき', castBookingRoutes.claimGuestAbsent],
  ])('of %s keeps the question about a claim open when it is refused', async (side, label, claim) => {
    const server = new FakeServer()
      .answers(guestBookingRoutes.todayGuestBookings, { items: [f.guestBooking(f.states.begun)] })
      .answers(castBookingRoutes.todayCastBookings, { items: [f.castBooking(f.states.begun)] })
      .refuses(claim, 'CLAIM_TOO_EARLY');
    open(`${side}/dohan-day`, server);
    fireEvent.click(await button(label));
    fireEvent.click(await button('申し立てる'));
    expect(await screen.findByText(messageOf('CLAIM_TOO_EARLY'))).toBeTruthy();
    expect(screen.getByRole('alertdialog')).toBeTruthy();
  });
});

describe('the review of a meeting', () => {
  test.each([
    ['/guest', guestBookingRoutes.reviewCast],
    ['/cast', castBookingRoutes.reviewGuest],
  ])('of %s is sent once something is chosen, and keeps its words when it is lost', async (side, review) => {
    const server = new FakeServer()
      .answers(guestBookingRoutes.getGuestBooking, f.guestBooking(f.states.over))
      .answers(castBookingRoutes.getCastBooking, f.castBooking(f.states.over))
      .loses(review);
    open(`${side}/dohan-detail?bookingId=${BOOKING_ID}`, server);
    const good = await screen.findByRole('radio', { name: 'また会いたい' });
    expect(screen.queryByRole('button', { name: '評価を送信する' })).toBeNull();
    fireEvent.click(good);
    const words = screen.getByLabelText(/一言コメント/);
    fireEvent.change(words, { target: { value: '楽しかったです' } });
    fireEvent.click(await button('評価を送信する'));
    expect(await screen.findAllByText(/通信エラー/)).not.toEqual([]);
    expect(words).toHaveProperty('value', '楽しかったです');
    expect(isOff(await button('評価を送信する'))).toBe(false);
  });
});

describe('the answer to a request', () => {
  test('needs a reason when it is a refusal, and stays open when it comes too late', async () => {
    const { confirmBooking, getCastBooking } = castBookingRoutes;
    const server = new FakeServer().answers(getCastBooking, asked).refuses(confirmBooking, 'DEADLINE_OVER');
    open(`/cast/dohan-detail?bookingId=${BOOKING_ID}`, server);
    fireEvent.click(await button('お断りする'));
    const sheet = within(await screen.findByRole('dialog'));
    const send = sheet.getByRole('button', { name: 'お断りする' });
    fireEvent.click(send);
    expect(sheet.getByText('理由を選択してください。')).toBeTruthy();
    expect(server.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
    fireEvent.click(sheet.getByRole('radio', { name: '時間が合わない' }));
    fireEvent.click(send);
    expect(await sheet.findByText(messageOf('DEADLINE_OVER'))).toBeTruthy();
  });
});

describe('a request', () => {
  const address = `/guest/dohan-request?castId=${f.CAST_ID}&day=${f.REQUEST_DAY}`;
  const profile = () =>
    new FakeServer()
      .answers(searchRoutes.getCast, f.castProfile)
      .answers(scheduleRoutes.listCastDays, { days: [f.castDay] });
  const SEND = 'この内容で同伴リクエストを送る';

  test('waits for her profile and her days', async () => {
    open(address, new FakeServer().answers(searchRoutes.getCast, f.castProfile));
    expect(await screen.findByRole('status', { name: '読み込み中…' })).toBeTruthy();
  });

  test('says that she is not there any more', async () => {
    open(address, profile().refuses(searchRoutes.getCast, 'NOT_FOUND'));
    expect(await screen.findByText('このキャストは見つかりませんでした。')).toBeTruthy();
  });

  test('is not sent before its cost is known', async () => {
    open(address, profile());
    expect(isOff(await button(SEND))).toBe(true);
  });

  test('reads its cost again where that failed, instead of being sent', async () => {
    const { checkValidDate } = guestBookingRoutes;
    const server = profile().answers(pointsRoutes.userPoint, f.balance).loses(checkValidDate);
    open(address, server);
    const retry = await button('再試行する');
    expect(screen.queryByRole('button', { name: SEND })).toBeNull();
    server.answers(checkValidDate, f.quote);
    fireEvent.click(retry);
    expect(isOff(await button(SEND))).toBe(false);
  });

  test('says what is missing, and keeps what was typed when it is lost on the way', async () => {
    const { checkValidDate, requestBooking } = guestBookingRoutes;
    const server = profile()
      .answers(pointsRoutes.userPoint, f.balance)
      .answers(checkValidDate, f.quote)
      .loses(requestBooking);
    open(address, server);
    const send = await button(SEND);
    await waitFor(() => expect(isOff(send)).toBe(false));
    fireEvent.click(send);
    expect(await screen.findByText(messageOf('PLACE_REQUIRED'))).toBeTruthy();
    expect(server.calls).not.toContain('POST /guests/bookings');
    const place = screen.getByLabelText(/待ち合わせ場所/);
    fireEvent.change(place, { target: { value: '銀座駅 A3出口' } });
    fireEvent.click(send);
    expect(await screen.findAllByText(/通信エラー/)).not.toEqual([]);
    expect(server.calls).toContain('POST /guests/bookings');
    expect(place).toHaveProperty('value', '銀座駅 A3出口');
    expect(isOff(await button(SEND))).toBe(false);
  });

  test('leads to a card where it needs one', async () => {
    const server = profile()
      .answers(pointsRoutes.userPoint, f.balance)
      .answers(guestBookingRoutes.checkValidDate, { ...f.quote, ageChecked: false, hasCard: false });
    open(address, server);
    expect(await button('カードを登録する')).toBeTruthy();
    expect(screen.queryByRole('button', { name: SEND })).toBeNull();
  });
});

describe('buying points', () => {
  const card = { brand: 'Visa', last4: '4242', expiresMonth: 12, expiresYear: 2030, agreedAt: f.NOW };
  const { getCard, listPackages } = billingRoutes;

  test('needs something chosen, and an amount that can be bought', async () => {
    open('/guest/buy-point', new FakeServer().answers(getCard, { card }));
    const confirm = await button('内容を確認する');
    expect(isOff(confirm)).toBe(true);
    const amount = screen.getByLabelText('ポイント数を指定する');
    fireEvent.change(amount, { target: { value: '10' } });
    fireEvent.blur(amount);
    expect(await screen.findByText(messageOf('PURCHASE_TOO_SMALL'))).toBeTruthy();
    expect(isOff(confirm)).toBe(true);
    fireEvent.change(amount, { target: { value: '12000' } });
    await waitFor(() => expect(isOff(confirm)).toBe(false));
  });

  test('offers another try where the packages failed, and a card where there is none', async () => {
    const server = new FakeServer().answers(getCard, { card: null }).loses(listPackages);
    open('/guest/buy-point', server);
    const retry = await button('再試行する');
    expect(screen.queryByRole('button', { name: '内容を確認する' })).toBeNull();
    expect(await button('カードを登録する')).toBeTruthy();
    server.answers(listPackages, {
      packages: [{ packageId: BOOKING_ID, points: 10_000, amountYen: 11_000 }],
    });
    fireEvent.click(retry);
    expect(await screen.findByRole('radio')).toBeTruthy();
  });
});

describe('a payoff', () => {
  const { listPayoffs, preparePayoff, requestPayoff } = payoffRoutes;
  const ask = (change: Partial<typeof f.payoffPreparation> = {}) =>
    new FakeServer().answers(preparePayoff, { ...f.payoffPreparation, ...change });

  test('of more than there is cannot be asked for', async () => {
    open('/cast/request-payoff', ask());
    fireEvent.click(await screen.findByRole('radio', { name: 'ポイント数を指定する' }));
    const confirm = await button('申請内容を確認する');
    expect(isOff(confirm)).toBe(true);
    fireEvent.change(screen.getByLabelText('申請するポイント数'), { target: { value: '30001' } });
    expect(await screen.findByText(/現在の獲得ポイントは30,000P/)).toBeTruthy();
    expect(isOff(confirm)).toBe(true);
  });

  test('that is refused keeps its question open', async () => {
    open('/cast/request-payoff', ask().refuses(requestPayoff, 'PAYOFF_CHANGED'));
    fireEvent.click(await button('申請内容を確認する'));
    fireEvent.click(await button('申請する'));
    expect(await screen.findByText(messageOf('PAYOFF_CHANGED'))).toBeTruthy();
    expect(screen.getByRole('alertdialog')).toBeTruthy();
  });

  test.each([
    ['PAYOFF_OPEN', '手続き中の申請があります'],
    ['BANK_ACCOUNT_REQUIRED', '振込先口座が必要です'],
    ['CAST_NOT_VERIFIED', '年齢確認の完了後に申請できます'],
  ] as const)('that %s stands against says so', async (blockedBy, says) => {
    open('/cast/request-payoff', ask({ blockedBy }));
    expect(await screen.findByRole('heading', { name: says })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '申請内容を確認する' })).toBeNull();
  });

  test('is not asked for beside one that is on its way', async () => {
    const server = new FakeServer().answers(listPayoffs, { items: [f.payoff], nextCursor: null });
    open('/cast/payoff', server);
    expect(isOff(await button('精算を申請する'))).toBe(true);
    expect(screen.getByText('手続き中の申請があるため、新しい申請はできません。')).toBeTruthy();
  });
});

describe('a receipt', () => {
  test('needs a purchase and a name, and keeps both when it is lost', async () => {
    const { issueReceipt, openPurchases } = receiptRoutes;
    const server = new FakeServer().answers(openPurchases, f.openPurchases).loses(issueReceipt);
    open('/guest/receipt', server);
    const issue = await button('領収書を発行する');
    expect(isOff(issue)).toBe(true);
    fireEvent.click(screen.getByRole('checkbox'));
    await waitFor(() => expect(isOff(issue)).toBe(false));
    fireEvent.click(issue);
    expect(await screen.findByText(messageOf('RECEIPT_NAME_REQUIRED'))).toBeTruthy();
    const name = screen.getByLabelText(/宛名/);
    fireEvent.change(name, { target: { value: '株式会社山田' } });
    fireEvent.click(issue);
    expect(await screen.findAllByText(/通信エラー/)).not.toEqual([]);
    expect(name).toHaveProperty('value', '株式会社山田');
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', true);
  });

  test('with another one in its place says so and is not handed out; the other one is', async () => {
    const items = [
      { ...f.receipt, receiptId: f.CAST_ID, number: 13, name: '高橋商店', replaces: 12 },
      { ...f.receipt, state: 'REPLACED' as const, replacedBy: 13 },
    ];
    const server = new FakeServer().answers(receiptRoutes.listReceipts, { items, nextCursor: null });
    open('/guest/receipt/history', server);
    const cardOf = async (number: string) =>
      (await screen.findByRole('heading', { name: number })).closest('li')!;
    const now = await cardOf('No. 00000013');
    expect(now.textContent).toContain('No. 00000012 の宛名を訂正した領収書です。');
    expect(within(now).getByRole('button', { name: 'PDFをダウンロード' })).toBeTruthy();
    const before = await cardOf('No. 00000012');
    expect(before.textContent).toContain('差し替え済み');
    expect(before.textContent).toContain('No. 00000013 の領収書に差し替えました。');
    expect(within(before).queryByRole('button')).toBeNull();
  });
});

describe('a schedule', () => {
  test('says what is missing, and stays open with what was chosen when it is refused', async () => {
    const { createSchedule, listSchedules } = scheduleRoutes;
    const server = new FakeServer()
      .answers(listSchedules, { schedules: [] })
      .refuses(createSchedule, 'SCHEDULE_EXISTS');
    open('/cast/setting/setting-schedule', server);
    fireEvent.click(await button('スケジュールを登録する'));
    const sheet = within(await screen.findByRole('dialog'));
    const save = sheet.getByRole('button', { name: '登録する' });
    fireEvent.click(save);
    expect(await sheet.findByText(messageOf('SCHEDULE_WORK_REQUIRED'))).toBeTruthy();
    expect(server.calls).not.toContain('POST /schedules');
    const chosen = [
      [/^開始/, '1020'],
      [/^終了/, '1200'],
      [/^出勤予定時間/, '1230'],
      [/^出勤店舗/, 'ラウンジ 灯'],
    ] as const;
    for (const [label, value] of chosen) {
      fireEvent.change(sheet.getByLabelText(label), { target: { value } });
    }
    fireEvent.click(save);
    expect(await sheet.findByText(messageOf('SCHEDULE_EXISTS'))).toBeTruthy();
    for (const [label, value] of chosen) expect(sheet.getByLabelText(label)).toHaveProperty('value', value);
  });
});

describe('an age check', () => {
  const { checkAge } = ageCheckRoutes;
  const standing = (check: Partial<typeof f.ageCheck>, more: object = {}) =>
    new FakeServer().answers(checkAge, { ...f.ageStanding, check: { ...f.ageCheck, ...check }, ...more });

  test('says what was not read, how many tries are left, and offers the other way', async () => {
    open('/cast/age-verification', standing({}, { triesLeft: 1 }));
    expect(await screen.findByText('自動での年齢確認ができませんでした')).toBeTruthy();
    expect(screen.getByText('読み取れませんでした')).toBeTruthy();
    expect(screen.getByText('自動での確認は、あと1回お試しいただけます。')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /写真提出による年齢確認/ }));
    expect(await screen.findByRole('radio', { name: /写真提出による年齢確認/ })).toHaveProperty(
      'checked',
      true,
    );
    expect(screen.getByRole('radio', { name: /運転免許証/ })).toHaveProperty('checked', true);
  });

  test('after the last try leads to the other way alone', async () => {
    open('/cast/age-verification', standing({}, { triesLeft: 0, ways: ['ANALOG'] }));
    expect(await screen.findByText(/自動での確認は3回までです/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'もう一度撮影する' })).toBeNull();
  });

  test('that is refused says why', async () => {
    const check = {
      way: 'ANALOG',
      state: 'REJECTED',
      finding: null,
      items: null,
      reason: 'NUMBER_SHOWN',
    } as const;
    open('/cast/age-verification', standing(check, { triesLeft: 0, ways: ['ANALOG'] }));
    expect(await screen.findByText(/隠していただく番号が写っていました/)).toBeTruthy();
    fireEvent.click(await button('書類を再提出する'));
    expect(await screen.findByText('撮影のしかた')).toBeTruthy();
  });

  test('of somebody under 18 is over', async () => {
    open('/guest/age-verification', standing({}, { isMinor: true, ways: [] }));
    expect(await screen.findByText('18歳未満の方はご利用いただけません')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '提出する' })).toBeNull();
  });
});
