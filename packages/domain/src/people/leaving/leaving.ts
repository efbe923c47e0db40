import { addDays, dayOf, instantAt } from '@yoimachi/domain/time';

/** Why somebody leaves; asked, never demanded. */
export const LEAVING_REASONS = [
  'NOT_NEEDED',
  'HARD_TO_USE',
  'NO_MATCH',
  'COST',
  'TROUBLE',
  'ANOTHER_ACCOUNT',
  'OTHER',
] as const;
export type LeavingReason = (typeof LEAVING_REASONS)[number];

/** What has to end before somebody can leave, in the order in which it is told (rules.md 2). */
export const OBSTACLES = [
  'CLAIM_OPEN',
  'BOOKING_OPEN',
  'PAYMENT_DUE',
  'PURCHASE_OPEN',
  'PAYOFF_OPEN',
  'REWARD_FROZEN',
  'BANK_ACCOUNT_REQUIRED',
  'BANK_ACCOUNT_INVALID',
] as const;
export type Obstacle = (typeof OBSTACLES)[number];

/** How many of each somebody has open; a guest and a cast each have some of them. */
export interface LeavingFacts {
  /** Requests and bookings that are not over or not settled, without those under a claim. */
  readonly bookings: number;
  readonly claims: number;
  readonly debts: number;
  /** Purchases and authorisations whose end is not known yet. */
  readonly purchases: number;
  readonly payoffs: number;
  readonly frozenRewards: number;
  /** What is wrong with the account that her balance would go to; null: nothing, or there is no balance. */
  readonly bankAccount: 'BANK_ACCOUNT_REQUIRED' | 'BANK_ACCOUNT_INVALID' | null;
}

/** All that refuses a leaving; empty when nothing does. */
export function obstaclesOf(facts: LeavingFacts): Obstacle[] {
  const stands: Readonly<Record<Obstacle, boolean>> = {
    CLAIM_OPEN: facts.claims > 0,
    BOOKING_OPEN: facts.bookings > 0,
    PAYMENT_DUE: facts.debts > 0,
    PURCHASE_OPEN: facts.purchases > 0,
    PAYOFF_OPEN: facts.payoffs > 0,
    REWARD_FROZEN: facts.frozenRewards > 0,
    BANK_ACCOUNT_REQUIRED: facts.bankAccount === 'BANK_ACCOUNT_REQUIRED',
    BANK_ACCOUNT_INVALID: facts.bankAccount === 'BANK_ACCOUNT_INVALID',
  };
  return OBSTACLES.filter((obstacle) => stands[obstacle]);
}

/** Personal data stay so long after leaving, for claims (rules.md 2, domain 2.9). */
export const KEPT_DAYS_AFTER_LEAVING = 90;
/** How long it is kept what somebody who left had agreed to. */
export const CONSENTS_KEPT_YEARS = 2;

/** When somebody who left at this instant is forgotten: by night, when little else runs. */
export const eraseAt = (leftAt: Date): Date =>
  instantAt(addDays(dayOf(leftAt), KEPT_DAYS_AFTER_LEAVING + 1), 3 * 60 + 30);
