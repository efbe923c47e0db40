import type { Day } from '@yoimachi/domain/time';
import type { ReceiptPurchaseKind } from './limits.ts';

/** After the name: a person, or a company (rules.md 4). */
export const HONORIFICS = ['様', '御中'] as const;
export type Honorific = (typeof HONORIFICS)[number];

/** Typed at the end of a name, though a receipt prints one of its own; 神様 and the like are names. */
export const OWN_HONORIFIC = /(?:\s*御中|\s+(?:様|さま|殿)|(?<![神王奥客皆])様)$/u;

/** What the money was for (但し書き). */
export const PROVISO = 'ポイント購入代として';

const LINE_WORDS: Record<ReceiptPurchaseKind, string> = {
  PURCHASE: 'ポイント購入',
  TOP_UP: 'ポイント購入（不足分）',
  SHORTFALL: 'ポイント購入（追加分）',
  DEBT: 'ポイント購入（未払い分）',
};

/** A line of a receipt: 「ポイント購入 10,000P」. */
export function lineText(kind: ReceiptPurchaseKind, points: number): string {
  return `${LINE_WORDS[kind]} ${points.toLocaleString('ja-JP')}P`;
}

/** A day as printed: 「2026年11月21日」. */
export function printedDay(day: Day): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${year}年${month}月${date}日`;
}

/** The number as printed: 「No. 00000042」. */
export function numberText(number: number): string {
  return `No. ${paddedNumber(number)}`;
}

/** A receipt's file name. */
export function receiptFileName(number: number): string {
  return `領収書_${paddedNumber(number)}.pdf`;
}

const paddedNumber = (number: number) => String(number).padStart(8, '0');
