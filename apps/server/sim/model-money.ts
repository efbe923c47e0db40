import { debtRetryAt } from '@yoimachi/domain/booking';
import { cardAmountFor } from '@yoimachi/domain/money';
import { rewardOf, sumPoints, type HeldPart } from '@yoimachi/domain/points';
import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';
import { ModelPurse } from './model-points.ts';
import type { CardBehaviour } from './step.ts';

/** Of the embedded payment service. */
const SMALLEST_YEN = 50;
const AUTHORISED_DAYS = 7;
const SHORT_DAYS = 2;

/** What a participation that has ended owes. */
export interface ModelBill {
  readonly points: number;
  readonly compensate: boolean;
}

/** What is reserved on a card. */
interface ModelAuthorisation {
  readonly points: number;
  readonly card: CardBehaviour;
  readonly until: Date;
}

export function authorisationOf(missingPoints: number, card: CardBehaviour, now: Date): ModelAuthorisation {
  const days = card === 'SHORT_AUTHORISATION' ? SHORT_DAYS : AUTHORISED_DAYS;
  const { points } = cardAmountFor(missingPoints, SMALLEST_YEN);
  return { points, card, until: addMinutes(now, days * DAY_MINUTES) };
}

/** The money of one booking. */
export interface ModelAccount {
  readonly guest: number;
  hold: HeldPart[];
  /** What a card covers because the hold does not. */
  missingPoints: number;
  authorised: ModelAuthorisation | null;
  /** When the card is asked again. */
  authoriseAt: Date | null;
  /** A card was refused for this booking. */
  wasRefused: boolean;
  /** CARD: all participations have ended; the card is asked next. */
  settled: number | 'CARD' | null;
}

export interface ModelDebt {
  readonly account: ModelAccount;
  readonly points: number;
  readonly createdAt: Date;
  retryAt: Date | null;
}

/** What each participation in a booking owes, by cast. */
export type ModelDue = ModelBill & { readonly cast: number; readonly isFrozen: boolean };

/** Everybody's purses, cards, debts and rewards: who pays what (rules.md 4). */
export class ModelMoney {
  readonly purses: ModelPurse[];
  readonly rewards: number[];
  /** Rewards that wait for an operator, since somebody was suspended. */
  readonly frozen: number[];
  readonly cards: (CardBehaviour | null)[];
  debts: ModelDebt[] = [];
  readonly #feePercents: readonly number[];
  #lotId = 0;

