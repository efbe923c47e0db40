import * as z from 'zod/mini';
import { PAYOFF_STATUSES } from '@yoimachi/domain/payoff';
import { day, id, instant, listOf, page, pageQuery, points } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';
import { payoffDestination, payoffTerms } from './destination.schema.ts';

export { payoffDestination, type PayoffDestination } from './destination.schema.ts';

export const payoff = z.object({
  payoffId: id(),
  kind: z.literal(['SYSTEM_PAYOFF', 'CAST_PAYOFF']),
  status: z.literal([...PAYOFF_STATUSES]),
  points: points(),
  withholdingYen: points(),
  transferFeeYen: points(),
  transferYen: points(),
  taxIncluded: z.boolean(),
  requestedAt: instant(),
  /** The transfer day. */
  payDay: day(),
  /** The day it was. */
  transferredOn: z.nullable(day()),
  /** Why it was rejected or returned by the bank. */
  reason: z.nullable(z.string()),
  destination: payoffDestination,
});
export type Payoff = z.output<typeof payoff>;

/** Everything a request depends on; an amount's breakdown is the domain's `payoffAmounts` with these terms, period and `earlierYen`. */
export const payoffPreparation = z.object({
  /** What can be asked for now. */
  availablePoints: points(),
  /** What else she has: a young card paid it, and it waits. */
  waitingPoints: points(),
  /** When that can be asked for, what comes first before the rest. */
  waits: listOf({ points: points(), until: instant() }),
  minPoints: points(),
  stageFeePercent: z.int(),
  /** Taken from her rewards since the last payoff: shown, not deducted again. */
  stageFeePoints: points(),
  terms: payoffTerms,
  period: z.object({ start: day(), end: day() }),
  /** Requested earlier in this period: withholding counts it together with the new amount. */
  earlierYen: points(),
  payDay: day(),
  taxIncluded: z.boolean(),
  /** Null while no account is registered. */
  destination: z.nullable(payoffDestination),
  /** False: the holder is not the registered name; an operator checks before it is paid. */
  nameMatches: z.boolean(),
  /** Number, bank account and device have changed: what she asks for waits until she has shown herself. */
  needsLivePhoto: z.boolean(),
  /** Why nothing can be requested now, as a code of the error catalogue. */
  blockedBy: z.nullable(
    z.literal(['PAYOFF_OPEN', 'BANK_ACCOUNT_REQUIRED', 'BANK_ACCOUNT_INVALID', 'CAST_NOT_VERIFIED']),
  ),
});
export type PayoffPreparation = z.output<typeof payoffPreparation>;

export const payoffRoutes = {
  preparePayoff: route('GET', '/payoff/prepare', 'cast', {
    summary: 'What a payoff asked for now would cost, where it would go and when it would arrive.',
    answer: payoffPreparation,
  }),
  requestPayoff: route('POST', '/cast/request-payoff', 'cast', {
    summary: 'Asks for reward points as money; `transferYen` is the sum she has seen.',
    idempotent: true,
    body: z.object({ points: z.int(), transferYen: z.int() }),
    answer: payoff,
    errors: [
      'PAYOFF_TOO_SMALL',
      'PAYOFF_OPEN',
      'PAYOFF_CHANGED',
      'PAYOFF_WAITING',
      'REWARD_INSUFFICIENT',
      'BANK_ACCOUNT_REQUIRED',
      'BANK_ACCOUNT_INVALID',
      'CAST_NOT_VERIFIED',
    ],
  }),
  listPayoffs: route('GET', '/cast/payoff', 'cast', {
    summary: 'Her payoffs, newest first.',
    query: z.object(pageQuery),
    answer: page(payoff),
  }),
  yearStatement: route('GET', '/cast/payoff/statement', 'cast', {
    summary: 'Her rewards, stage fees and transfers of a year by month, as a PDF in her registered name.',
    query: z.object({ year: z.coerce.number().check(z.int(), z.minimum(2000), z.maximum(9999)) }),
    file: 'application/pdf',
  }),
} as const;
