import { TIER_SCORE } from '@yoimachi/domain/review';
import type { RequestObstacle } from '@yoimachi/contract/beside';

export const besideTexts = {
  spread: '評価の内訳',
  reviews: (count: number) => `${count}件`,
  gifts: '最近受け取ったギフト',
  times: (count: number) => `${count}回`,
  similar: '近くのキャスト',
} as const;

/** What a guest says with each of the three, and what it counts for. */
const meanings = {
  good: 'もう一度お会いしたい',
  keep: '問題なく過ごせた',
  bad: '相性が合わなかった',
} as const;

export const spreadLabels = { good: 'また会いたい', keep: 'ふつう', bad: '合わなかった' } as const;

export const spreadHelp = `同伴のあと、ゲストが3つから1つを選びます。${spreadLabels.good}（${meanings.good}）は${TIER_SCORE.GOOD}点、${spreadLabels.keep}（${meanings.keep}）は${TIER_SCORE.KEEP}点、${spreadLabels.bad}（${meanings.bad}）は${TIER_SCORE.BAD}点として、★はその平均です。`;

/** Why he cannot ask anybody yet, and what he can do about it. */
export const obstacleTexts: Readonly<
  Record<RequestObstacle, { readonly title: string; readonly detail: string; readonly action: string }>
> = {
  PHONE: {
    title: '電話番号の確認が必要です',
    detail: 'リクエストを送信する前に、携帯電話番号をご登録ください。',
    action: '電話番号を登録する',
  },
  PAYMENT_DUE: {
    title: 'お支払いが完了していません',
    detail: 'お支払いが完了すると、リクエストを送信できるようになります。',
    action: 'お支払いを確認する',
  },
  AGE_CHECK: {
    title: '年齢確認が完了していません',
    detail: '書類での確認か、カードの登録が済むと、リクエストを送信できるようになります。',
    action: '年齢確認へ進む',
  },
};
