import type { AgeFinding, AgeRejection, DocumentType, ItemVerdict } from '@yoimachi/domain/age-check';

export const ageTexts = {
  who: { CAST: 'キャスト', GUEST: 'ゲスト' },
  ways: { AUTO: '自動確認', ANALOG: '写真の提出' },
  empty: '判断を待つ年齢確認はありません',
  keys: [
    ['o', '書類を表示'],
    ['1〜6', '確認項目'],
    ['a', '承認'],
    ['r', '差し戻す理由'],
    ['+ / − / t', '拡大・縮小・回転'],
  ],
  documents: '書類',
  documentPicture: (index: number) => `書類 ${index}`,
  livePicture: 'ご本人',
  registeredName: '登録の氏名',
  registeredBirthday: '登録の生年月日',
  noName: '登録なし（ゲスト）',
  age: (years: number) => `${years}歳`,
  finding: '自動確認',
  issuer: '申告の発行者',
  checks: '確認項目',
  checkNames: {
    name: '氏名が一致',
    birthday: '生年月日が一致',
    age: '18歳以上',
    issuer: '発行者を確認',
    expiresOn: '有効期限内・鮮明',
    live: 'ご本人の写真と一致',
  },
  read: (verdict: string) => `自動読み取り：${verdict}`,
  left: (count: number) => `残り${count}項目を確認すると承認できます`,
  ready: 'すべての項目を確認しました',
  openFirst: '書類を表示すると判断できます',
  rejectReason: '差し戻す理由',
  reject: '差し戻す',
  approve: '承認する',
  chooseReason: '差し戻す理由を選択してください。',
  approved: (name: string) => `${name}さんの年齢確認を承認しました。`,
  rejected: (name: string) => `${name}さんの年齢確認を差し戻しました。`,
  minorTitle: '18歳未満として差し戻しますか？',
  minorDetail: 'アカウントの利用が停止され、書類の再提出もできなくなります。',
} as const;

export const documentNames: Readonly<Record<DocumentType, string>> = {
  DRIVERS_LICENSE: '運転免許証',
  MY_NUMBER_CARD: 'マイナンバーカード',
  RESIDENCE_CARD: '在留カード',
  PASSPORT: 'パスポート',
  QUALIFICATION_CERT: '資格確認書',
  HEALTH_INSURANCE_CARD: '健康保険証',
};

export const findingNames: Readonly<Record<AgeFinding, string>> = {
  BACK_SIDE: '裏面の画像',
  DIFFERS: '登録と不一致',
  UNREAD: '読み取り不可',
  NO_ANSWER: '読み取り未完了',
  NAME_UNREAD: '氏名の読み取り不可',
  UNDER_AGE: '18歳未満の可能性',
  DRAWN: '抜き取りの確認',
  SHARED_ACCOUNT: '口座の共有あり',
};

export const verdictNames: Readonly<Record<ItemVerdict, string>> = {
  MATCHES: '一致',
  DIFFERS: '不一致',
  UNREAD: '読み取り不可',
};

export const rejectionNames: Readonly<Record<AgeRejection, string>> = {
  UNREADABLE: '画像が不鮮明',
  NAME_DIFFERS: '氏名が一致しない',
  BIRTHDAY_DIFFERS: '生年月日が一致しない',
  EXPIRED: '有効期限切れ',
  OTHER_DOCUMENT: '選択と異なる書類',
  BACK_SIDE: 'マイナンバーカードの裏面',
  NUMBER_SHOWN: '隠すべき番号が見えている',
  LIVE_PHOTO_DIFFERS: 'ご本人の写真を確認できない',
  NOT_GENUINE: '原本と確認できない',
  UNDER_18: '18歳未満',
};
