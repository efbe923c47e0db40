import { billingRoutes } from '@yoimachi/contract/billing';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { consentRoutes } from '@yoimachi/contract/consent';
import { couponRoutes } from '@yoimachi/contract/coupon';
import { debtRoutes } from '@yoimachi/contract/debt';
import { giftRoutes } from '@yoimachi/contract/gift';
import { payoffRoutes } from '@yoimachi/contract/payoff';
import { castPlaceRoutes, guestPlaceRoutes, type PlaceProposal } from '@yoimachi/contract/place';
import { pointsRoutes } from '@yoimachi/contract/points';
import { receiptRoutes } from '@yoimachi/contract/receipt';
import type { Route } from '@yoimachi/contract/route';
import { scheduleRoutes } from '@yoimachi/contract/schedule';
import { searchRoutes } from '@yoimachi/contract/search';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import * as f from './main-screens.fixture.ts';
import { FakeServer } from './main-screens.test-kit.tsx';

/** A button by its words: spaces between them are the test's own, where a line may break. */
export const named = (words: string) => ({
  name: (name: string) => name.replaceAll(/\s/g, '').startsWith(words),
});

type Step = () => Promise<unknown>;

/** What asks first: it opens a question, mostly with a button of the same name. */
const ask = (name: string) => async () => {
  fireEvent.click(await screen.findByRole('button', named(name)));
  await waitFor(() => expect(document.querySelector('[role=dialog], [role=alertdialog]')).not.toBeNull());
};
const choose = (name: string | RegExp) => async () =>
  fireEvent.click(await screen.findByRole('radio', { name }));
const type = (label: string | RegExp, value: string) => async () =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

/** An act, and the way to its button. */
interface Press {
  readonly route: Route;
  readonly address: string;
  readonly server: FakeServer;
  readonly steps?: readonly Step[];
  /** What sends it. */
  readonly button: string;
}

const { states, BOOKING_ID, CAST_ID } = f;
const at = (hour: number, minute = 0) => new Date(Date.UTC(2026, 10, 21, hour - 9, minute)).toISOString();
const soon = { ...states.agreed, startsAt: at(12, 10) };
/** One of them is there; the other may still say that it was a mistake. */
const met = (arrivedBy: 'guest' | 'cast') => ({
  ...states.begun,
  arrivedAt: at(11, 59),
  arrivedBy,
  startsAt: at(12, 15),
  plannedEndsAt: at(13, 45),
  endsAt: at(13, 45),
});
const claimedByGuest = { ...states.begun, claimType: 'CAST_NO_SHOW' as const, claimedAt: at(11, 50) };
const claimedByCast = {
  ...states.begun,
  status: 'FORCE_FINISH' as const,
  cancelType: 'GUEST_NO_SHOW' as const,
  finishedAt: at(11, 50),
  checkedOutAt: at(11, 50),
  claimType: 'GUEST_NO_SHOW' as const,
  claimedAt: at(11, 50),
};
type State = Parameters<typeof f.guestBooking>[0];

const ofGuest = (state: State) =>
  new FakeServer()
    .answers(guestBookingRoutes.getGuestBooking, f.guestBooking(state))
    .answers(guestBookingRoutes.todayGuestBookings, { items: [f.guestBooking(state)] })
    .answers(pointsRoutes.userPoint, f.balance);
const ofCast = (state: State) =>
  new FakeServer()
    .answers(castBookingRoutes.getCastBooking, f.castBooking(state))
    .answers(castBookingRoutes.todayCastBookings, { items: [f.castBooking(state)] });
const GUEST = `/guest/dohan-detail?bookingId=${BOOKING_ID}`;
const CAST = `/cast/dohan-detail?bookingId=${BOOKING_ID}`;

