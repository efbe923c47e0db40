import { AGE_CHECK_TRIES, AGE_DOCUMENT_PHOTOS } from '@yoimachi/domain/age-check';
import { WITHDRAW_MINUTES } from '@yoimachi/domain/chat';
import { DAY_NOTICES_MAX } from '@yoimachi/domain/day-notice';
import { GIFT_PAIR_DAYS } from '@yoimachi/domain/gift';
import { GROUP_MEMBERS_MAX, GROUPS_MAX } from '@yoimachi/domain/group';
import { GROUP_MESSAGE_PEOPLE_MAX, GROUP_MESSAGES_PER_DAY } from '@yoimachi/domain/group-message';
import { EXPORT_FRESH_MINUTES } from '@yoimachi/domain/leaving';
import { inPoints, PURCHASE_MAX_POINTS, PURCHASE_MIN_POINTS } from '@yoimachi/domain/money';
import { RESUME_WITHIN_DAYS } from '@yoimachi/domain/pause';
import { MAX_PHOTOS } from '@yoimachi/domain/profile';
import { RECEIPT_MAX_PURCHASES } from '@yoimachi/domain/receipt';
import { SAVED_SEARCHES_MAX, TOLD_CASTS_MAX } from '@yoimachi/domain/saved-search';
import type { PublicCode } from '@yoimachi/domain/result';
import { at, bad, conflict, filled, forbidden, tooMany, type CatalogueEntry } from './entry.ts';
import { meetingErrors } from './meeting.ts';

export { AUTH_CODE, authMessages, filled, type AuthCode, type CatalogueEntry } from './entry.ts';

/**
 * The catalogue of expected failures: a code's HTTP status and the text a person reads. `{name}` in a message is filled
 * from the failure's details. Authentication failures answer 401 with the numbers below instead of a code's name. What only an
 * operator is answered stands in `operator-errors`, which no browser of a guest or a cast loads.
 */
