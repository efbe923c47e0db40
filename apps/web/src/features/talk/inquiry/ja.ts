import { INQUIRY_PICTURES_MAX, REMOVAL_DAYS } from '@yoimachi/domain/inquiry';
import type { InquiryCategory, RemovalOutcome, RemovalRight } from '@yoimachi/domain/inquiry';

export const inquiryTexts = {
  title: 'お問い合わせ',
  history: 'お問い合わせ履歴',
  tabs: 'お問い合わせの画面',
  unreadCount: (count: number) => `未読の回答${count}件`,
  faq: 'よくある質問',
  faqDetail: 'キャンセル・ポイント・領収書など',
  category: 'お問い合わせ種別',
  booking: '関係する予約',
  noBooking: '選択しない',
  bookingOption: (day: string, time: string, names: string) => `${day} ${time}　${names}`,
  with: (names: readonly string[]) => names.map((name) => `${name}さん`).join('、'),
  subject: '件名',
  text: '内容',
  name: 'お名前',
  mail: 'メールアドレス',
  mailHelp: '受付の確認と、回答をご確認いただくためのリンクをお送りします。',
  removalWhat: '削除を希望する内容',
  removalWhatHelp: 'ページのURL、またはどなたのどの写真・文章かをご記入ください。',
  removalRight: '侵害されている権利',
  removalNote: `内容を確認し、投稿した方の意見もうかがったうえで、${REMOVAL_DAYS}日以内に結果をお知らせします。ご本人以外の方が請求される場合は、ご関係を「内容」にご記入ください。`,
  pictures: '画像',
  picturesNeed: `※任意・${INQUIRY_PICTURES_MAX}枚まで`,
  add: '追加',
  addPicture: '画像を追加',
  removePicture: '画像を取り消す',
  picture: '添付した画像',
  picturesLater: '画像の送信が完了してから送信できます。',
  note: '回答は、お問い合わせ履歴と通知でお知らせします。お急ぎで身の危険を感じる場合は、同伴の画面のSOSをご利用ください。',
  noteOpen:
    '回答は、ご入力のメールアドレスにお送りするリンクからご確認いただけます。認証コードやパスワード、カード番号は書かないでください。',
  send: '送信する',
  notSent:
    '送信できませんでした。入力内容は保存されています。通信状況をご確認のうえ、もう一度送信してください。',
  limit: '24時間に送信できる件数の上限に達しました。時間をおいてからお試しください。',
  sent: (number: string) => `お問い合わせを送信しました。回答までお待ちください。（受付番号：${number}）`,
  sentTitle: 'お問い合わせを送信しました',
  sentDetail: (mail: string) =>
    `回答までお待ちください。${mail} に、受付の確認をお送りしました。届かない場合は、迷惑メールのフォルダもご確認ください。`,
  number: '受付番号',
  another: '別のお問い合わせをする',
  mailSupport: 'メールで相談する',
  hours: '受付時間',
  empty: 'お問い合わせはまだありません',
  emptyDetail: 'ご不明な点がございましたら、お気軽にお問い合わせください。',
  unread: '未読',
  operator: '運営',
  you: 'あなた',
  operatorSaid: (text: string) => `運営：${text}`,
  due: '回答の期限',
  outcome: '結果',
  again: '続けて質問する',
  reply: 'メッセージ',
  gone: 'このリンクは使えません',
  goneDetail: '期限が切れているか、正しくないリンクです。お手数ですが、もう一度お問い合わせください。',
  thread: 'お問い合わせの内容',
  notFound: 'お問い合わせが見つかりませんでした',
  toHistory: '履歴に戻る',
} as const;

export const categoryNames: Readonly<Record<InquiryCategory, string>> = {
  BOOKING: '予約・キャンセル',
  POINTS: 'ポイント',
  PAYMENT: 'お支払い・領収書',
  ACCOUNT: 'アカウント・ログイン',
  REPORT: '迷惑行為・通報',
  REMOVAL: '掲載内容の削除',
  BUG: '不具合',
  OTHER: 'その他',
  HEARING: '掲載内容の確認',
};

export const rightNames: Readonly<Record<RemovalRight, string>> = {
  INTIMATE: '私的な性的画像',
  PRIVACY: 'プライバシー（住所・氏名など）',
  PORTRAIT: '肖像権',
  DEFAMATION: '名誉・信用',
  COPYRIGHT: '著作権',
  OTHER: 'その他',
};

export const outcomeNames: Readonly<Record<RemovalOutcome, string>> = {
  REMOVED: '削除しました',
  PARTLY: '一部を削除しました',
  KEPT: '掲載を継続します',
};

export const stateNames = {
  RECEIVED: '受付済み',
  IN_PROGRESS: '対応中',
  ANSWERED: '回答済み',
} as const;