const g = guestBookingRoutes;
const GUESTS: readonly Press[] = [
  {
    route: g.requestBooking,
    address: `/guest/dohan-request?castId=${CAST_ID}&day=${f.REQUEST_DAY}`,
    server: new FakeServer()
      .answers(searchRoutes.getCast, f.castProfile)
      .answers(scheduleRoutes.listCastDays, { days: [f.castDay] })
      .answers(pointsRoutes.userPoint, f.balance)
      .answers(g.checkValidDate, f.quote),
    steps: [type(/待ち合わせ場所/, '銀座駅 A3出口')],
    button: 'この内容で同伴リクエストを送る',
  },
  {
    route: g.cancelGuestBooking,
    address: GUEST,
    server: ofGuest(states.requested),
    steps: [ask('リクエストを取り下げる')],
    button: 'リクエストを取り下げる',
  },
  {
    route: g.cancelGuestBooking,
    address: GUEST,
    server: ofGuest(states.agreed),
    steps: [ask('予約をキャンセルする'), choose('体調不良')],
    button: '予約をキャンセルする',
  },
  { route: g.guestArrived, address: '/guest/dohan-day', server: ofGuest(soon), button: '合流しました' },
  {
    route: g.guestTakeBackArrival,
    address: '/guest/dohan-day',
    server: ofGuest(met('guest')),
    button: '合流を取り消す',
  },
  {
    route: g.askExtension,
    address: '/guest/dohan-day',
    server: ofGuest(states.begun),
    button: '15分延長する',
  },
  {
    route: g.finishGuestBooking,
    address: '/guest/dohan-day',
    server: ofGuest(states.begun),
    steps: [ask('終了する')],
    button: '終了する',
  },
  {
    route: g.claimCastAbsent,
    address: '/guest/dohan-day',
    server: ofGuest(states.begun),
    steps: [ask('キャストと会えないとき')],
    button: '申し立てる',
  },
  {
    route: g.guestObjects,
    address: '/guest/dohan-day',
    server: ofGuest(claimedByCast),
    steps: [ask('異議を申し立てる'), choose('待ち合わせ場所にいました')],
    button: '異議を申し立てる',
  },
  {
    route: g.reviewCast,
    address: GUEST,
    server: ofGuest(states.over),
    steps: [choose('また会いたい')],
    button: '評価を送信する',
  },
];

const c = castBookingRoutes;
const asked = { ...states.begun, extensionAskedAt: at(11, 59) };
const CASTS: readonly Press[] = [
  {
    route: c.confirmBooking,
    address: CAST,
    server: ofCast(states.requested),
    steps: [ask('承認する')],
    button: '承認する',
  },
  {
    route: c.confirmBooking,
    address: CAST,
    server: ofCast(states.requested),
    steps: [ask('お断りする'), choose('時間が合わない')],
    button: 'お断りする',
  },
  {
    route: c.cancelCastBooking,
    address: CAST,
    server: ofCast(states.agreed),
    steps: [ask('予約をキャンセルする'), choose('体調不良')],
    button: '予約をキャンセルする',
  },
  { route: c.castArrived, address: '/cast/dohan-day', server: ofCast(soon), button: '到着しました' },
  {
    route: c.castTakeBackArrival,
    address: '/cast/dohan-day',
    server: ofCast(met('cast')),
    button: '到着を取り消す',
  },
  { route: c.answerExtension, address: '/cast/dohan-day', server: ofCast(asked), button: '延長に同意する' },
  { route: c.answerExtension, address: '/cast/dohan-day', server: ofCast(asked), button: '延長しない' },
  {
    route: c.endCastBooking,
    address: '/cast/dohan-day',
    server: ofCast({ ...states.begun, startsAt: at(10, 30), endsAt: at(12), plannedEndsAt: at(12) }),
    steps: [ask('終了する')],
    button: '終了する',
  },
  {
    route: c.forceFinish,
    address: '/cast/dohan-day',
    server: ofCast(states.begun),
    steps: [ask('途中で終了する'), choose('体調不良')],
    button: '途中で終了する',
  },
  {
    route: c.claimGuestAbsent,
    address: '/cast/dohan-day',
    server: ofCast(states.begun),
    steps: [ask('ゲストと会えないとき')],
    button: '申し立てる',
  },
  {
    route: c.castObjects,
    address: '/cast/dohan-day',
    server: ofCast(claimedByGuest),
    steps: [ask('異議を申し立てる'), choose('待ち合わせ場所にいます')],
    button: '異議を申し立てる',
  },
  {
    route: c.checkOut,
    address: '/cast/dohan-day',
    server: ofCast({ ...states.over, checkedOutAt: null }),
    button: '無事に解散しました',
  },
  {
    route: c.reviewGuest,
    address: CAST,
    server: ofCast(states.over),
    steps: [choose('また会いたい'), choose('また受け付ける')],
    button: '評価を送信する',
  },
];

