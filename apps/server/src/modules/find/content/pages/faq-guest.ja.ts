import { CODE_RESEND_SECONDS, CODE_TTL_MINUTES } from '@yoimachi/domain/account';
import {
  CANCEL_FEE_PERCENT,
  MAX_GUESTS,
  NO_SHOW_AFTER_MINUTES,
  REPLY_HOURS,
  REPLY_HOURS_BEFORE_START,
  REQUEST_LEAD_HOURS,
} from '@yoimachi/domain/booking';
import { SCORE_SHOWN_FROM_REVIEWS } from '@yoimachi/domain/review';
import { FREE_DAYS_WITHIN, RECENT_DAYS } from '@yoimachi/domain/standing';
import { FREE_LOT_DAYS, PAID_LOT_DAYS } from '@yoimachi/domain/points';
import { HORIZON_DAYS, MIN_MINUTES, STEP_MINUTES } from '@yoimachi/domain/schedule';
import type { StaticPage } from '../page.ts';

export const faqForGuests: StaticPage = {
  name: 'FAQ',
  title: 'よくある質問',
  version: '2026-11-01',
  sections: [
    {
      heading: '認証コードが届きません。',
      paragraphs: [
        `SMSの受信設定と電話番号をご確認のうえ、${CODE_RESEND_SECONDS}秒たってから再送してください。コードの有効期限は${CODE_TTL_MINUTES}分で、新しいコードを送ると前のコードは使えなくなります。`,
      ],
    },
    {
      heading: '同伴とは何ですか。',
      paragraphs: [
        'キャストの出勤前に待ち合わせ、お食事などをともにしてから、お店へ一緒に向かうことです。宵待ちでは、その待ち合わせの予約ができます。',
      ],
    },
    {
      heading: 'お店の料金はポイントに含まれますか。',
      paragraphs: [
        '含まれません。ポイントは同伴のお時間に対するものです。ご飲食代、お店でのセット料金・同伴料・指名料などは、その場でお支払いください。',
      ],
    },
    {
      heading: 'いつまでにリクエストすればよいですか。',
      paragraphs: [
        `前日まで、かつ開始の${REQUEST_LEAD_HOURS}時間前までにお送りください。${HORIZON_DAYS}日先まで受け付けています。`,
        `${MIN_MINUTES}分から${STEP_MINUTES}分単位で、ゲストは${MAX_GUESTS}名までご利用いただけます。`,
      ],
    },
    {
      heading: 'おすすめ順とランキングは、どのように決まりますか。',
      paragraphs: [
        `おすすめ順は、${FREE_DAYS_WITHIN}日以内の空き、評価、リクエストへの回答率と回答の早さ、スケジュールの新しさ、プロフィールの充実度をもとに決まります。同じくらいのキャストは、日ごとに並びが入れ替わります。`,
        `「評価が高い」のランキングは、直近${RECENT_DAYS}日の評価が${SCORE_SHOWN_FROM_REVIEWS}件以上あるキャストを、スコアの高い順に並べています。どちらにも、売上やギフト、料金は使いません。`,
      ],
    },
    {
      heading: '返信はいつ届きますか。',
      paragraphs: [
        `リクエストから${REPLY_HOURS}時間、または開始の${REPLY_HOURS_BEFORE_START}時間前のうち早い方までに、キャストが返信します。期限はリクエストの画面に表示されます。返信がない場合は不成立となり、仮押さえのポイントはすべて戻ります。`,
      ],
    },
    {
      heading: 'キャンセル料はいくらですか。',
      paragraphs: [
        `確定前の取り下げと、予約日の前々日までのキャンセルは無料です。前日は予定ポイントの${CANCEL_FEE_PERCENT.dayBefore}％、当日は${CANCEL_FEE_PERCENT.sameDay}％です。`,
      ],
    },
    {
      heading: '時間や場所を変えられますか。',
      paragraphs: [
        '場所は、予約の詳細から変更を提案でき、キャストが承諾すると変わります。',
        '確定後に日時を変えるときは、キャンセルのうえ、新しくリクエストしてください。確定前は、取り下げて送り直せます。',
      ],
    },
    {
      heading: 'キャストが来ないときは、どうすればよいですか。',
      paragraphs: [
        `開始から${NO_SHOW_AFTER_MINUTES}分たっても到着がない場合、予約の画面から無料でキャンセルできます。そのままお待ちいただき、到着後に始めることもできます。`,
      ],
    },
    {
      heading: '早く終わった場合の料金はどうなりますか。',
      paragraphs: [
        `実際のご利用時間を${STEP_MINUTES}分単位に切り上げて計算します（ゲストが終了した場合は${MIN_MINUTES}分以上）。使わなかったポイントは、もとの有効期限のまま戻ります。`,
        `ご利用時間は時計に表示される「分」で数え、秒は数えません。たとえば18:00から18:47までは、秒にかかわらず47分となり、60分として計算します。`,
        '終了やキャンセルの際は、画面に表示された時間とポイントのとおりに確定します。操作までの間に変わった場合は、新しい内容を表示し、もう一度押していただくまで確定しません。',
      ],
    },
    {
      heading: 'ポイントに有効期限はありますか。',
      paragraphs: [
        `購入したポイントは購入日から${PAID_LOT_DAYS}日間、無料のポイントは特に定めのない限り付与から${FREE_LOT_DAYS}日間です。有効期限の近いものから使われます。`,
      ],
    },
    {
      heading: '領収書は発行できますか。',
      paragraphs: [
        'ポイントの購入に対して発行します。ポイントのご利用に対しては発行していません。マイページの「領収書の発行」から発行できます。',
      ],
    },
    {
      heading: '年齢確認はどのように行いますか。',
      paragraphs: [
        'クレジットカードの登録により確認します。カードでのお支払いに同意いただくことで、18歳以上であることの確認となります。',
      ],
    },
  ],
};
