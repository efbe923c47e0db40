import type { MediaState, ReviewReason } from '@yoimachi/domain/media';

export const mediaTexts = {
  empty: '確認を待つ写真・動画はありません',
  filter: '種類',
  keys: [
    ['o', '写真・動画を表示'],
    ['1〜5', '確認項目'],
    ['a', '承認'],
    ['r', '差し戻す理由'],
    ['+ / − / t', '拡大・縮小・回転'],
  ],
  what: '写真・動画',
  owner: '投稿者',
  kind: '種類',
  found: '自動検出',
  foundNothing: '検出なし',
  qr: 'QRコード',
  letters: '文字',
  similar: '似た画像',
  foundText: '読み取った文字',
  openSimilar: '似た画像を表示',
  similarPicture: '似た画像',
  state: '状態',
  reports: '通報',
  toReport: (index: number) => `通報 ${index}`,
  checks: '確認項目',
  checkNames: {
    reflections: '鏡・窓・瞳への写り込みがない',
    plates: '車のナンバー・店名・名札がない',
    windows: '窓の外から場所がわからない',
    faces: 'ほかの人の顔がない',
    generated: '生成・過度な加工の跡がない',
  },
  left: (count: number) => `残り${count}項目を確認すると承認できます`,
  ready: 'すべての項目を確認しました',
  openFirst: '写真・動画を表示すると判断できます',
  rejectReason: '差し戻す理由',
  told: (sentence: string) => `ご本人への案内：${sentence}`,
  reject: '差し戻す',
  approve: '承認する',
  chooseReason: '差し戻す理由を選択してください。',
  approved: (name: string, kind: string) => `${name}さんの${kind}を承認しました。`,
  rejected: (name: string, kind: string) => `${name}さんの${kind}を差し戻しました。`,
} as const;

export const stateNames: Readonly<Record<MediaState, string>> = {
  PROCESSING: '処理中',
  REVIEWING: '確認待ち',
  PUBLISHED: '公開中',
  REJECTED: '差し戻し済み',
  ENDED: '削除済み',
};

/** In a list; what its owner is told is the contract's sentence. */
export const reasonNames: Readonly<Record<ReviewReason, string>> = {
  OTHER_FACES: 'ほかの人の顔',
  CONTACT: '連絡先・QRコード',
  STORE_NAME: '店舗名・名札',
  EXPOSURE: '肌の露出',
  REFLECTION: '鏡・窓への写り込み',
  PLACE: 'ナンバー・場所のわかるもの',
  GENERATED: '生成・大きな加工',
  BLURRED: '不鮮明',
  NO_FACE: '顔が写っていない',
  NOT_THE_PERSON: 'ご本人と確認できない',
  COPIED: 'ほかの方の画像と同じ',
};
