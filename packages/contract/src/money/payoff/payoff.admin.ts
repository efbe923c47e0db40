import * as z from 'zod/mini';
import { FEE_BEARERS, FORM_THRESHOLDS_YEN, WITHHOLDING_MODES } from '@yoimachi/domain/payoff';
import { day, id, points, text } from '@yoimachi/contract/common';
import { READ_ERRORS, readReason } from '@yoimachi/contract/read-log';
import { route } from '@yoimachi/contract/route';
import { bankResultAdminRoutes } from './bank-result.admin.ts';
import { payoffTerms } from './destination.schema.ts';
import { ofPayoff, payDayAdminRoutes } from './pay-day.admin.ts';

const reason = z.object({ reason: text(500) });
/** Of which day's file the bank says it; absent: of the one that it is in. */
const ofFile = { payDay: z.optional(day()) };
const CHANGE_ERRORS = ['NOT_FOUND', 'ACTION_NOT_ALLOWED', 'PAYOFF_IN_REVIEW'] as const;
const RESULT_ERRORS = [...CHANGE_ERRORS, 'PAYOFF_NOT_EXPORTED', 'PAY_DAY_AHEAD', 'REASON_REQUIRED'] as const;
const writtenResult = z.object({
  /** It was known before, and nothing changed. */
  wasKnown: z.boolean(),
  /** Why it came back as it is known, where another reason was said now; null otherwise. */
  keptReason: z.nullable(z.string()),
});
const digits = (count: number) => z.string().check(z.regex(new RegExp(`^\\d{${count}}$`)));

const formYear = () => z.int().check(z.minimum(2000), z.maximum(2099));

