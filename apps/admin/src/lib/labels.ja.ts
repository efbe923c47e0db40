import type { MediaKind } from '@yoimachi/domain/media';
import type { OperatorRole } from '@yoimachi/domain/operator';
import type { QueueName } from '@yoimachi/domain/queue';

export const brandTexts = { brand: '宵待ち', office: '運営', none: '—' } as const;

export const roleNames: Readonly<Record<OperatorRole, string>> = {
  reviewer: '審査担当',
  finance: '経理担当',
  support: 'サポート担当',
  owner: 'オーナー',
};

export const queueNames: Readonly<Record<QueueName, string>> = {
  alerts: 'SOS・警告',
  reports: '通報',
  'age-checks': '年齢確認',
  'media-files': '写真・動画',
  inquiries: 'お問い合わせ',
  removals: '削除の申し出',
  claims: '申し立て',
  'phone-changes': '電話番号の変更',
  'lost-numbers': '電話番号の紛失',
  'name-requests': '氏名・生年月日の変更',
  penalties: 'ペナルティ',
  matches: '同一人物の確認',
  referrals: '紹介の確認',
  debts: '未払い',
  'frozen-rewards': '保留中の報酬',
  acts: '二人目の承認',
  'dead-work': '停止した処理',
  deliveries: '届かなかった通知',
};

export const mediaKindNames: Readonly<Record<MediaKind, string>> = {
  PHOTO: '写真',
  VIDEO: '動画',
  AVATAR: 'プロフィール画像',
};

/** An alert's text without the mark that the screen draws itself. */
export const unmarked = (alert: string): string => alert.replace(/^【至急】/, '');
