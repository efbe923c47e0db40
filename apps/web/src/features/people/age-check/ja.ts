import { AGE_ANSWER_MINUTES, AGE_CHECK_TRIES, AGE_FILES_KEPT_MINUTES } from '@yoimachi/domain/age-check';
import type { DocumentItem, DocumentType, Gesture, ItemVerdict, Mask } from '@yoimachi/domain/age-check';
import { DAY_MINUTES } from '@yoimachi/domain/time';

const ANSWER_DAYS = AGE_ANSWER_MINUTES / DAY_MINUTES;

/** Names of the documents, and what of each is photographed. */
export const documentNames: Readonly<Record<DocumentType, string>> = {
  DRIVERS_LICENSE: '運転免許証',
  MY_NUMBER_CARD: 'マイナンバーカード',
  RESIDENCE_CARD: '在留カード',
  PASSPORT: 'パスポート',
  QUALIFICATION_CERT: '資格確認書',
  HEALTH_INSURANCE_CARD: '健康保険証（受付終了）',
};

export const documentSides: Readonly<Record<DocumentType, string>> = {
  DRIVERS_LICENSE: '表面',
  MY_NUMBER_CARD: '表面のみ。裏面は提出しないでください',
  RESIDENCE_CARD: '表面',
  PASSPORT: '顔写真のページ',
  QUALIFICATION_CERT: '番号を隠して撮影',
  HEALTH_INSURANCE_CARD: '2025年12月1日で終了しました',
};

/** Lines of a drawn document: what stands there, and what of it is covered. */
export const drawnLines: Readonly<
  Record<DocumentType, readonly { readonly label: string; readonly hides?: Mask }[]>
> = {
  DRIVERS_LICENSE: [
    { label: '氏名' },
    { label: '生年月日' },
    { label: '番号', hides: 'LICENSE_NUMBER' },
    { label: '公安委員会' },
  ],
  MY_NUMBER_CARD: [
    { label: '氏名' },
    { label: '生年月日' },
    { label: 'セキュリティコード', hides: 'SECURITY_CODE' },
    { label: '臓器提供意思', hides: 'ORGAN_DONATION' },
    { label: '市区町村長' },
  ],
  RESIDENCE_CARD: [
    { label: '氏名' },
    { label: '生年月日' },
    { label: '番号', hides: 'CARD_NUMBER' },
    { label: '発行者' },
  ],
  PASSPORT: [
    { label: '氏名' },
    { label: '生年月日' },
    { label: '旅券番号', hides: 'PASSPORT_NUMBER' },
    { label: '発行者' },
  ],
  QUALIFICATION_CERT: [
    { label: '氏名' },
    { label: '生年月日' },
    { label: '記号・番号', hides: 'INSURER_NUMBERS' },
    { label: '保険者番号', hides: 'INSURER_NUMBERS' },
    { label: '発行者' },
  ],
  HEALTH_INSURANCE_CARD: [],
};

export const maskHints: Readonly<Record<DocumentType, string>> = {
  DRIVERS_LICENSE: '免許証の番号は、隠して撮影できます',
  MY_NUMBER_CARD:
    'セキュリティコードと臓器提供意思の欄は見えないように隠してください。マイナンバーカードの裏面は提出しないでください。',
  RESIDENCE_CARD: '在留カードの番号は、隠して撮影できます',
  PASSPORT: '旅券番号は、隠して撮影できます',
  QUALIFICATION_CERT: '保険者番号・記号・番号は見えないように隠してください。',
  HEALTH_INSURANCE_CARD: '',
};

export const itemNames: Readonly<Record<DocumentItem, string>> = {
  documentName: '書類の種類',
  name: '氏名',
  birthday: '生年月日',
  issuer: '発行者',
  expiresOn: '有効期限',
};

const unread = '読み取れませんでした';
const differs = '登録と一致しません';

export const itemWords: Readonly<Record<DocumentItem, Readonly<Record<ItemVerdict, string>>>> = {
  documentName: { MATCHES: '確認できました', DIFFERS: '選択と異なります', UNREAD: unread },
  name: { MATCHES: '登録と一致しました', DIFFERS: differs, UNREAD: unread },
  birthday: { MATCHES: '登録と一致・18歳以上', DIFFERS: differs, UNREAD: unread },
  issuer: { MATCHES: '読み取りました', DIFFERS: differs, UNREAD: unread },
  expiresOn: { MATCHES: '有効期限内です', DIFFERS: '期限が切れています', UNREAD: unread },
};

export const retryHints: Readonly<Record<DocumentItem, string>> = {
  documentName: '選択した種類の書類を、枠いっぱいに写してください',
  name: '氏名の文字がはっきり読めるように写してください',
  birthday: '生年月日がご登録と同じか、ご確認ください',
  issuer: '発行者の印字が切れないよう、四隅まで写してください',
  expiresOn: '有効期限内の書類をご用意ください',
};

export const gestureWords: Readonly<Record<Gesture, string>> = {
  V_SIGN: '顔の横でピースサインをしてください',
  OPEN_PALM: '顔の横で手のひらを開いて見せてください',
  THUMB_UP: '顔の横で親指を立ててください',
  THREE_FINGERS: '顔の横で指を3本立ててください',
  TOUCH_EAR: '片方の手で耳に触れてください',
};

