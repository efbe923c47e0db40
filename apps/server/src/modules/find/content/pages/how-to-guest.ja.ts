import { CANCEL_FEE_PERCENT, EXTENSION_MINUTES } from '@yoimachi/domain/booking';
import { REVIEW_WINDOW_HOURS } from '@yoimachi/domain/review';
import { MIN_MINUTES, STEP_MINUTES } from '@yoimachi/domain/schedule';
import type { StaticPage } from '../page.ts';

export const howToForGuests: StaticPage = {
  name: 'HOW_TO_USE',
  title: 'ご利用方法',
  version: '2026-11-01',
  sections: [
    {
      heading: '1. 会いたい日からさがす',
      paragraphs: [
        '「さがす」で日付やエリアを選ぶと、その日に会えるキャストが並びます。プロフィールでは、写真、自己紹介、料金、会える日をご覧いただけます。',
      ],
    },
    {
      heading: '2. カードを登録し、ポイントを購入する',
      paragraphs: [
        'はじめに「お支払い情報」でカードを登録します。年齢確認を兼ねています。ポイントは1ポイント＝1.21円（税込）で、購入後すぐに使えます。',
      ],
    },
    {
      heading: '3. 同伴をリクエストする',
      paragraphs: [
        `会える日を選び、開始時刻、お時間（${MIN_MINUTES}分から${STEP_MINUTES}分単位）、ゲスト人数（ご自身を含む）、待ち合わせ場所を入力して送ります。必要なポイントが仮押さえされます。`,
        '待ち合わせ場所は、飲食店や駅などの公共の場所をお選びください。',
      ],
    },
    {
      heading: '4. 返信を待つ',
      paragraphs: [
        'キャストが承認すると予約が確定します。不成立の場合、仮押さえのポイントはすべて戻ります。',
        `確定後のキャンセル料は、前日が${CANCEL_FEE_PERCENT.dayBefore}％、当日が${CANCEL_FEE_PERCENT.sameDay}％です。`,
      ],
    },
    {
      heading: '5. 待ち合わせ',
      paragraphs: [
        'キャストが到着すると、「本日の同伴」の画面に残りのお時間が表示されます。',
        `もう少しご一緒したいときは、${EXTENSION_MINUTES}分の延長をお願いできます。キャストが同意すると延長されます。`,
      ],
    },
    {
      heading: '6. 終了と評価',
      paragraphs: [
        `終了すると料金が確定し、使わなかったポイントが戻ります。終了から${REVIEW_WINDOW_HOURS / 24}日間、キャストを評価できます。`,
      ],
    },
  ],
};
