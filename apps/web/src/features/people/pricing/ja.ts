import {
  HALF_UNIT_MINUTES,
  PRICE_15_STEP,
  PRICE_30_MAX,
  PRICE_30_MIN,
  PRICE_30_STEP,
  UNIT_MINUTES,
} from '@yoimachi/domain/pricing';
import { pointsText } from '#ui/amount.tsx';

/** Texts for the prices (domain wording 4.11). */
export const pricingTexts = {
  title: '料金・報酬ポイント設定',
  price30: `${UNIT_MINUTES}分あたりの料金`,
  price30Help: `${pointsText(PRICE_30_MIN)}〜${pointsText(PRICE_30_MAX)}の範囲で、${PRICE_30_STEP}P単位で設定できます。`,
  price15: `${HALF_UNIT_MINUTES}分の料金`,
  price15Help: (min: number, max: number) =>
    `${UNIT_MINUTES}分に満たない${HALF_UNIT_MINUTES}分の料金です。${pointsText(min)}〜${pointsText(max)}の範囲で、${PRICE_15_STEP}P単位で設定できます。`,
  unit: 'P',
  missing: '料金を入力してください。',
  repair15: (points: string) => `${HALF_UNIT_MINUTES}分を${points}に変更する`,
  example: '料金の例',
  note: '新しい料金は、保存したあとに届くリクエストから適用されます。送信済みのリクエストと予約の料金は変わりません。',
  save: '変更を保存する',
  saved: '保存しました',
  unitRewards: '単位ごとの報酬',
  reward30: `${UNIT_MINUTES}分の報酬`,
  reward15: `${HALF_UNIT_MINUTES}分の報酬`,
  aboutStage: 'ステージについて',
  rewards: '受け取る報酬の例',
  fee: (percent: number) => `ステージの手数料${percent}％を差し引いた報酬です。`,
} as const;
