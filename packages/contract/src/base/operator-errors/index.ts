import { errorCatalogue, type CatalogueEntry } from '@yoimachi/contract/errors';
import { EXPORT_HOURS } from '@yoimachi/domain/operator-act';
import { YOUNG_CARD_DAYS } from '@yoimachi/domain/payoff';
import type { ErrorCode, OperatorCode, PublicCode } from '@yoimachi/domain/result';

const at = (status: number) => (message: string) => ({ status, message });
const bad = at(400);
const forbidden = at(403);
const conflict = at(409);

/** What only an operator is answered. Kept apart from the catalogue of everybody, which the browsers load. */
export const operatorErrors = {
  // Operators
  OPERATOR_NAME_MISSING: bad('名前を入力してください。'),
  OPERATOR_NAME_TOO_LONG: bad('名前は40文字以内で入力してください。'),
  OPERATOR_NAME_LETTERS: bad('名前には文字を1文字以上含めてください。'),
  OPERATOR_NAME_SCRIPTS: bad(
    '名前は英字または日本語のどちらかで入力してください。両方を組み合わせることはできません。',
  ),
  OPERATOR_NAME_TAKEN: conflict('同じ名前、または紛らわしい名前の担当者がすでに登録されています。'),
  OPERATOR_UNKNOWN: at(404)('該当する担当者が見つかりません。'),
  OPERATOR_DISABLED: forbidden('この担当者は無効になっています。オーナーが有効にする必要があります。'),
  OPERATOR_REQUIRED: forbidden('オーナーがすでに登録されています。操作する担当者を指定してください。'),
  OWNER_ONLY: forbidden('この操作はオーナーのみ行えます。'),
  OWNER_FIRST: conflict('最初の担当者はオーナーとして登録してください。'),
  LAST_OWNER: conflict('最後のオーナーのため、変更できません。先に別のオーナーを登録してください。'),

  OPERATOR_ROLE: forbidden('この操作を行う権限がありません。オーナーに役割の変更を依頼してください。'),

  // The door of the back office
  OFFICE_LOGIN_REQUIRED: at(401)('ログインの有効期限が切れました。もう一度ログインしてください。'),
  OFFICE_LOGIN_REFUSED: at(401)('メールアドレスまたはパスワードが正しくありません。'),
  OFFICE_LOCKED: at(429)(
    '続けて間違えたため、この端末からはしばらくログインできません。時間をおいてお試しください。',
  ),
  OFFICE_CODE_REFUSED: at(401)('確認コードが正しくありません。新しいコードを入力してください。'),
  OFFICE_FACTOR_AGAIN: forbidden('この操作の前に、もう一度確認コードを入力してください。'),
  OFFICE_CSRF: forbidden('画面の情報が古くなっています。再読み込みしてから、もう一度お試しください。'),
  OFFICE_INVITE_OVER: conflict(
    'この招待リンクは使用済みか、有効期限が切れています。オーナーに再発行を依頼してください。',
  ),
  OFFICE_INVITE_SELF: forbidden('ご自身の招待は発行できません。別のオーナーに依頼してください。'),
  OFFICE_LAST_FACTOR: conflict('最後の確認方法のため、削除できません。先に別の方法を登録してください。'),
  OPERATOR_MAIL_TAKEN: conflict('このメールアドレスは、別の担当者がすでに使用しています。'),
  PASSWORD_WEAK: bad(
    'パスワードは12文字以上で、名前やメールアドレスを含まず、同じ文字の繰り返しを避けて入力してください。',
  ),

  // Points that one gives alone
  OFFICE_VIEWS_FULL: conflict(
    '保存できる条件は、一覧ごとに20件までです。不要な条件を削除してから保存してください。',
  ),
  GOODWILL_LIMIT: conflict(
    '本日おひとりで付与できるポイントは、残り{leftPoints}Pです。超える分は調整として申請してください。',
  ),

  // Reads of private data
  READ_CEILING: at(429)(
    'この種類の個人情報を本日閲覧できる回数の上限に達しました。日付が変わってから、もう一度お試しください。',
  ),

  // The product as a member sees it
  VIEW_ONLY: forbidden('運営の閲覧画面のため、操作はできません。'),
  VIEW_HIDDEN: forbidden(
    '運営の閲覧画面では表示しない情報です。必要な場合は、管理画面から理由を入力して表示してください。',
  ),

  // Queues
  ITEM_TAKEN: conflict('別の担当者が対応中です。引き継ぐか、担当が空くまでお待ちください。'),

  // On call
  SHIFT_INVALID: bad('当番の曜日または時間の形式が正しくありません。'),
  SHIFT_UNKNOWN: at(404)('該当する当番が見つかりません。'),
  SHIFT_POSITION_TAKEN: conflict('この順番にはすでに別の当番が登録されています。'),
  ALARM_TAKEN: conflict('この知らせには、すでに別の担当者が対応しています。'),
  // Phone changes and lost numbers
  PHONE_CHANGE_DECIDED: conflict(
    'この電話番号の変更は、すでに承認・却下・取り消しのいずれかになっています。',
  ),
  LOST_NUMBER_DECIDED: conflict('この申請はすでに承認または却下されています。'),
  LOST_NUMBER_UNKNOWN: conflict('申請された以前の電話番号は、どの会員にも登録されていません。'),
  AGE_CHECK_DECIDED: conflict('この年齢確認は、すでに判断されているか、取り下げられています。'),
  PERSON_DIFFERS: conflict('申請された氏名・生年月日が、登録内容と一致しません。'),
  // Receipts
  RECEIPT_NAME_UNCHANGED: bad('宛名と敬称が、訂正前と同じです。'),
  RECEIPT_RETURNED: conflict('全額が返還済みの領収書のため、宛名を訂正できません。'),

  // Pages
  PAGE_FAULT: bad('ページの書き方に誤りがあります。'),
  PAGE_DAY: bad('明日以降の日付を指定してください。'),
  PAGE_NEWS_MISSING: bad('あらためて同意を求めるときは、変更点の説明が必要です。'),
  PAGE_IN_FORCE: conflict('すでに効力が発生しているため、取り下げられません。'),
  // Pictures of news and banners
  NEWS_PICTURE_SHAPE: bad(
    '画像の縦横の比率が3:1から離れています。横{width}×縦{height}pxを目安に、3:1の画像を選択してください。',
  ),
  NEWS_PICTURE_SIZE: at(413)(
    'ファイルサイズが上限を超えています。{megabytes}MB以下の画像を選択してください。',
  ),
  NEWS_PICTURE_USED: conflict(
    'この画像は、すでにお知らせまたはバナーで使用しています。一覧をご確認のうえ、画像を選び直してください。',
  ),
  // Words of notices and saved answers
  WORDING_BRACES: bad('変数は半角の「{」と「}」で囲んでください。'),
  WORDING_CONTACT: bad('URL・電話番号・メールアドレスなどの連絡先は入れられません。'),
  WORDING_VARIABLE: bad('使えない変数が含まれています。使える変数の一覧をご確認ください。'),
  SAVED_ANSWER_EXISTS: conflict('同じタイトルの定型文がすでにあります。別のタイトルを入力してください。'),
  SAVED_ANSWERS_FULL: conflict('定型文は50件まで登録できます。使わないものを削除してから追加してください。'),
  // Photos and video
  MEDIA_DECIDED: conflict('この写真・動画は審査待ちではありません。'),
  MEDIA_ERASED: conflict('このファイルはすでに削除されています。'),

  // Acts that two decide
  ACT_ALREADY_DECIDED: conflict('この申請はすでに承認または却下されています。'),
  ACT_SAME_OPERATOR: forbidden('申請した本人は承認できません。別の担当者が承認してください。'),
  REWARD_DECIDED: conflict('この報酬の取り扱いはすでに決定されています。'),
  EXPORT_TOO_LARGE: conflict(
    '記録が多すぎて、1つのファイルに書き出せません。期間や条件を絞り込んでください。',
  ),
  EXPORT_NOT_APPROVED: conflict('この書き出しは、まだ承認されていないか、却下されています。'),
  EXPORT_FETCHED: conflict('このファイルはダウンロード済みです。必要な場合は、もう一度申請してください。'),
  EXPORT_ENDED: conflict(
    `承認から${EXPORT_HOURS}時間を過ぎたため、ダウンロードできません。もう一度申請してください。`,
  ),

  // Rankings
  RANKING_UNDER_WAY: conflict('順位はすでに計算中です。終わってから、もう一度お試しください。'),
  RANKING_EXCLUDED: conflict(
    'このキャストは、すでにランキングから外れているか、外れる予定があります。画面を更新してご確認ください。',
  ),
  RANKING_EXCLUSION_OVER: conflict('この除外はすでに終了しています。画面を更新してご確認ください。'),

  // Stores and districts
  STORE_JOINED: conflict('この2件はすでに同じ店舗として統合されています。'),
  DISTRICT_NAME_INVALID: bad('エリア名は、記号や空白を含まない20文字以内で入力してください。'),
  DISTRICT_READING_INVALID: bad('読みは、ひらがな40文字以内で入力してください。'),
  DISTRICT_EXISTS: conflict('同じ名前のエリアがすでにあります。別の名前を入力してください。'),
  DISTRICT_IN_USE: conflict('このエリアには店舗があります。移動先のエリアを選択してください。'),
  DISTRICT_REST: conflict('「その他」は変更・削除できません。'),

  // Payoffs and their bank file
  PAYOFF_IN_REVIEW: conflict(
    '口座名義の確認、または組戻しの対応が必要なため、確認が完了するまで操作できません。',
  ),
  PAYOFF_WAITS: conflict(
    `登録から${YOUNG_CARD_DAYS}日以内のカードで支払われた報酬が含まれているため、{until}まで確認済みにできません。`,
  ),
  PAYOFF_NOT_EXPORTED: conflict('この精算申請を含む振込ファイルはまだ出力されていません。'),
  PAYOFF_BELOW_FEE: conflict('振込手数料を差し引くと、振込額が残りません。'),
  BANK_LAYOUT_EXISTS: conflict('同じ名前の形式がすでにあります。別の名前を入力してください。'),
  BANK_LAYOUTS_FULL: conflict('形式は50件まで登録できます。使わないものを削除してから追加してください。'),
  PAYOFF_FILE_EMPTY: conflict('指定日までに振り込む精算申請がありません。'),
  PAYOFF_FILE_EXPORTED: conflict('この日の振込ファイルはすでに出力済みで、追加の精算申請はありません。'),
  PAYOFF_FILE_TOO_LARGE: conflict('1つの振込ファイルに収められる件数を超えています。'),
  PAYOFF_FILE_BAD: conflict('振込ファイルに書き込めない精算申請があります。内容をご確認ください。'),
  CONSIGNOR_MISSING: conflict('振込元の口座が設定されていません。'),
  CONSIGNOR_UNKNOWN: conflict('振込元の口座の銀行または支店が見つかりません。設定をご確認ください。'),
  PAY_DAY_AHEAD: conflict('振込ファイルの振込日がまだ来ていません。'),
  PAY_DAY_CLOSED: bad('振込日には銀行の営業日を指定してください。'),
  PAY_DAY_PAST: bad('振込日には明日以降の日付を指定してください。'),
  PAY_DAY_TOO_FAR: bad('振込日には1か月以内の日付を指定してください。'),
  NOT_DUE: conflict('まだ処理の予定時刻になっていません。'),
} as const satisfies Record<OperatorCode, CatalogueEntry>;

const everyEntry: Readonly<Record<PublicCode | OperatorCode, CatalogueEntry>> = {
  ...errorCatalogue,
  ...operatorErrors,
};

/** What any failure answers but a missing or ended session, which has a number. */
export const entryOf = (code: Exclude<ErrorCode, 'UNAUTHENTICATED'>): CatalogueEntry => everyEntry[code];