/** What operators decide about payoffs, what the bank says of them, and the terms of all. */
export const payoffAdminRoutes = {
  ...payDayAdminRoutes,
  ...bankResultAdminRoutes,
  approvePayoff: route('POST', '/payoffs/:number/approve', 'operator', {
    summary: 'It goes into the bank file of its pay day, or of the next one that is still reached.',
    params: ofPayoff,
    errors: CHANGE_ERRORS,
  }),
  rejectPayoff: route('POST', '/payoffs/:number/reject', 'operator', {
    summary: 'Sends it back, the points are hers again; she reads the reason.',
    params: ofPayoff,
    body: reason,
    errors: [...CHANGE_ERRORS, 'REASON_REQUIRED'],
  }),
  releasePayoff: route('POST', '/payoffs/:number/release', 'operator', {
    summary: 'What stopped it was looked at: another name, a returned transfer.',
    params: ofPayoff,
    body: reason,
    errors: [...CHANGE_ERRORS, 'LIVE_PHOTO_REQUIRED', 'PAYOFF_WAITS', 'REASON_REQUIRED'],
  }),
  payLeavingCast: route('POST', '/casts/:castId/pay-leaving', 'operator', {
    summary: 'Pays out her whole balance without the minimum.',
    params: z.object({ castId: id() }),
    answer: z.object({ payoffId: id() }),
    errors: [
      'NOT_FOUND',
      'PAYOFF_OPEN',
      'PAYOFF_BELOW_FEE',
      'REWARD_INSUFFICIENT',
      'BANK_ACCOUNT_REQUIRED',
      'BANK_ACCOUNT_INVALID',
    ],
  }),
  markTransferred: route('POST', '/payoffs/:number/transferred', 'operator', {
    summary: 'The bank has transferred it; again, or of a file that it came back from, it changes nothing.',
    params: ofPayoff,
    body: z.object(ofFile),
    answer: writtenResult,
    errors: RESULT_ERRORS,
  }),
  markReturned: route('POST', '/payoffs/:number/returned', 'operator', {
    summary:
      'The bank sent it back; it waits for review. Again, or of a file that it came back from, it changes nothing.',
    params: ofPayoff,
    body: z.extend(reason, ofFile),
    answer: writtenResult,
    errors: RESULT_ERRORS,
  }),
  makeBankFile: route('POST', '/bank-files/of/:payDay', 'operator', {
    summary: 'Makes the bank file of a pay day; the same one comes out again until it is marked as exported.',
    params: z.object({ payDay: day() }),
    answer: z.object({
      batchId: id(),
      /** The bytes for the bank, base64. */
      content: z.string(),
      /** Of the bytes, in hex. */
      sha256: z.string(),
      rowCount: z.int(),
      totalYen: points(),
      /** Numbers of payoffs that look like duplicate payments. */
      doubles: z.array(z.int()),
    }),
    errors: [
      ...READ_ERRORS,
      'CONSIGNOR_MISSING',
      'CONSIGNOR_UNKNOWN',
      'PAY_DAY_CLOSED',
      'PAY_DAY_PAST',
      'PAY_DAY_TOO_FAR',
      'PAYOFF_FILE_EMPTY',
      'PAYOFF_FILE_EXPORTED',
      'PAYOFF_FILE_TOO_LARGE',
      'PAYOFF_FILE_BAD',
    ],
  }),
  markBankFileExported: route('POST', '/bank-files/:batchId/exported', 'operator', {
    summary: 'Somebody has the file: it is never handed out again.',
    params: z.object({ batchId: id() }),
  }),
  readPayoffTerms: route('GET', '/payoff-terms', 'operator', {
    summary: 'What holds for payoffs that are asked for now, and the account that the bank takes them from.',
    answer: z.extend(payoffTerms, {
      lineEnds: z.boolean(),
      /** Null while there is none. */
      consignor: z.nullable(
        z.object({
          consignorCode: z.string(),
          consignorName: z.string(),
          bankCode: z.string(),
          branchCode: z.string(),
          accountNumber: z.string(),
          isCurrent: z.boolean(),
        }),
      ),
    }),
  }),
  changePayoffTerms: route('PUT', '/payoff-terms', 'operator', {
    summary: 'Changes what holds for payoffs that are asked for from now on; what is absent stays.',
    body: z.object({
      transferFeeYen: z.optional(z.int()),
      feeBearer: z.optional(z.literal(FEE_BEARERS)),
      withholdingMode: z.optional(z.literal(WITHHOLDING_MODES)),
      lineEnds: z.optional(z.boolean()),
    }),
    answer: z.extend(payoffTerms, {
      /** Null while there is no account. */
      paidFrom: z.nullable(z.object({ bankCode: z.string(), branchCode: z.string() })),
    }),
  }),
  changeConsignor: route('PUT', '/payoff-consignor', 'operator', {
    summary: 'The account that the bank takes payoffs from.',
    body: z.object({
      consignorCode: digits(10),
      /** Half-width kana. */
      consignorName: text(40),
      bankCode: digits(4),
      branchCode: digits(3),
      accountNumber: digits(7),
      isCurrent: z.boolean(),
    }),
    errors: ['CONSIGNOR_UNKNOWN'],
  }),
  paymentStatement: route('POST', '/casts/:castId/payment-statement', 'operator', {
    summary: 'What was paid to a cast in a year, as CSV; it names her.',
    params: z.object({ castId: id() }),
    body: z.object({ year: formYear(), ...readReason }),
    answer: z.object({ csv: z.string() }),
    errors: ['NOT_FOUND', ...READ_ERRORS],
  }),
  paymentForm: route('POST', '/casts/:castId/payment-form', 'operator', {
    summary: 'The payment record of a cast for a year, as a PDF in the form of the tax office; it names her.',
    params: z.object({ castId: id() }),
    body: z.object({ year: formYear(), ...readReason }),
    answer: z.object({ content: z.string() }),
    errors: ['NOT_FOUND', ...READ_ERRORS],
  }),
  paymentForms: route('POST', '/payment-forms', 'operator', {
    summary:
      'The payment records of all casts who were paid more than a sum in a year, one page each, as a PDF.',
    body: z.object({
      year: formYear(),
      overYen: z.literal([...FORM_THRESHOLDS_YEN]),
      /** Which of several files, from 1 on. */
      part: z.int().check(z.minimum(1), z.maximum(1_000)),
      ...readReason,
    }),
    answer: z.object({
      /** The PDF, base64. */
      content: z.string(),
      /** On how many pages of this file, and in how many files all are. */
      casts: z.int(),
      parts: z.int(),
    }),
    errors: ['NOT_FOUND', ...READ_ERRORS],
  }),
  withholdingReport: route('POST', '/withholding-report', 'operator', {
    summary: 'What was transferred and withheld in a month, as CSV for the tax office; it names the casts.',
    body: z.object({ month: z.string().check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/)), ...readReason }),
    answer: z.object({
      csv: z.string(),
      casts: z.int(),
      amountYen: points(),
      withholdingYen: points(),
      /** The last day for paying the tax office. */
      dueDay: day(),
    }),
    errors: READ_ERRORS,
  }),
  setInvoiceNumber: route('PUT', '/casts/:castId/invoice-number', 'operator', {
    summary: 'With a number for invoices her payoffs count as tax-inclusive; null takes it away.',
    params: z.object({ castId: id() }),
    body: z.object({ number: z.nullable(z.string().check(z.regex(/^T\d{13}$/))) }),
    errors: ['NOT_FOUND'],
  }),
} as const;
