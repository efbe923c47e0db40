import { ARRIVAL_BEFORE_START_MINUTES, REPLY_HOURS } from '@yoimachi/domain/booking';
import { REVIEW_WINDOW_HOURS } from '@yoimachi/domain/review';
import { END_BEFORE_WORK_MINUTES } from '@yoimachi/domain/schedule';
import { PRICE_MAX, PRICE_MIN } from '../numbers.ts';
import type { StaticPage } from '../page.ts';

export const howToForCasts: StaticPage = {
  name: 'HOW_TO_USE',
  title: 'ご利用方法',
  version: '2026-11-01',
  sections: [
    {
      heading: '1. 登録と年齢確認',
      paragraphs: [
        'アカウント情報、振込先口座、在籍店舗、公開プロフィールの順に登録します。運営の確認が完了すると、検索結果に表示されます。',
      ],
    },
    {
      heading: '2. 料金とスケジュールを登録する',
      paragraphs: [
        `料金は30分あたり${PRICE_MIN}から${PRICE_MAX}の範囲で設定します。`,
        `スケジュールには、会える時間、出勤店舗、出勤予定時間を登録します。終了は出勤の${END_BEFORE_WORK_MINUTES}分前までです。`,
      ],
    },
    {
      heading: '3. リクエストに返信する',
      paragraphs: [
        `リクエストが届いたら、日時、場所、人数、獲得できるポイントを確認し、承認またはお断りを選んでください。期限は通常${REPLY_HOURS}時間以内です。`,
      ],
    },
    {
      heading: '4. 当日',
      paragraphs: [
        `待ち合わせ場所に着いたら到着ボタンを押します（開始の${ARRIVAL_BEFORE_START_MINUTES}分前から）。お時間は、予定の開始時刻または到着の遅い方から数えます。`,
        '終了予定の時間になったら終了ボタンを押してください。事情があるときは、理由を選んで途中で終了できます。',
      ],
    },
    {
      heading: '5. 報酬',
      paragraphs: [
        '決済が確定すると、手数料を差し引いたポイントが獲得ポイントに加わります。内訳は「ポイント獲得・精算履歴」でご確認いただけます。',
      ],
    },
    {
      heading: '6. 評価',
      paragraphs: [
        `終了から${REVIEW_WINDOW_HOURS / 24}日間、ゲストを評価できます。「今後は受け付けない」を選ぶと、そのゲストの検索結果に表示されなくなります。`,
      ],
    },
  ],
};
