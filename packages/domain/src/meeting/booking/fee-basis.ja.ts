import { grouped } from '@yoimachi/domain/money';
import { formatDay, type Day } from '@yoimachi/domain/time';
import { CANCEL_FEE_PERCENT } from './cancel-policy.ts';
import type { FeeBasis } from './fee-basis.ts';

/** Why there is a fee at all, as the company says it until an operator writes other words. */
export const FEE_BASIS_WORDS =
  'キャンセル料は、ご予約の確定後にキャストがその時間のほかのご予約をお受けできなくなること、直前のキャンセルでは代わりのご予約が入りにくいことを踏まえ、平均的な損害の範囲で定めています。';

interface Asked {
  /** The booking's number. */
  readonly number: string;
  readonly day: Day;
  /** Of each cast with a fee; their days and causes are the same. */
  readonly bases: readonly Pick<
    FeeBasis,
    'cause' | 'isPreview' | 'onDay' | 'percent' | 'plannedPoints' | 'feePoints'
  >[];
  /** What the company says of it. */
  readonly words: string;
}

const causeWords = {
  CANCELLED: 'キャンセルされた',
  NO_SHOW: 'ご来店が確認できなかった',
  SUSPENDED: 'キャンセルとなった',
} as const;

/** What support may send to the guest who asks: how his fee was found, and why there is one. It says nothing of what a cast is given. */
export function feeExplanation({ number, day, bases, words }: Asked): string {
  const [first] = bases;
  if (!first) return '';
  const sum = bases.reduce((points, one) => points + one.feePoints, 0);
  const planned = bases.reduce((points, one) => points + one.plannedPoints, 0);
  const rounding =
    bases.length > 1 ? '（キャストごとに計算し、1P未満を切り捨てています）' : '（1P未満は切り捨て）';
  const when = first.isPreview
    ? `本日（${formatDay(first.onDay)}）キャンセルされた場合`
    : `${formatDay(first.onDay)}に${causeWords[first.cause]}ため`;
  const owed =
    sum === 0
      ? 'キャンセル料はかかりません。'
      : `予定料金${grouped(planned)}Pの${first.percent}％にあたる${grouped(sum)}P${rounding}がキャンセル料となります。`;
  return [
    `ご予約（${number}、${formatDay(day)}）のキャンセル料についてご説明いたします。`,
    `${when}、${owed}`,
    `キャンセル料は、ご予約日の当日が予定料金の${CANCEL_FEE_PERCENT.sameDay}％、前日が${CANCEL_FEE_PERCENT.dayBefore}％で、それより前はかかりません（日本時間の暦日で計算します）。`,
    words,
  ].join('\n');
}
