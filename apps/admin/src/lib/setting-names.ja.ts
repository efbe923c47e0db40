import type { WeightName } from '@yoimachi/domain/standing';
import type { TextKind } from '@yoimachi/domain/text-rules';

/** What texts are stopped for. */
export const textKindNames: Readonly<Record<TextKind, string>> = {
  CONTACT: '連絡先の交換',
  CASH: '現金のやり取り',
  WORD: '禁止語',
  PRESSURE: '恋愛感情や売掛の利用',
};

/** What the order of recommendation weighs. */
export const weightNames: Readonly<Record<WeightName, string>> = {
  FREE_DAYS: '空いている日',
  REVIEWS: '評価',
  ANSWER_RATE: '返答率',
  ANSWER_TIME: '返答の早さ',
  FRESHNESS: '最近の活動',
  COMPLETENESS: 'プロフィールの充実',
};

export const stageName = (stage: number | string): string => `ステージ${stage}`;
