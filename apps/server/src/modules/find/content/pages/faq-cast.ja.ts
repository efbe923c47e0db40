import {
  ARRIVAL_BEFORE_START_MINUTES,
  AUTO_FINISH_MINUTES,
  NO_SHOW_AFTER_MINUTES,
  REPLY_HOURS,
  REPLY_HOURS_BEFORE_START,
} from '@yoimachi/domain/booking';
import { SCORE_SHOWN_FROM_REVIEWS } from '@yoimachi/domain/review';
import { END_BEFORE_WORK_MINUTES, HORIZON_DAYS, MIN_MINUTES, STEP_MINUTES } from '@yoimachi/domain/schedule';
import { FREE_DAYS_WITHIN, RECENT_DAYS } from '@yoimachi/domain/standing';
import { PRICE_MAX, PRICE_MIN } from '../numbers.ts';
import type { WrittenPage } from '../page.ts';

export const faqForCasts: WrittenPage = {
  name: 'FAQ',
  title: 'よくある質問',
  version: '2026-11-01',
  sections: [
    {
      heading: '登録してから使えるようになるまで、どのくらいかかりますか。',
      paragraphs: [
        '4つの手順の入力が終わると、運営が2日以内に年齢とご登録内容を確認し、SMSまたはLINEでご連絡します。確認が完了すると、検索結果に表示されます。',
      ],
    },
    {
      heading: '本名や口座はゲストに見えますか。',
      paragraphs: [
        '見えません。公開されるのは、源氏名、写真、年齢、在籍店舗、公開プロフィール、料金、スケジュールです。',
      ],
    },
    {
      heading: '源氏名を変えられますか。',
      paragraphs: [
        '登録の完了後はご自身では変更できません。やむを得ない事情がある場合は、運営にお問い合わせください。',
      ],
    },
    {
      heading: '料金はどう決めればよいですか。',
      paragraphs: [
        `30分あたり${PRICE_MIN}から${PRICE_MAX}の範囲で、いつでも変更できます。変更は、すでに届いているリクエストには影響しません。`,
      ],
    },
    {
      heading: 'おすすめ順とランキングの順位は、どうすれば上がりますか。',
      paragraphs: [
        `おすすめ順は、${FREE_DAYS_WITHIN}日以内の空き、評価、リクエストへの回答率と回答の早さ、スケジュールの新しさ、プロフィールの充実度をもとに決まります。売上やギフト、料金は使いません。同じくらいのキャストは、日ごとに並びが入れ替わります。`,
        `「評価が高い」のランキングには、直近${RECENT_DAYS}日の評価が${SCORE_SHOWN_FROM_REVIEWS}件以上になると表示されます。ご自身の順位と順位を上げる方法は、ランキングの画面でご確認いただけます。`,
      ],
    },
    {
      heading: 'スケジュールはどこまで登録できますか。',
      paragraphs: [
        `${HORIZON_DAYS}日先まで、1日につき1件です。${MIN_MINUTES}分以上、終了は出勤予定時間の${END_BEFORE_WORK_MINUTES}分前までに設定してください。`,
      ],
    },
    {
      heading: '返信の期限はいつですか。',
      paragraphs: [
        `リクエストから${REPLY_HOURS}時間、または開始の${REPLY_HOURS_BEFORE_START}時間前のうち早い方です。期限を過ぎると自動的にお断りとなりますが、ペナルティはありません。`,
      ],
    },
    {
      heading: '到着ボタンはいつ押しますか。',
      paragraphs: [
        `待ち合わせ場所に着いたときに押してください。開始の${ARRIVAL_BEFORE_START_MINUTES}分前から押せます。開始から${NO_SHOW_AFTER_MINUTES}分たっても押されていないと、無断キャンセルの扱いになることがあります。`,
      ],
    },
    {
      heading: '終了ボタンを押し忘れたら、どうなりますか。',
      paragraphs: [
        `終了予定から${AUTO_FINISH_MINUTES}分後に自動的に終了します。料金は終了予定の時間までで計算されます。`,
      ],
    },
    {
      heading: '料金の時間は、どのように計算されますか。',
      paragraphs: [
        `予定の開始時刻と到着の遅い方から終了までを、時計に表示される「分」で数え（秒は数えません）、${STEP_MINUTES}分単位に切り上げます。たとえば18:00から18:47までは47分となり、60分として計算します。`,
        '終了の際は、画面に表示された時間とポイントのとおりに確定します。操作までの間に変わった場合は、新しい内容を表示し、もう一度押していただくまで確定しません。',
      ],
    },
    {
      heading: '手数料はいくらですか。',
      paragraphs: [
        ({ stageFees }) =>
          `報酬が確定するときに、ステージに応じて${stageFees[0]}％から${stageFees.at(-1)}％が差し引かれます。画面に表示されるポイントは、差し引いたあとの金額です。`,
      ],
    },
    {
      heading: '評価はいつ公開されますか。',
      paragraphs: [
        `お互いの評価がそろったとき、または受付期間が終わったときに公開されます。点数は、${SCORE_SHOWN_FROM_REVIEWS}件以上の評価が集まると表示されます。`,
      ],
    },
    {
      heading: '危険を感じたときは、どうすればよいですか。',
      paragraphs: [
        'ためらわずにその場を離れ、110番に通報してください。「本日の同伴」の画面の「緊急連絡」からも通報できます。途中で終了しても不利益に扱うことはありません。',
      ],
    },
    {
      heading: 'お店を辞めた場合は、どうすればよいですか。',
      paragraphs: [
        '在籍店舗を退店された場合は、すみやかにアカウントを一時休止してください。一時休止の画面は準備中のため、それまでは運営にご連絡ください。',
      ],
    },
  ],
};
