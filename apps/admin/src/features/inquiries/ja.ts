import { REMOVAL_DAYS } from '@yoimachi/domain/inquiry';
import type { InquiryCategory, InquiryState, RemovalOutcome, RemovalRight } from '@yoimachi/domain/inquiry';

export const categoryNames: Readonly<Record<InquiryCategory, string>> = {
  BOOKING: '予約・キャンセル',
  POINTS: 'ポイント',
  PAYMENT: 'お支払い・領収書',
  ACCOUNT: 'アカウント・ログイン',
  REPORT: '迷惑行為・通報',
  REMOVAL: '掲載内容の削除',
  BUG: '不具合',
  OTHER: 'その他',
  HEARING: '掲載内容の確認（投稿者の回答）',
};

export const stateNames: Readonly<Record<InquiryState, string>> = {
  RECEIVED: '受付',
  IN_PROGRESS: '対応中',
  ANSWERED: '回答済み',
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
  REMOVED: '削除した',
  PARTLY: '一部を削除した',
  KEPT: '削除しない',
};

export const inquiryTexts = {
  empty: '回答を待つお問い合わせはありません',
  emptyRemovals: '判断を待つ削除の申し出はありません',
  filter: 'すべての種類',
  who: { CAST: 'キャスト', GUEST: 'ゲスト' },
  visitor: 'ログインしていない方',
  number: '受付番号',
  from: '送信者',
  category: '種類',
  state: '状態',
  asked: '受付',
  booking: '予約',
  openBooking: '予約を開く',
  right: '侵害された権利',
  due: '判断の期限',
  graveDetail:
    '私的な画像または個人情報の申し出です。内容を確認したら、判断を待たずに、該当するものを先に非表示にしてください。',
  what: 'お問い合わせの内容',
  subject: '件名',
  name: 'お名前',
  mail: 'メールアドレス',
  place: '削除を求める内容・場所',
  heard: '投稿者への確認',
  notHeard: 'まだ確認していません',
  thread: 'やり取り',
  person: 'お客さま',
  operator: '運営',
  picture: (index: number) => `添付画像 ${index}`,
  pictureOnce: '画像は一度だけ開けます。',
  begin: '対応中にする',
  begun: '対応中にしました。',
  openFirst: '内容を表示すると回答できます',
  answer: '回答',
  answerHelp: 'ご本人に届きます。電話番号などの個人情報は書かないでください。',
  usual: '定型文',
  usualFailed: '定型文を読み込めませんでした。回答は入力して送信できます。',
  editUsual: '定型文を編集する',
  /** Of who gave no name. */
  somebody: 'お客',
  greet: '宛名を入れる',
  greeting: (name: string) => `${name}さま\n\n`,
  send: '回答を送信する',
  sent: (number: string) => `${number}に回答しました。`,
  conflict: '表示した後に、新しい連絡が届いたか、ほかの担当者が回答しました。最新の内容を確認してください。',
  newest: '最新の内容を表示する',
  outcome: '判断',
  chooseOutcome: '判断を選択してください。',
  reason: '判断の理由（申し出た方への回答）',
  reasonHelp: '申し出た方に届きます。確認した投稿者には、判断の結果だけを伝えます。',
  decide: '判断を確定する',
  decided: (number: string) => `${number}の判断を確定しました。`,
  hear: '投稿者に確認する',
  hearTitle: '投稿者に確認する',
  hearDetail: '投稿した方に、別のやり取りで確認します。申し出た方のお名前や事情は書かないでください。',
  poster: '投稿者の会員番号',
  posterHelp: '例：C-10002',
  posterMissing: 'この番号の会員は見つかりません。会員番号をご確認ください。',
  posterText: '確認する内容',
  posterUsual: `掲載されている内容について、権利の侵害にあたるとのご指摘がありました。${REMOVAL_DAYS}日以内に、ご意見をお知らせください。`,
  hearSend: '確認を送信する',
  heardAs: (number: string) => `投稿者に確認を送信しました（${number}）。`,
  textMissing: '内容を入力してください。',
  keys: [
    ['o', '内容を表示'],
    ['r', '回答を書く'],
  ],
} as const;