const proposal = (view: PlaceProposal['view'], by: PlaceProposal['by']): PlaceProposal => ({
  proposalId: CAST_ID,
  place: '新橋駅 SL広場',
  proposedAt: at(11),
  by,
  byName: 'しおり',
  view,
  agreedCount: 0,
  askedCount: 1,
});
const moved = (open_: PlaceProposal | null) => ({
  place: '銀座駅 A3出口',
  changeableUntil: at(18),
  proposal: open_,
});
const PLACES = (['guest', 'cast'] as const).flatMap((side): readonly Press[] => {
  const isGuest = side === 'guest';
  const address = isGuest ? GUEST : CAST;
  const routes = isGuest
    ? {
        propose: guestPlaceRoutes.proposeGuestPlace,
        answer: guestPlaceRoutes.answerGuestPlace,
        withdraw: guestPlaceRoutes.withdrawGuestPlace,
      }
    : {
        propose: castPlaceRoutes.proposeCastPlace,
        answer: castPlaceRoutes.answerCastPlace,
        withdraw: castPlaceRoutes.withdrawCastPlace,
      };
  const where = (open_: PlaceProposal | null) =>
    isGuest
      ? ofGuest(states.agreed).answers(guestPlaceRoutes.getGuestPlace, moved(open_))
      : ofCast(states.agreed).answers(castPlaceRoutes.getCastPlace, moved(open_));
  const other = isGuest ? 'cast' : 'guest';
  return [
    {
      route: routes.propose,
      address,
      server: where(null),
      steps: [ask('場所の変更を提案する'), type(/新しい待ち合わせ場所/, '新橋駅 SL広場')],
      button: '提案する',
    },
    { route: routes.answer, address, server: where(proposal('ASKED', other)), button: '承諾する' },
    { route: routes.answer, address, server: where(proposal('ASKED', other)), button: 'お断りする' },
    { route: routes.withdraw, address, server: where(proposal('OWN', side)), button: '取り下げる' },
  ];
});

const card = { brand: 'Visa', last4: '4242', expiresMonth: 12, expiresYear: 2030, agreedAt: f.NOW };
const gift = { giftId: BOOKING_ID, name: '花束', points: 3000, picture: 'bouquet' };
const debt = {
  debtId: BOOKING_ID,
  cause: 'BOOKING' as const,
  bookingId: BOOKING_ID,
  points: 1000,
  amountYen: 1100,
  retryAt: null,
  createdAt: f.NOW,
};
const MONEY: readonly Press[] = [
  {
    route: billingRoutes.buyPoints,
    address: '/guest/buy-point/confirm?points=30000',
    server: new FakeServer()
      .answers(billingRoutes.getCard, { card })
      .answers(pointsRoutes.userPoint, f.balance),
    button: 'この内容で購入する',
  },
  {
    route: billingRoutes.startCard,
    address: '/guest/payment-info',
    server: new FakeServer()
      .answers(billingRoutes.getCard, { card: null })
      .answers(consentRoutes.listConsents, { asked: [], records: [] })
      .answers(consentRoutes.giveConsents, { asked: [], records: [] }),
    button: 'カード情報の入力に進む',
  },
  {
    route: billingRoutes.removeCard,
    address: '/guest/payment-info',
    server: new FakeServer().answers(billingRoutes.getCard, { card }),
    steps: [ask('カードを削除する')],
    button: 'カードを削除する',
  },
  {
    route: debtRoutes.payDebt,
    address: '/guest/payment-info',
    server: new FakeServer()
      .answers(billingRoutes.getCard, { card })
      .answers(debtRoutes.listDebts, { items: [debt] }),
    button: '登録カードで支払う',
  },
  {
    route: giftRoutes.sendGift,
    address: `/guest/user-profile?castId=${CAST_ID}&gift=${BOOKING_ID}`,
    server: new FakeServer()
      .answers(searchRoutes.getCast, f.castProfile)
      .answers(giftRoutes.listGifts, { gifts: [gift] })
      .answers(pointsRoutes.userPoint, f.balance),
    steps: [ask('内容を確認する')],
    button: 'このギフトを贈る',
  },
  {
    route: couponRoutes.redeemCoupon,
    address: '/guest/coupon',
    server: new FakeServer().answers(couponRoutes.listCoupons, f.NO_PAGE),
    steps: [type(/クーポンコード/, 'ABCD1234')],
    button: 'クーポンを利用する',
  },
  {
    route: payoffRoutes.requestPayoff,
    address: '/cast/request-payoff',
    server: new FakeServer().answers(payoffRoutes.preparePayoff, f.payoffPreparation),
    steps: [ask('申請内容を確認する')],
    button: '申請する',
  },
  {
    route: receiptRoutes.issueReceipt,
    address: '/guest/receipt',
    server: new FakeServer().answers(receiptRoutes.openPurchases, f.openPurchases),
    steps: [async () => fireEvent.click(await screen.findByRole('checkbox')), type(/宛名/, '株式会社山田')],
    button: '領収書を発行する',
  },
];

export const PRESSES = [...GUESTS, ...CASTS, ...PLACES, ...MONEY];

/** What is no act of somebody's: a question that a body asks, and the way back from the page of a card. */
export const NO_PRESS: readonly Route[] = [g.checkValidDate, g.checkValidCasts, billingRoutes.finishCard];

/** Every call of bookings and of money. */
export const CALLS = [
  guestBookingRoutes,
  castBookingRoutes,
  guestPlaceRoutes,
  castPlaceRoutes,
  billingRoutes,
  couponRoutes,
  debtRoutes,
  giftRoutes,
  payoffRoutes,
  receiptRoutes,
].flatMap((part): readonly Route[] => Object.values(part));
