import { CANCEL_FEE_PERCENT } from '@yoimachi/domain/booking';
import { PAID_LOT_DAYS } from '@yoimachi/domain/points';
import { PURCHASE_MAX, PURCHASE_MIN } from '../numbers.ts';
import { OPERATOR } from '../operator.ja.ts';
import type { WrittenPage } from '../page.ts';

/** The items the Act on Specified Commercial Transactions requires of a mail-order seller. */
export const commercialTransaction: WrittenPage = {
  name: 'COMMERCIAL_TRANSACTION',
  title: '特定商取引法に基づく表記',
  version: '2026-11-01',
  sections: [
    { heading: '販売事業者名', paragraphs: [OPERATOR.name] },
    { heading: '運営統括責任者', paragraphs: [OPERATOR.responsible] },
    { heading: '所在地', paragraphs: [OPERATOR.address] },
    { heading: '電話番号・受付時間', paragraphs: [OPERATOR.phone, OPERATOR.hours] },
    { heading: 'メールアドレス', paragraphs: [({ supportMail }) => supportMail] },
    {
      heading: '販売価格',
      paragraphs: ['1ポイント＝1.21円（税込）です。お支払いいただく金額は、各購入画面に税込で表示します。'],
    },
    {
      heading: '商品代金以外の必要料金',
      paragraphs: [
        'インターネット接続料金などの通信料金は、お客様のご負担となります。',
        '同伴中のご飲食代、お店でのセット料金・同伴料・指名料などはポイントに含まれません。お店などで直接お支払いください。',
      ],
    },
    { heading: '支払方法', paragraphs: ['クレジットカード'] },
    {
      heading: '支払時期',
      paragraphs: [
        'ポイントの購入時にお支払いいただきます。',
        '同伴の決済確定時にポイントが不足した場合、不足分は同伴終了後の決済確定時に登録カードへ自動で請求します。',
        'カード会社からの引き落とし日は、カード会社の規約によります。',
      ],
    },
    { heading: '商品（役務）の引渡時期', paragraphs: ['決済の完了後、ただちにポイントを付与します。'] },
    {
      heading: '申込みの有効期限・販売数量の制限',
      paragraphs: [`ポイントの購入は、1回につき${PURCHASE_MIN}以上${PURCHASE_MAX}以下です。`],
    },
    {
      heading: '返品・キャンセル',
      paragraphs: [
        '購入後のポイントの返品・返金はお受けできません（当社の責めに帰すべき事由による場合を除きます）。',
        `同伴予約の確定後にゲストのご都合でキャンセルされる場合のキャンセル料は、予約日の当日が${CANCEL_FEE_PERCENT.sameDay}％、前日が${CANCEL_FEE_PERCENT.dayBefore}％、それ以前は無料です。確定前の取り消しは無料です。`,
      ],
    },
    {
      heading: 'ポイントの有効期限',
      paragraphs: [`購入日から${PAID_LOT_DAYS}日間です。期限の延長はできません。`],
    },
    {
      heading: '動作環境',
      paragraphs: ['Google Chrome、Safari、Microsoft Edge、Firefox の最新版でご利用ください。'],
    },
    { heading: '特別な販売条件', paragraphs: ['18歳未満の方（高校生を含みます）はご利用いただけません。'] },
  ],
};
