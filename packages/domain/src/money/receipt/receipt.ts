import { taxOfTotalYen } from '@yoimachi/domain/money';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { cleanText } from '@yoimachi/domain/text';
import type { Day } from '@yoimachi/domain/time';
import { OWN_HONORIFIC } from './words.ja.ts';
import { RECEIPT_MAX_PURCHASES, RECEIPT_NAME_MAX } from './limits.ts';

/** A purchase as a receipt sees it: the amount paid less refunds, on the Tokyo day of payment. */
export interface ReceiptPurchase {
  readonly purchaseId: string;
  readonly day: Day;
  readonly points: number;
  readonly amountYen: number;
}

export type ReceiptNameError = 'RECEIPT_NAME_REQUIRED' | 'RECEIPT_NAME_LENGTH';
export type ReceiptBundleError = 'RECEIPT_PURCHASE_REQUIRED' | 'RECEIPT_TOO_MANY' | 'RECEIPT_ONE_DAY';

/** Emoji, and anything that only changes a character's look: no receipt font has them. */
const UNPRINTED =
  /[\p{Emoji_Presentation}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Cf}\uFE00-\uFE0F\u{E0100}-\u{E01EF}\u20E3]|(?=[\u2600-\u27BF\u{1F000}-\u{1FAFF}])\p{Extended_Pictographic}/gu;

/** A name as printed: without emoji, variation selectors and an honorific at its end, on one line. Rare kanji (髙, 𠮷, 﨑) are kept. */
export function printedName(name: string): string {
  return cleanText(name)
    .replace(UNPRINTED, '')
    .replace(/\s+/gu, (blank) => (blank.includes('\u3000') ? '\u3000' : ' '))
    .trim()
    .replace(OWN_HONORIFIC, '');
}

/** The name to print, 1 to 50 characters as a reader counts them (specification 5); the failure names the field `name`. */
export function checkReceiptName(name: string): Result<string, ReceiptNameError> {
  const printed = printedName(name);
  if (printed === '') return fail('RECEIPT_NAME_REQUIRED', 'name');
  return [...printed].length <= RECEIPT_NAME_MAX ? ok(printed) : fail('RECEIPT_NAME_LENGTH', 'name');
}

export interface ReceiptTotals {
  readonly day: Day;
  readonly points: number;
  readonly totalYen: number;
  /** Contained in the total, rounded down once for the receipt, never line by line (rules.md 4). */
  readonly taxYen: number;
}

/** What a receipt for these purchases says. They must be from one Tokyo day; the failure names the field `purchaseIds`. */
export function bundle(purchases: readonly ReceiptPurchase[]): Result<ReceiptTotals, ReceiptBundleError> {
  const [first] = purchases;
  if (!first) return fail('RECEIPT_PURCHASE_REQUIRED', 'purchaseIds');
  if (purchases.length > RECEIPT_MAX_PURCHASES) return fail('RECEIPT_TOO_MANY', 'purchaseIds');
  if (purchases.some(({ day }) => day !== first.day)) return fail('RECEIPT_ONE_DAY', 'purchaseIds');
  const totalYen = purchases.reduce((sum, { amountYen }) => sum + amountYen, 0);
  const points = purchases.reduce((sum, each) => sum + each.points, 0);
  return ok({ day: first.day, points, totalYen, taxYen: taxOfTotalYen(totalYen) });
}

/**
 * The tax contained in a refund on a receipt of `totalYen` of which `returnedYen` was refunded before. All refunds of a receipt together
 * contain exactly its tax.
 */
export function returnedTaxYen(totalYen: number, returnedYen: number, amountYen: number): number {
  const keptYen = totalYen - returnedYen;
  return taxOfTotalYen(keptYen) - taxOfTotalYen(keptYen - amountYen);
}

/**
 * True for a qualified invoice issuer's registration number: T, a check digit and 12 digits. The check digit is 9 minus the mod-9 remainder
 * of the digit sum, digits weighted from the right 1, 2, 1, 2 … (corporate numbers, domain rules of invoices).
 */
export function isRegistrationNumber(text: string): boolean {
  if (!/^T\d{13}$/.test(text)) return false;
  const digits = Array.from(text.slice(2), Number).reverse();
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 2), 0);
  return Number(text[1]) === 9 - (sum % 9);
}
