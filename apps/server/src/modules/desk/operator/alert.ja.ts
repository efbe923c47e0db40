import { AGE_ANSWER_MINUTES, AGE_REMINDER_MINUTES } from '@yoimachi/domain/age-check';
import { DISPUTE_REMINDER_DAYS, PAYMENT_SILENT_MINUTES } from '@yoimachi/domain/card';
import { REMOVAL_DAYS, REMOVAL_REMINDER_DAYS } from '@yoimachi/domain/inquiry';
import { FRIENDS_BEFORE_REVIEW, FRIENDS_WINDOW_DAYS } from '@yoimachi/domain/stage';
import { DAY_MINUTES } from '@yoimachi/domain/time';

const AGE_ANSWER_DAYS = AGE_ANSWER_MINUTES / DAY_MINUTES;

const TEXTS: Readonly<Record<string, string>> = {
  OPERATOR_SOS: '【至急】SOSが届きました。ただちに連絡してください。',
  OPERATOR_CHECKOUT_ALERT: '【至急】同伴の終了後、キャストの安全確認がとれていません。',
  OPERATOR_NO_ANSWER: '【至急】同伴中のキャストから、安全確認の返事がありません。ただちに連絡してください。',
  OPERATOR_LATE_ANSWER:
    '返事のなかったキャストから、大丈夫との返事がありました。念のため、ご本人の安全を確認してください。',
  OPERATOR_QUIET_CONTACT: '【至急】キャストから、すぐに連絡がほしいとの知らせが届きました。',
  OPERATOR_QUIET_DANGER: '【至急】キャストから、危険を感じているとの知らせが届きました。',
  OPERATOR_QUIET_TALK: 'キャストから、あとで相談したいとの知らせが届きました。',
  OPERATOR_QUIET_WITHDRAWN: 'キャストが知らせを取り消しました。念のため、ご本人の安全を確認してください。',
  OPERATOR_SAFETY: '安全上の理由で同伴が途中終了しました。状況を確認してください。',
  OPERATOR_SAFETY_REPORT: '【至急】身の安全に関わる通報が届きました。ただちに確認してください。',
  OPERATOR_REPORT: '通報が届きました。内容を確認してください。',
  OPERATOR_NO_SHOW: '開始時刻を過ぎても、キャストの到着が確認できていません。',
  OPERATOR_CLAIM_OBJECTED: '来なかったとの申し立てに異議がありました。双方に確認のうえ、判断してください。',
  OPERATOR_PENALTIES: 'ペナルティが上限に達したキャストがいます。審査してください。',
  OPERATOR_PAYMENT_CANCELS: '支払いができずに自動キャンセルを繰り返したゲストがいます。審査してください。',
  OPERATOR_CHARGEBACK: 'カードの支払いが取り消されました（チャージバック）。内容を確認してください。',
  OPERATOR_DISPUTE_WON:
    'チャージバックへの異議が認められ、支払いが戻りました。ゲストの未払いの免除と、回収したポイントの調整を行ってください。',
  OPERATOR_DISPUTE_DUE: `チャージバックへの回答期限が${DISPUTE_REMINDER_DAYS}日以内に迫っています。資料を作成し、決済サービスに提出してください。`,
  OPERATOR_DISPUTE_LOST: 'チャージバックが確定しました。支払いは戻りません。',
  OPERATOR_REFUND: '返金を決済サービスが受け付けませんでした。ポイントはゲストに戻しました。',
  OPERATOR_PAYMENT_MISMATCH: '決済サービスの記録と一致しない購入があります。確認してください。',
  OPERATOR_PAYMENT_SILENT: `決済サービスから${PAYMENT_SILENT_MINUTES / 60}時間以上応答がない取引があります。確認してください。`,
  OPERATOR_PAYOFF_FILE: '振込データの作成期限を迎えた精算があります。データを作成し、銀行に送ってください。',
  OPERATOR_PAYOFF_TAKEOVER:
    '電話番号・振込先口座・端末が続けて変わったキャストの精算を止めました。ご本人の写真を確認し、再開または差し戻しを判断してください。',
  OPERATOR_PAYOFF_RESULT:
    '振込日を過ぎても、結果が登録されていない精算があります。銀行の結果を確認してください。',
  OPERATOR_SHARED_BANK_ACCOUNT: '同じ振込先口座を登録しているキャストがいます。確認してください。',
  OPERATOR_BLOCKED_BOOKING:
    'ブロックした方と同じ方とみられる会員との同伴が予約されています。内容を確認し、続けるか終わらせるかを判断してください。',
  OPERATOR_MATCH: '同じ方とみられる会員が見つかりました。一覧（listMatches）を確認し、判断してください。',
  OPERATOR_MATCH_BANNED:
    '利用停止中の会員と同じ方とみられる会員が見つかりました。一覧（listMatches）を確認し、判断してください。',
  OPERATOR_SHARED_DEVICE:
    '同じ端末を使っているキャストがいます。一覧（listMatches）を確認し、判断してください。',
  OPERATOR_REFERRAL: `友だち招待が${FRIENDS_WINDOW_DAYS}日間で${FRIENDS_BEFORE_REVIEW}人を超えたキャストがいます。招待を確認してください。`,
  OPERATOR_NAME_REQUEST: '氏名・生年月日の変更の申請が届きました。書類を確認し、判断してください。',
  OPERATOR_NICKNAMES:
    '現在の規則では使えないニックネームがあります。一覧（forbidden-nicknames）を確認し、変更してください。',
  OPERATOR_TEXTS_STOPPED:
    '連絡先・現金などの送信を繰り返し止められた会員がいます。一覧（text-stops）を確認し、対応してください。',
  OPERATOR_TEXTS_PRESS:
    '恋愛感情や売掛で迫る文章を繰り返し書いたキャストがいます。一覧（text-stops）を確認し、対応してください。',
  OPERATOR_AUDIT_BROKEN:
    '監査ログの連鎖が途切れています。記録が削除または変更された可能性があります。オーナーが直ちに確認してください。',
  OPERATOR_READ_CEILING:
    '【至急】個人情報の閲覧が1日の上限に達した担当者がいます。閲覧の記録（listReads）を確認してください。',
  OPERATOR_PHONE_CHANGE: 'キャストから電話番号の変更の申請が届きました。確認し、判断してください。',
  OPERATOR_LOST_NUMBER: '電話番号を失った方から再認証の申請が届きました。ご本人か確認し、判断してください。',
  OPERATOR_UNDER_18:
    '【至急】18歳未満とみられる会員が見つかりました。年齢確認を取り消しました。確認し、停止してください。',
  OPERATOR_AGE_CHECK: `年齢確認の書類が届きました。一覧（listAgeChecks）から確認し、${AGE_ANSWER_DAYS}日以内に判断してください。`,
  OPERATOR_LIVE_PHOTO:
    '確認済みのキャストから、ご本人の写真が届きました。確認し、止めている精算などを判断してください。',
  OPERATOR_AGE_CHECK_SOON: `年齢確認の期限まで${AGE_REMINDER_MINUTES / 60}時間です。一覧（listAgeChecks）を確認し、判断してください。`,
  OPERATOR_AGE_CHECK_LATE: `【至急】年齢確認の期限（${AGE_ANSWER_DAYS}日）が過ぎました。一覧（listAgeChecks）を確認し、ただちに判断してください。`,
  OPERATOR_UNDER_AGE:
    '【至急】18歳未満とみられる書類が提出されました。一覧（listAgeChecks）を確認し、ただちに判断してください。',
  OPERATOR_INQUIRY: 'お問い合わせが届きました。一覧（listInquiries）を確認し、回答してください。',
  OPERATOR_INQUIRY_AGAIN:
    'お問い合わせに追加の連絡が届きました。一覧（listInquiries）を確認し、回答してください。',
  OPERATOR_REMOVAL: `削除請求が届きました。投稿者に確認（hearPoster）のうえ、${REMOVAL_DAYS}日以内に判断（decideRemoval）してください。`,
  OPERATOR_REMOVAL_GRAVE:
    '【至急】私的な画像または個人情報の削除請求が届きました。ただちに内容を確認し、該当するものを先に非表示にしてください（写真・動画は rejectMedia、アカウントは suspendAccount）。',
  OPERATOR_REMOVAL_SOON: `削除請求の期限まで${REMOVAL_REMINDER_DAYS}日です。一覧（listRemovals）を確認し、判断してください。`,
  OPERATOR_REMOVAL_LATE: `【至急】削除請求の期限（${REMOVAL_DAYS}日）が過ぎました。一覧（listRemovals）を確認し、ただちに判断してください。`,
  OPERATOR_LEDGER: '【至急】ポイント台帳の照合で不一致が見つかりました。',
};

/** One sentence without private data; the details are in the queue. */
export const alertText = (kind: string): string => TEXTS[kind] ?? `確認が必要です（${kind}）。`;
