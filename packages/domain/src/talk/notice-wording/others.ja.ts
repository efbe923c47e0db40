import { EXPORT_KEPT_DAYS } from '@yoimachi/domain/leaving';
import { FREE_LOT_DAYS } from '@yoimachi/domain/points';
import { says } from './sentences.ts';

/** What is said of messages, also on locked screens: who wrote, and not what. */
export const CHAT_SENTENCES = {
  CHAT_MESSAGE: says('{writer}さんからメッセージが届いています。', 'writer'),
} as const;

/** What is said of days, points and money. */
export const MONEY_SENTENCES = {
  GUEST_WORK_CHANGED: says(
    '{day}のキャストの出勤予定が「{bar} {time}」に変更されました。',
    ...(['day', 'bar', 'time'] as const),
  ),
  GUEST_DAY_OPENED: says('{cast}さんが{days}の出勤日を公開しました。', 'cast', 'days'),
  GUEST_SEARCH_FITS: says(
    '保存した条件{searches}に、新しく{count}人のキャストが当てはまりました。',
    ...(['searches', 'count'] as const),
  ),
  CAST_RESUMES: says(
    '{day}から受付を再開します。検索結果に表示され、リクエストが届くようになります。',
    'day',
  ),
  GUEST_CARD_CHARGED: says('不足分{points}P（{yen}円）を登録カードに請求しました。', 'points', 'yen'),
  GUEST_CHARGE_FAILED: says('カードの決済ができませんでした。お支払い方法をご確認ください。'),
  GUEST_REFUNDED: says('{points}P（{yen}円）を、お支払いのカードへ払い戻しました。', 'points', 'yen'),
  GUEST_POINTS_EXPIRING: says('{points}Pの有効期限が{expiryDay}に迫っています。', 'points', 'expiryDay'),
  GUEST_POINTS_RETURNED: says(
    `運営による確認の結果、同伴でご利用の{points}Pをお返ししました。有効期限は${FREE_LOT_DAYS}日です。`,
    'points',
  ),
  GUEST_POINTS_ADJUSTED: says(
    '運営がポイントを調整しました（{points}P）。ご不明な点はお問い合わせください。',
    'points',
  ),
  CAST_POINTS_ADJUSTED: says(
    '運営がポイントを調整しました（{points}P）。ご不明な点はお問い合わせください。',
    'points',
  ),
  CAST_REWARD_FROZEN: says(
    '同伴の報酬{points}Pは、運営による確認が終わるまで保留しています。結果はお知らせでご連絡します。',
    'points',
  ),
  CAST_REWARD_RELEASED: says('保留していた報酬{points}Pの確認が終わり、残高に加わりました。', 'points'),
  CAST_REWARD_WITHHELD: says(
    '保留していた報酬{points}Pは、確認の結果、お支払いできません。ご不明な点はお問い合わせください。',
    'points',
  ),
  CAST_GIFT_RECEIVED: says('{guest}さんからギフト「{gift}」が届きました。', 'guest', 'gift'),
  CAST_STAGE_UP: says('ステージ{stage}に上がりました。おめでとうございます。', 'stage'),
  PAYOFF_APPROVED: says('精算申請を受け付けました。{payDay}に振り込みます。', 'payDay'),
  PAYOFF_REJECTED: says('精算申請を差し戻しました。内容をご確認ください。'),
  PAYOFF_POSTPONED: says('精算申請の確認に時間がかかっています。{payDay}に振り込む予定です。', 'payDay'),
  PAYOFF_TRANSFERRED: says('{payDay}に{yen}円を振り込みました。', 'payDay', 'yen'),
  PAYOFF_RETURNED: says('振込ができませんでした。振込先口座情報をご確認ください。'),
  PAYOFF_AUTOMATIC: says('{points}Pを自動で精算しました。{payDay}に振り込みます。', 'points', 'payDay'),
} as const;

/** What is said of safety and of who somebody is. What also goes by SMS names nobody and nothing: it is sent as it stands here. */
export const SAFETY_SENTENCES = {
  /** On a lock screen it says nothing of what it is about. */
  CAST_ALL_RIGHT_ASKED: says('ご確認をお願いします。'),
  EMAIL_CHANGED: says('メールアドレスを変更しました。'),
  PAYOFF_STOPPED: says(
    '電話番号・振込先口座・端末が続けて変更されたため、安全のために精算を止めています。ご本人の写真を提出してください。確認後に振り込みます。',
  ),
  PHONE_CHANGE: says('{result}', 'result'),
  AGE_CHECK: says('{result}', 'result'),
  CAST_AGE_VERIFIED: says('{result}', 'result'),
  NAME_REQUEST_DECIDED: says('{result}', 'result'),
  NICKNAME_CHANGED: says('運営が{nameKind}を「{nickname}」に変更しました。', 'nameKind', 'nickname'),
  CLASS_CHANGED: says('運営がクラスを「{castClass}」に変更しました。', 'castClass'),
  BIRTHDAY_CORRECTED: says(
    '運営が登録の生年月日を訂正しました。お心あたりがない場合は、お問い合わせください。',
  ),
  MEDIA_DECIDED: says('{result}', 'result'),
  EXPORT_READY: says(`データの書き出しが完了しました。${EXPORT_KEPT_DAYS}日以内にダウンロードしてください。`),
  SUSPENSION_LIFTED: says('アカウントのご利用を再開いただけます。もう一度ログインしてください。'),
  INQUIRY_ANSWERED: says('{result}', 'result'),
} as const;