export const errorCatalogue = {
  // General
  VALIDATION: bad('入力内容をご確認ください。'),
  FORBIDDEN: forbidden('この操作は行えません。'),
  NOT_FOUND: at(404)('データが見つかりませんでした。'),
  CONFLICT: conflict('状態が変わりました。最新の内容をご確認のうえ、もう一度お試しください。'),
  RATE_LIMITED: tooMany('アクセスが集中しています。しばらく時間をおいてからお試しください。'),
  IDEMPOTENCY_KEY_REUSED: conflict('同じ操作がすでに送信されています。画面を読み込み直してください。'),
  IDEMPOTENCY_KEY_REQUIRED: bad('送信の識別子がありません。画面を読み込み直してください。'),
  INTERNAL: at(500)('エラーが発生しました。時間をおいて再度お試しください。'),
  UNAVAILABLE: at(503)('ただいま混み合っています。時間をおいて再度お試しください。'),
  MAINTENANCE: at(503)('ただいまメンテナンス中です。終了までしばらくお待ちください。'),
  REQUIRED: bad('入力してください。'),
  TOO_LONG: bad('文字数が上限を超えています。'),
  DAY_INVALID: bad('日付が正しくありません。'),
  TEXT_INVALID: bad('使用できない文字が含まれています。'),
  NUMBER_INVALID: bad('数字で入力してください。'),
  TEXT_STOPPED: bad(
    '連絡先と思われる内容が含まれているため送信できません。「{shown}」を消すと送信できます。',
  ),
  TEXT_STOPPED_CASH: bad(
    '直接のお支払いと思われる内容が含まれているため送信できません。「{shown}」を消すと送信できます。',
  ),
  TEXT_STOPPED_WORD: bad(
    '使用できない言葉が含まれているため送信できません。「{shown}」を消すと送信できます。',
  ),

  // Phone, code, account
  PHONE_REQUIRED: bad('電話番号を入力してください。'),
  PHONE_INVALID: bad('電話番号が正しくありません。もう一度入力してください。'),
  PHONE_NOT_MOBILE: bad('SMSを受信できる携帯電話番号を入力してください。'),
  PHONE_REFUSED: bad('電話番号に誤りがあります。'),
  CODE_FORMAT: bad('認証コードが正しくありません。6桁の数字を入力してください。'),
  INVALID_VERIFICATION_CODE: bad('認証コードに誤りがあります。'),
  CODE_EXPIRED: bad('認証コードの有効期限が切れています。もう一度送信してください。'),
  TOO_MANY_REQUESTS: tooMany('認証コードの送信回数が多いため、しばらく時間をおいてからお試しください。'),
  TOO_MANY_ATTEMPTS: tooMany('入力回数の上限に達しました。しばらく時間をおいてから再度お試しください。'),
  QUOTA_EXCEEDED: tooMany('SMS認証の上限に達しました。お手数ですがサポートまでお問い合わせください。'),
  RESEND_TOO_SOON: tooMany('認証コードは60秒後に再送できます。'),
  BOT_CHECK_FAILED: forbidden('認証内容に誤りがあります。画面を読み込み直して、もう一度お試しください。'),
  SIGNED_OUT: at(400)('セッションの有効期限が切れました。もう一度ログインしてください。'),
  NOT_REGISTERED: bad('アカウントの登録が完了していません。'),
  AGE_UNDER_18: forbidden('18歳未満の方はご利用いただけません。'),
  SAME_PERSON: forbidden('ご自身のアカウントには、この操作を行えません。'),
  // Groups
  GROUP_NAME_REQUIRED: bad('グループ名を入力してください。'),
  LIST_NAME_REQUIRED: bad('リスト名を入力してください。'),
  MEMBER_TYPE_REQUIRED: bad('メンバーの種類を選択してください。'),
  MEMBERS_FULL: conflict(`選択できるメンバーは${GROUP_MEMBERS_MAX}人までです。`),
  GROUP_MESSAGE_LIMIT: tooMany(
    `グループへのメッセージは1日${GROUP_MESSAGES_PER_DAY}回までです。明日以降にお試しください。`,
  ),
  GROUP_MESSAGE_NOBODY: conflict('このグループには、メッセージを送れる方がいません。'),
  GROUP_MESSAGE_TOO_MANY: conflict(
    `一度に送れるのは${GROUP_MESSAGE_PEOPLE_MAX}人までです。グループを分けてください。`,
  ),
  GROUPS_FULL: conflict(`登録できるのは${GROUPS_MAX}個までです。不要なものを削除してください。`),
  DAY_NOTICES_FULL: conflict(
    `お知らせを受け取れるキャストは${DAY_NOTICES_MAX}人までです。設定の一覧から不要な方を外してください。`,
  ),
  SAVED_SEARCHES_FULL: conflict(
    `保存できる条件は${SAVED_SEARCHES_MAX}件までです。不要な条件を削除してから保存してください。`,
  ),
  SEARCH_DAY_OVER: conflict('この条件の日付は過ぎています。日付を選び直してから保存してください。'),
  SEARCH_NAME_REQUIRED: bad('条件の名前を入力してください。'),
  SEARCH_TOO_WIDE: conflict(
    `当てはまるキャストが${TOLD_CASTS_MAX}人を超えるため、お知らせできません。条件を絞り込んでください。`,
  ),
  // Age and documents
  AGE_CHECK_DONE: conflict('年齢確認はすでに完了しています。'),
  AGE_CHECK_OPEN: conflict('すでに書類を提出済みです。確認が完了するまでお待ちください。'),
  AGE_TRIES_USED: conflict(
    `自動での確認は${AGE_CHECK_TRIES}回までです。写真提出による確認をご利用ください。`,
  ),
  DOCUMENT_NOT_ACCEPTED: bad('健康保険証の受付は終了しました。ほかの書類を選択してください。'),
  ISSUER_REQUIRED: bad('発行者を入力してください。'),
  LIVE_PHOTO_REQUIRED: conflict('はじめに、ご本人の写真を撮影してください。'),
  LIVE_PHOTO_LATE: conflict('撮影の時間が過ぎました。新しいポーズを確認して、もう一度撮影してください。'),
  PHONE_MISMATCH: bad('電話番号が一致しません。'),
  PHONE_SAME: bad('現在ご登録の電話番号と同じです。新しい電話番号を入力してください。'),
  PHONE_TAKEN: conflict(
    'この電話番号には変更できません。別の番号を入力するか、サポートまでお問い合わせください。',
  ),
  PHONE_CHANGE_WAITING: conflict(
    'すでに電話番号の変更を申請済みです。変更するには、申請を取り消してからもう一度お手続きください。',
  ),
  PHONE_CHECK_DUE: forbidden('安全のため、ご登録の電話番号の確認が必要です。'),
  OWNER_CHECK_DUE: forbidden('しばらくご利用がなかったため、ご登録の内容の確認が必要です。'),
  OWNER_CHECK_FAILED: bad('ご登録の内容と一致しません。ご確認のうえ、もう一度入力してください。'),
  LOST_NUMBER_WAITING: conflict('すでに申請を受け付けています。確認が完了するまでお待ちください。'),
  LOST_NUMBER_LIMIT: tooMany('申請の回数が上限に達しました。明日以降にもう一度お試しください。'),

  // Consents
  CONSENT_REQUIRED: forbidden('お手続きの前に、規約などの内容をご確認のうえ、同意をお願いいたします。'),
  CONSENT_CHANGED: conflict(
    '同意いただく内容が更新されました。最新の内容をご確認のうえ、もう一度お進みください。',
  ),
  CONSENT_KEPT: conflict(
    'この同意はご利用に必要なため、取り消せません。取り消す場合は、退会のお手続きをお願いいたします。',
  ),

  // Ways in
  PHONE_NOT_VERIFIED: forbidden('携帯電話番号の認証が必要です。番号を認証してから、もう一度お試しください。'),
  PHONE_ALREADY_VERIFIED: conflict('携帯電話番号はすでに認証されています。'),
  PHONE_LINKED_ELSEWHERE: conflict(
    'この電話番号はすでに登録されています。ご本人の番号の場合は、ログアウトして電話番号でログインし、設定の「ログイン方法」でLINEを連携してください。',
  ),
  LINE_LOGIN_FAILED: bad('LINEの認証を完了できませんでした。お手数ですが、もう一度お試しください。'),
  LINE_UNAVAILABLE: conflict(
    'LINEに接続できませんでした。時間をおいて再度お試しいただくか、電話番号でログインしてください。',
  ),
  LINE_IN_USE: conflict(
    'このLINEアカウントは、すでに別のアカウントに連携されています。別のLINEアカウントをお選びください。',
  ),
  LINE_ALREADY_LINKED: conflict(
    'すでにLINEアカウントが連携されています。変更する場合は、先に連携を解除してください。',
  ),
  LAST_WAY_IN: conflict(
    'ほかのログイン方法がないため、LINEの連携を解除できません。先に携帯電話番号を認証してください。',
  ),
  PASSKEY_FAILED: bad(
    'パスキーを確認できませんでした。もう一度お試しいただくか、ほかの方法でログインしてください。',
  ),
  PASSKEY_LIMIT: conflict('パスキーは10個まで登録できます。使用していないものを削除してください。'),

  // Files sent
  PHOTO_TYPE: bad('画像の形式が正しくありません。png・jpg・jpegの画像を選択してください。'),
  PHOTO_SIZE: at(413)('ファイルサイズが上限を超えています。10MB以下の写真を選択してください。'),
  PHOTO_COUNT: conflict(`写真は${MAX_PHOTOS}枚までです。`),
  DOCUMENT_COUNT: conflict(`写真は${AGE_DOCUMENT_PHOTOS}枚まで提出できます。`),
  VIDEO_RULES: bad('動画はmp4・wmv・mov形式、25MB以下、1本までです。'),
  VIDEO_RULES_NO_WMV: bad('動画はmp4・mov形式、25MB以下、1本までです。'),
  UPLOAD_EMPTY: bad('ファイルの中身がありません。別のファイルを選択してください。'),
  UPLOAD_UNDER_WAY: conflict('別の写真を送信しています。完了してから、もう一度お試しください。'),
  UPLOAD_UNFINISHED: conflict('ファイルの送信が完了していません。完了してから、もう一度お試しください。'),
  UPLOAD_GONE: at(410)('ファイルの保存期限が切れました。お手数ですが、もう一度ファイルを選択してください。'),
  UPLOAD_LIMIT: tooMany('本日アップロードできる回数の上限に達しました。時間をおいて再度お試しください。'),
  UPLOAD_FAILED: at(503)('ファイルをアップロードできませんでした。'),

  PUSH_SERVICE_UNKNOWN: bad(
    'お使いのブラウザの通知サービスには対応していません。別のブラウザでお試しください。',
  ),

  // Registration and profile
  REGISTRATION_ORDER: conflict('前の手順の登録を先に完了してください。'),
  NAME_REQUIRED: bad('氏名を入力してください。'),
  BIRTHDAY_REQUIRED: bad('生年月日を選択してください。'),
  BIRTHDAY_FIXED: conflict(
    '年齢確認書類を提出いただいたため、生年月日は変更できません。誤りがある場合は、お問い合わせください。',
  ),
  KANA_ONLY: bad('カタカナで入力してください。'),
  EMAIL_INVALID: bad('有効なメールアドレスを入力してください。'),
  EMAIL_UNCHANGED: bad('現在のメールアドレスと同じです。新しいメールアドレスを入力してください。'),
  NAME_UNCHANGED: bad('現在の登録内容と同じです。変更する項目を入力してください。'),
  NAME_REQUEST_OPEN: conflict(
    '確認中の申請があります。結果をお待ちいただくか、取り下げてから申請してください。',
  ),
  REGISTRATION_FIXED: conflict('登録内容の変更は「アカウント登録情報」から行ってください。'),
  STORE_MEETINGS_OPEN: conflict(
    '返信待ちのリクエストまたは確定した予約が{count}件あるため、在籍店舗を変更できません。すべて終わってから、もう一度お試しください。',
  ),
  NICKNAME_REQUIRED: bad('ニックネームを入力してください。'),
  NICKNAME_LENGTH: bad('ニックネームは10文字以内で入力してください。'),
  NICKNAME_RESERVED: bad(
    '運営や公式の名称と紛らわしいニックネームは使用できません。別の名前を入力してください。',
  ),
  NICKNAME_FIXED: conflict('源氏名は登録後に変更できません。'),
  SELF_INTRO_LENGTH: bad('自己紹介は500文字以内で入力してください。'),
  SHORT_PROFILE_LENGTH: bad('ひとことは40文字以内で入力してください。'),
  DRINK_TAG_NOT_ALLOWED: bad('20歳未満の方は、お酒に関するタグを選べません。'),
  DRINKING_NOT_ALLOWED: bad('20歳以下の方は「飲める」「少し飲める」を選べません。'),
  TAG_UNKNOWN: bad('選択できないタグが含まれています。'),

  // Pictures and videos
  IMAGE_TYPE: bad('画像の形式が正しくありません。png・jpg・jpegの画像を選択してください。'),
  IMAGE_TOO_SMALL: bad(
    '画像が小さすぎます。短い辺が{short}px以上、長い辺が{long}px以上の画像を選択してください。',
  ),
  IMAGE_TOO_LARGE: bad('画像の縦横のサイズが大きすぎます。5,000万画素以下の画像を選択してください。'),
  IMAGE_BROKEN: bad('画像を読み込めませんでした。別の画像を選択してください。'),
  VIDEO_TYPE: bad('動画の形式が正しくありません。別の動画を選択してください。'),
  VIDEO_CODEC: bad('この動画の形式は再生できません。H.264形式のmp4またはmovの動画を選択してください。'),
  VIDEO_TOO_LONG: bad('動画が長すぎます。60秒以内の動画を選択してください。'),
  VIDEO_TOO_LARGE: bad('動画の縦横のサイズが大きすぎます。4K（3840×2160）以下の動画を選択してください。'),
  VIDEO_BROKEN: bad('動画を読み込めませんでした。別の動画を選択してください。'),

  BANK_NAME_REQUIRED: bad('銀行名を入力してください。'),
  BANK_CODE_INVALID: bad('銀行コードは4桁の数字で入力してください。'),
  BRANCH_NAME_REQUIRED: bad('支店名を入力してください。'),
  BRANCH_CODE_INVALID: bad('支店コードは3桁の数字で入力してください。'),
  ACCOUNT_NUMBER_INVALID: bad('口座番号は7桁の数字で入力してください。'),
  BANK_UNKNOWN: bad('該当する銀行が見つかりません。一覧から選択してください。'),
  BRANCH_UNKNOWN: bad('該当する支店が見つかりません。一覧から選択してください。'),
  ACCOUNT_NUMBER_YUCHO: bad(
    '口座番号は7桁です。ゆうちょ銀行の場合は、記号・番号での入力に切り替えてください。',
  ),
  YUCHO_SYMBOL_INVALID: bad('記号は、0または1で始まる5桁の数字で入力してください。'),
  YUCHO_NUMBER_INVALID: bad('番号が正しくありません。通帳の番号をご確認ください。'),
  ACCOUNT_HOLDER_REQUIRED: bad('口座名義を入力してください。'),
  ACCOUNT_HOLDER_KANA: bad('口座名義はカタカナで入力してください。'),
  ACCOUNT_HOLDER_LENGTH: bad(
    '口座名義が長すぎます（半角カナで30文字まで）。通帳に記載されている表記で入力してください。',
  ),
  STORE_NAME_REQUIRED: bad('店舗名を入力してください。'),
  STORE_ADDRESS_REQUIRED: bad('店舗住所を入力してください。'),
  STORE_PHONE_INVALID: bad('店舗電話番号が正しくありません。'),
  STORE_AREA_INVALID: bad('エリアを選択してください。'),
  FILTER_CROSSED: bad('範囲の指定が正しくありません。上限と下限をご確認ください。'),
  FILTER_NEEDS_DAY: bad('時間帯や人数でさがすときは、日付を選択してください。'),
  STORE_URL_INVALID: bad('店舗ホームページURLが正しくありません。'),
  STORE_EXISTS: conflict('同じ店舗がすでに登録されているようです。登録済みの店舗をご確認ください。'),
  REFERRAL_UNKNOWN: bad('招待リンクが正しくありません。'),
  REFERRAL_LATE: conflict('招待リンクは、登録が完了する前にのみ利用できます。'),
  REFERRAL_TAKEN: conflict('すでに別の招待リンクで登録されています。'),
  CAST_NOT_VERIFIED: forbidden('年齢確認の完了後にご利用いただけます。'),

  RESUME_DAY: bad(`再開日は、明日から${RESUME_WITHIN_DAYS}日以内の日付を選択してください。`),
  LEAVING_REFUSED: conflict(
    '完了していないお手続きがあるため、まだ退会できません。表示された内容をご確認ください。',
  ),
  LEAVING_CHANGED: conflict(
    'ポイントや報酬の残高が変わりました。最新の内容をご確認のうえ、もう一度お進みください。',
  ),
  EXPORT_ASKED: conflict('データの書き出しは1日に1回までです。明日以降にもう一度お試しください。'),
  SIGN_IN_AGAIN: forbidden(
    `安全のため、もう一度ログインしてから${EXPORT_FRESH_MINUTES}分以内にダウンロードしてください。`,
  ),
  HIDDEN_NUMBERS_FULL: conflict('登録できる電話番号は50件までです。不要な番号を削除してください。'),

  // Photos and video
  MEDIA_CHANGED: conflict(
    '写真がほかの端末で変更されました。最新の内容をご確認のうえ、もう一度お試しください。',
  ),
  MEDIA_MAIN: conflict('メインの写真はすべてのゲストに公開されます。先にほかの写真を上に移動してください。'),

  ...meetingErrors,

  // Points and cards
  REWARD_INSUFFICIENT: conflict('精算できるポイントが不足しています。残高をご確認ください。'),
  PAYOFF_TOO_SMALL: bad('申請できる金額は{min}P以上です。'),
  PAYOFF_OPEN: conflict('手続き中の精算申請があります。振込が完了してから、もう一度お申し込みください。'),
  PAYOFF_WAITING: conflict('いま精算できるのは{payable}Pまでで、残りは{from}から順に精算できます。'),
  PAYOFF_CHANGED: conflict('振込額が変わりました。内容をもう一度ご確認ください。'),
  BANK_ACCOUNT_REQUIRED: conflict('先に振込先口座を登録してください。'),
  BANK_ACCOUNT_INVALID: conflict('振込先口座の内容をご確認のうえ、もう一度登録してください。'),
  PURCHASE_TOO_SMALL: bad(`${inPoints(PURCHASE_MIN_POINTS)}未満は購入できません。`),
  PURCHASE_TOO_LARGE: bad(`${inPoints(PURCHASE_MAX_POINTS)}を超える金額は入力できません。`),
  PACKAGE_IS_NOT_EXIST: conflict('選択したコースは削除されました。別のコースを選択してください。'),
  CARD_DECLINED: at(402)('カードの決済ができませんでした。別のカードをご登録ください。'),
  CARD_NOT_READY: conflict('カードの登録が完了していません。もう一度お試しください。'),
  CARD_CEILING: conflict(
    '1枚のカードでお支払いいただける上限を超えます。このカードでいまお支払いいただけるのは、あと{leftYen}円までです。',
  ),
  TOO_MANY_CARD_ATTEMPTS: tooMany(
    'カードの登録や決済の回数が上限に達しました。しばらく時間をおいてからお試しください。',
  ),
  PAYMENT_TIMED_OUT: conflict(
    '決済サービスから応答がなかったため、購入を完了できませんでした。時間をおいて再度お試しください。',
  ),
  CARD_IN_USE: conflict('進行中の予約があるため、カードを削除できません。'),
  CARD_ACTION_REQUIRED: at(402)('カード会社の本人認証を行ってください。'),
  PAYMENT_NO_ANSWER: conflict(
    'カード会社から応答がありません。二重に請求されることはありませんので、時間をおいてもう一度お試しください。',
  ),
  PAYMENT_DUE: at(402)(
    'お支払いが完了していないご利用分があります。お支払い情報の画面からお支払いください。',
  ),
  THREE_D_SECURE_FAILED: at(402)('本人認証サービスで認証できませんでした。'),

  // Chat
  CHAT_WAITS_FOR_CAST: forbidden('キャストから返信が届くとチャットできます。'),
  CHAT_CLOSED: forbidden('現在この相手にはメッセージを送信できません。'),
  CHAT_AGE_CHECK: forbidden(
    'メッセージを送るには、年齢確認が必要です。年齢確認を完了してから、もう一度お試しください。',
  ),
  CHAT_NOT_TODAY: conflict('当日の予約がないため送信できません。メッセージで直接お伝えください。'),
  CHAT_WITHDRAW_LATE: conflict(`送信から${WITHDRAW_MINUTES}分を過ぎたため、取り消せません。`),
  CHAT_PINS_FULL: conflict('ピン留めは20件までです。ほかのピン留めを外してから、もう一度お試しください。'),
  CHAT_REPLIES_FULL: conflict('定型文は20件まで登録できます。使用していないものを削除してください。'),

  // Coupons and gifts
  COUPON_CODE_REQUIRED: bad('コードを入力してください。'),
  NOT_EXITS: bad('クーポンコードが正しくありません。'),
  NOT_AVAILABLE: conflict('クーポンの有効期限が切れています。'),
  COUPON_EXCEED_LIMIT: conflict('クーポンの利用上限に達しています。'),
  COUPON_ALREADY_USED: conflict('このクーポンの無償ポイントはすでに獲得済みです。'),
  COUPON_GUEST_NOT_ELIGIBLE: forbidden('このクーポンの対象ではありません。'),
  GIFT_NOT_RELEASED: conflict('ギフト機能は準備中です。'),
  GIFT_CHANGED: conflict('このギフトは削除されました。'),
  GIFT_CAST_NOT_AVAILABLE: conflict('現在、このキャストにはギフトを送れません。'),
  GIFT_PAIR_LIMIT: conflict(
    `同じ方に${GIFT_PAIR_DAYS}日間で送れるギフトの上限に達しました。日を改めてお試しください。`,
  ),
  GIFT_DAILY_LIMIT: conflict('1日に送れるギフトの上限に達しました。明日以降に再度お試しください。'),

  // Receipts
  RECEIPT_NAME_REQUIRED: bad('宛名を入力してください。'),
  RECEIPT_NAME_LENGTH: bad('宛名は50文字以内で入力してください。'),
  RECEIPT_NAME_UNPRINTABLE: bad('宛名に印字できない文字が含まれています：{characters}'),
  RECEIPT_PURCHASE_REQUIRED: bad('領収書を発行する購入を選択してください。'),
  RECEIPT_TOO_MANY: bad(`1枚の領収書にまとめられるのは${RECEIPT_MAX_PURCHASES}件までです。`),
  RECEIPT_ONE_DAY: bad('まとめて発行できるのは、同じ日の購入分のみです。'),
  RECEIPT_ALREADY_ISSUED: conflict('すでに領収書を発行した購入が含まれています。'),
  RECEIPT_REPLACED: conflict('この領収書は新しい番号の領収書に差し替え済みです。'),
} as const satisfies Record<PublicCode, CatalogueEntry>;

export function isErrorCode(code: string): code is PublicCode {
  return Object.hasOwn(errorCatalogue, code);
}

/** The Japanese sentence of a code, with `{name}` taken from the details. */
export function messageOf(code: PublicCode, details: Readonly<Record<string, unknown>> = {}): string {
  return filled(errorCatalogue[code].message, details);
}