  constructor(guests: number, feePercents: readonly number[]) {
    this.purses = Array.from({ length: guests }, () => new ModelPurse(() => ++this.#lotId));
    this.cards = Array.from({ length: guests }, () => null);
    this.rewards = feePercents.map(() => 0);
    this.frozen = feePercents.map(() => 0);
    this.#feePercents = feePercents;
  }

  owes = (guest: number): boolean => this.debts.some(({ account }) => account.guest === guest);

  /** A new booking's money, or why it cannot be paid. */
  open(guest: number, points: number, now: Date): ModelAccount | string {
    const account: ModelAccount = {
      guest,
      hold: [],
      missingPoints: 0,
      authorised: null,
      authoriseAt: null,
      wasRefused: false,
      settled: null,
    };
    const purse = this.purses[guest]!;
    const held = purse.hold(points, now);
    if (held) return { ...account, hold: held.parts };
    const card = this.cards[guest]!;
    if (card === null) return 'POINTS_INSUFFICIENT';
    if (card === 'DECLINE' || card === 'DECLINE_AUTHORISE') return 'CARD_DECLINED';
    const some = purse.hold(points, now, points)!;
    const authorised = authorisationOf(some.missing, card, now);
    return { ...account, hold: some.parts, missingPoints: some.missing, authorised };
  }

  canPay = (guest: number, points: number, now: Date): boolean =>
    this.purses[guest]!.spendable(now) >= points || this.cards[guest] !== null;

  /** More points for an extension; false when neither balance nor card provides them. */
  extend(account: ModelAccount, points: number, at: Date): boolean {
    const mayLack = this.cards[account.guest] === null ? 0 : points;
    const more = this.purses[account.guest]!.hold(points, at, mayLack);
    if (!more) return false;
    account.hold = [...account.hold, ...more.parts];
    account.missingPoints += more.missing;
    return true;
  }

  /** All participations have ended: pays, or leaves it to the card. */
  settle(account: ModelAccount, dues: readonly ModelDue[], at: Date): void {
    const points = dues.reduce((sum, due) => sum + due.points, 0);
    if (account.settled !== null) throw new Error('The model settles twice');
    account.authoriseAt = null;
    if (account.missingPoints > 0 && points > sumPoints(account.hold)) {
      account.settled = 'CARD';
      return;
    }
    this.#finish(account, points, dues, at);
  }

  /** What the hold lacks is captured, then charged; what no card pays becomes a debt. The casts are paid regardless. */
  settleByCard(account: ModelAccount, dues: readonly ModelDue[], now: Date): void {
    const points = dues.reduce((sum, due) => sum + due.points, 0);
    let lacking = points - sumPoints(account.hold);
    const purse = this.purses[account.guest]!;
    const pay = (most: number) => {
      const bought = cardAmountFor(Math.min(lacking, most), SMALLEST_YEN).points;
      purse.addBought(Math.max(0, bought - lacking), now);
      lacking = Math.max(0, lacking - bought);
    };
    const { authorised } = account;
    if (authorised && now < authorised.until && authorised.card !== 'DECLINE_CAPTURE') pay(authorised.points);
    const card = this.cards[account.guest]!;
    if (lacking > 0 && paysAbsent(card)) pay(lacking);
    if (lacking > 0)
      this.debts.push({ account, points: lacking, createdAt: now, retryAt: debtRetryAt(now, now) });
    this.#finish(account, sumPoints(account.hold), dues, now, points);
  }

  /** Debts that are due are charged again. */
  retryDebts(now: Date): void {
    for (const debt of this.debts.filter(({ retryAt }) => retryAt !== null && retryAt <= now)) {
      if (paysAbsent(this.cards[debt.account.guest]!)) this.#payOff(debt, now);
      else debt.retryAt = debtRetryAt(debt.createdAt, now);
    }
  }

  /** A guest left, and begins again: nothing of his is left. */
  beginAnew(guest: number): void {
    this.purses[guest] = new ModelPurse(() => ++this.#lotId);
    this.cards[guest] = null;
  }

  /** The guest pays himself. */
  payDebt(debt: ModelDebt, now: Date): string {
    const card = this.cards[debt.account.guest]!;
    if (card === null) return 'CARD_REQUIRED';
    if (card === 'DECLINE') {
      debt.retryAt = debtRetryAt(debt.createdAt, now);
      return 'CARD_DECLINED';
    }
    this.#payOff(debt, now);
    return 'OK';
  }

  reward(cast: number, points: number, isFrozen = false): void {
    const to = isFrozen ? this.frozen : this.rewards;
    to[cast]! += rewardOf(points, this.#feePercents[cast]!).rewardPoints;
  }

  #payOff(debt: ModelDebt, now: Date): void {
    const bought = cardAmountFor(debt.points, SMALLEST_YEN).points;
    this.purses[debt.account.guest]!.addBought(bought - debt.points, now);
    this.debts = this.debts.filter((one) => one !== debt);
  }

  #finish(
    account: ModelAccount,
    fromHold: number,
    dues: readonly ModelDue[],
    at: Date,
    points: number = fromHold,
  ): void {
    const compensate = dues.some((due) => due.compensate);
    this.purses[account.guest]!.resolve(account.hold, fromHold, compensate, at);
    account.hold = [];
    account.settled = points;
    for (const due of dues) this.reward(due.cast, due.points, due.isFrozen);
  }
}

/** An off-session charge: nobody is there to answer the card's bank. */
const paysAbsent = (card: CardBehaviour | null) =>
  card !== null && card !== 'DECLINE' && card !== 'DECLINE_ABSENT';