export const ageTexts = {
  title: '年齢確認',
  lead: {
    cast: '18歳以上であることを、書類の写真で確認します。読み取るのは氏名・発行者・生年月日だけです。',
    guest: '18歳以上であることを、書類の写真で確認します。読み取るのは発行者・生年月日だけです。',
  },
  byCard: 'クレジットカードの登録でも、年齢確認ができます。',
  toCard: 'カードを登録する',
  documentType: '書類の種類',
  issuer: '発行者',
  issuerHelp: '書類に書かれている発行者（市区町村長、保険者名など）を入力してください。',
  way: '確認の方法',
  ways: { AUTO: '自動年齢確認', ANALOG: '写真提出による年齢確認' },
  wayHelp: {
    AUTO: '書類を機械で読み取り、その場で確認します',
    ANALOG: `${ANSWER_DAYS}日以内に確認し、SMSまたはLINEでご連絡します`,
  },
  howTo: '撮影のしかた',
  hide: '隠す',
  drawn: (name: string) => `${name}の見本。黒い帯の部分を隠して撮影します`,
  fill: '枠いっぱいに、四隅まで写してください',
  noGlare: '光の反射やぼけがないことをご確認ください',
  kept: `画像は暗号化して保存し、確認を担当する運営だけが見ます。判断の${AGE_FILES_KEPT_MINUTES / 60}時間後に削除されます。`,
  formats: 'png・jpg・jpeg、10MB以下。撮影した写真を選ぶこともできます。',
  documentPhoto: '書類の写真',
  remove: '選び直す',
  preview: '提出する書類の写真',
  choose: '写真を選択する',
  shoot: '撮影する',
  submit: '提出する',
  chooseFirst: '書類の種類を選択してください。',
  waitForPhotos: '書類の写真の送信が終わると、提出できます。',
  livePhotoFirst: 'ご本人の写真を撮影すると、提出できます。',

  livePhoto: 'ご本人の写真',
  liveWhy:
    '書類の持ち主がご本人であることを確認します。表示されたポーズで、顔全体が写るように撮影してください。公開されません。',
  liveStart: 'ポーズを見て撮影する',
  liveTaken: '撮影済み',
  liveUntil: (at: string) => `${at}まで有効です`,
  liveLimit: (at: string) => `${at}までに撮影してください`,
  liveSending: '写真を送信しています',

  cameraDocument: '書類を撮影',
  cameraLive: 'ご本人を撮影',
  shutter: 'シャッター',
  cameraOff: 'カメラを使用できませんでした。写真を選択するか、端末の設定でカメラを許可してください。',

  reading: '書類を読み取っています',
  readingDetail:
    '1分ほどかかることがあります。この画面を閉じても、確認は続きます。結果はお知らせでもご確認いただけます。',
  failed: '自動での年齢確認ができませんでした',
  failedDetail: 'もう一度お試しいただくか、写真提出による確認をご利用ください。',
  failedLast: `自動での確認は${AGE_CHECK_TRIES}回までです。写真提出による確認をご利用ください。`,
  wrong: '認証内容に誤りがあります。',
  backSide: 'マイナンバーカードの裏面は提出しないでください。表面を撮影してください。',
  noAnswer: '書類の読み取りが完了しませんでした。回数には含まれません。',
  shotAt: (at: string, tryNumber: number, tries: number) => `${at} 提出・${tryNumber}回目 / ${tries}回`,
  submittedAt: (at: string) => `${at} 提出`,
  triesLeft: (count: number) => `自動での確認は、あと${count}回お試しいただけます。`,
  again: 'もう一度撮影するとき',
  light: '照明を正面から外し、反射を避けてください',
  shootAgain: 'もう一度撮影する',
  analog: '写真提出による年齢確認',
  analogDetail: `${ANSWER_DAYS}日以内に運営が確認し、SMSまたはLINEでご連絡します。`,

  submitted: '書類を提出しました',
  submittedDetail: `確認が完了するまでお待ちください。${ANSWER_DAYS}日以内に確認し、SMSまたはLINEでご連絡します。`,
  deadline: '確認の期限',
  status: '状態',
  pending: '確認中',
  verified: '年齢確認が完了しました',
  verifiedDetail: {
    cast: '検索結果に表示され、同伴リクエストを受けられるようになりました。',
    guest: '同伴リクエストやギフトをご利用いただけます。',
  },
  verifiedChip: '確認済み',
  method: '確認の方法',
  card: 'クレジットカード',
  rejected: '年齢確認書類を確認できませんでした',
  rejectedDetail: '再提出をお願いします。',
  reason: '理由',
  resubmit: '書類を再提出する',
  minor: '18歳未満の方はご利用いただけません',
  minorDetail: 'お心当たりのない場合は、サポートまでお問い合わせください。',
  notYet: {
    cast: '登録の手続きと携帯電話番号の認証を完了すると、年齢確認に進めます。',
    guest: '生年月日を登録すると、年齢確認に進めます。',
  },
  toBirthday: '生年月日を登録する',
  toRegistration: '登録の状況を見る',
  close: '閉じる',
  support: 'お問い合わせ',
} as const;
