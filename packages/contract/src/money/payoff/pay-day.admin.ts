import * as z from 'zod/mini';
import {
  PAYOFF_ACTIONS,
  PAYOFF_MARKS,
  PAYOFF_REVIEWS,
  PAYOFF_SHELVES,
  PAYOFF_STATUSES,
} from '@yoimachi/domain/payoff';
import { day, id, instant, listOf, page, pageQuery, points } from '@yoimachi/contract/common';
import { READ_ERRORS, readReason } from '@yoimachi/contract/read-log';
import { route } from '@yoimachi/contract/route';
import { payoffDestination, payoffTerms } from './destination.schema.ts';

const count = () => z.int().check(z.minimum(0));
const ofDay = z.object({ payDay: day() });
/** The number that the payoff has for operators and for the bank. */
export const ofPayoff = z.object({
  number: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(9_999_999_999)),
});

const sums = {
  count: count(),
  points: points(),
  withholdingYen: points(),
  transferFeeYen: points(),
  transferYen: points(),
};
const dayPayoff = z.object({
  number: z.int(),
  cast: z.object({ id: id(), number: z.string(), nickname: z.string() }),
  kind: z.literal(['SYSTEM_PAYOFF', 'CAST_PAYOFF']),
  status: z.literal([...PAYOFF_STATUSES]),
  review: z.nullable(z.literal([...PAYOFF_REVIEWS])),
  inFile: z.boolean(),
  shelf: z.literal([...PAYOFF_SHELVES]),
  payDay: day(),
  points: points(),
  withholdingYen: points(),
  transferFeeYen: points(),
  transferYen: points(),
  requestedAt: instant(),
  /** A changed account takes its place then; null: it was not changed. */
  accountChangesAt: z.nullable(instant()),
  /** Why it was rejected or came back. */
  reason: z.nullable(z.string()),
  /** What an operator should know of it. */
  marks: listOf({
    mark: z.literal([...PAYOFF_MARKS]),
    since: instant(),
    /** Until when it may not be paid by itself; null: until somebody has looked. */
    waitsUntil: z.nullable(instant()),
    /** When somebody said that it was looked at. */
    releasedAt: z.nullable(instant()),
  }),
});

const bankFile = z.object({
  batchId: id(),
  /** DRAFT: made, and perhaps with nobody; CONFIRMED: each row has its result. */
  status: z.literal(['DRAFT', 'EXPORTED', 'CONFIRMED']),
  rowCount: count(),
  totalYen: points(),
  /** Of its bytes, in hex. */
  sha256: z.string(),
  madeAt: instant(),
  madeBy: z.string(),
  exportedAt: z.nullable(instant()),
  confirmedAt: z.nullable(instant()),
  transferred: count(),
  returned: count(),
});

/** Pay days as operators work through them. */
export const payDayAdminRoutes = {
  listPayDays: route('GET', '/pay-days', 'operator', {
    summary: 'Days on which payoffs are or were to be paid, the latest first.',
    query: z.object(pageQuery),
    answer: page(
      z.object({
        payDay: day(),
        awaiting: count(),
        inReview: count(),
        /** Approved, in a bank file or not. */
        toTransfer: count(),
        transferred: count(),
        rejected: count(),
        /** Without what was rejected. */
        transferYen: points(),
      }),
    ),
  }),
  showPayDay: route('GET', '/pay-days/:payDay', 'operator', {
    summary: 'How far a pay day is: what stands where, its bank files and what holds for it.',
    params: ofDay,
    answer: z.object({
      payDay: day(),
      /** Until the start of this day a request can be approved for it; then its file is made. */
      exportDay: day(),
      shelves: listOf({
        shelf: z.literal([...PAYOFF_SHELVES]),
        ...sums,
        /** How many there carry a mark; those without are left out. */
        marks: listOf({ mark: z.literal([...PAYOFF_MARKS]), count: count() }),
      }),
      /** Approved for an earlier day and in no file: they go into this one's. */
      late: z.object(sums),
      files: z.array(bankFile),
      terms: payoffTerms,
      /** Without an account that the bank takes it from no file can be made. */
      hasConsignor: z.boolean(),
    }),
  }),
  listDayPayoffs: route('GET', '/pay-days/:payDay/payoffs', 'operator', {
    summary: 'The payoffs of a pay day by number, all or those that stand in one place.',
    params: ofDay,
    query: z.object({ ...pageQuery, shelf: z.optional(z.literal([...PAYOFF_SHELVES])) }),
    answer: page(dayPayoff),
  }),
  showPayoff: route('GET', '/payoffs/:number', 'operator', {
    summary: 'A payoff and what was done about it, with nothing private.',
    params: ofPayoff,
    answer: z.extend(dayPayoff, {
      history: listOf({
        at: instant(),
        action: z.literal(['REQUEST', ...PAYOFF_ACTIONS]),
        by: z.literal(['CAST', 'CLOCK', 'OPERATOR']),
        operator: z.nullable(z.string()),
        reason: z.nullable(z.string()),
      }),
    }),
    errors: ['NOT_FOUND'],
  }),
  readPayoffAccount: route('POST', '/payoffs/:number/account', 'operator', {
    summary: 'Where a payoff goes, beside the registered name of its cast; private, so it needs a reason.',
    params: ofPayoff,
    body: z.object(readReason),
    answer: z.extend(payoffDestination, {
      /** Katakana; empty: erased. */
      registeredKana: z.string(),
      isOwnName: z.boolean(),
    }),
    errors: ['NOT_FOUND', ...READ_ERRORS],
  }),
} as const;
