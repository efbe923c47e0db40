import { EVIDENCE_DAYS } from '@yoimachi/domain/block';
import type { ReportCategory } from '@yoimachi/domain/block';

export const reportTexts = {
  empty: '対応を待つ通報はありません',
  filter: '緊急度',
  filters: [
    { value: 'true', label: '身の安全に不安あり' },
    { value: 'false', label: 'その他の通報' },
  ],
  keys: [
    ['o', '通報の内容を表示'],
    ['h', '対応済みにする'],
  ],
  safety: '安全',
  safetyNote: '通報した方が、身の安全に不安があると伝えています。先に対応してください。',
  cast: 'キャスト',
  guest: 'ゲスト',
  what: '通報の内容',
  reporter: '通報した方',
  reported: '通報された方',
  category: '理由',
  reportedAt: '通報',
  evidence: '保全された画像',
  evidenceNone: 'なし',
  evidenceCount: (count: number) => `${count}件`,
  evidenceLabel: (index: number) => `画像 ${index}`,
  text: '本文',
  chat: '通報時のチャット',
  openChat: '通報時のチャットを表示',
  openEvidence: '保全された画像を表示',
  noMessages: 'メッセージはありません',
  withdrawn: '送信取消',
  meant: '通報されたメッセージ',
  product: 'システム',
  ways: '対応',
  toMember: (name: string) => `${name}さんの会員ページで利用停止を検討する`,
  handleDetail: `対応済みにすると、一覧から外れます。保全された画像は、対応から${EVIDENCE_DAYS}日後に消去されます。`,
  handle: '対応済みにする',
  handled: (name: string) => `${name}さんからの通報を対応済みにしました。`,
  willHandle: (category: string) => `「${category}」の通報を対応済みにします`,
} as const;

export const categoryNames: Readonly<Record<ReportCategory, string>> = {
  NUISANCE: '迷惑行為',
  CONTACT: '連絡先の交換を求められた',
  CASH: '直接の金銭のやり取りを求められた',
  ABUSE: '暴言・脅迫',
  SEXUAL: '性的な発言・要求',
  DRINKING: '飲酒の強要',
  FEELINGS: '恋愛感情を利用した要求',
  IMPERSONATION: 'なりすまし',
  OTHER: 'その他',
};
