import type { ReportCategory } from '@yoimachi/domain/block';
import { PENALTY_INSPECTION_COUNT, PENALTY_WINDOW_DAYS } from '@yoimachi/domain/booking';

/** Texts for blocking and reporting (domain wording 4.8). */
export const blockTexts = {
  what: 'ご希望の操作',
  options: {
    block: 'ブロックする',
    both: 'ブロックして通報する',
    report: '通報だけする',
  },
  optionHelps: {
    block: 'おたがいに表示されなくなり、予約もできなくなります。',
    both: 'ブロックに加えて、運営が内容を確認します。',
    report: '運営が内容を確認します。予約や表示は変わりません。',
  },
  isBlocked: {
    guest: 'すでにブロックしています。解除は、設定の「ブロックしたキャスト」から行えます。',
    cast: 'すでにブロックしています。解除は、設定の「ブロックしたゲスト」から行えます。',
  },

  category: '通報の理由',
  categoryMissing: '通報の理由を選択してください。',
  categories: {
    NUISANCE: '迷惑行為',
    CONTACT: '連絡先の交換を求められた',
    CASH: '直接の金銭のやり取りを求められた',
    ABUSE: '暴言・脅迫',
    SEXUAL: '性的な発言・要求',
    DRINKING: '飲酒の強要',
    FEELINGS: '恋愛感情を利用した要求',
    IMPERSONATION: 'なりすまし',
    OTHER: 'その他',
  } satisfies Record<ReportCategory, string>,
  text: '詳しい内容',
  textHelp: '運営だけが確認します。相手には表示されません。',
  textMissing: '内容を入力してください。',
  textTooLong: (max: number) => `${max}文字以内で入力してください。`,
  safety: '身の安全に不安があります',
  safetyHelp: '運営がただちに確認します。',
  danger: '今すぐ助けが必要なときは、110番に電話してください。',

  effects: 'ブロックすると',
  secret: 'ブロックしたことは、相手に通知されません。',
  willCancel: (count: number) => `確定している予約${count}件をキャンセルします。`,
  othersToo: 'ほかのキャストの予約もあわせてキャンセルされます。',
  fee: 'キャンセル料',
  total: 'キャンセル料の合計',
  free: '無料',
  feeOf: (points: string, percent: number) => `${points}（${percent}％）`,
  pendingOfGuest: (count: number) =>
    `返信待ちのリクエスト${count}件を取り下げます。仮押さえのポイントは全額返還されます。`,
  pendingOfCast: (count: number) =>
    `返信待ちのリクエスト${count}件は自動的に取り消されます。理由は相手に表示されません。`,
  penalty: (count: number) =>
    `キャンセルによりペナルティが${count}点つきます。${PENALTY_WINDOW_DAYS}日間に${PENALTY_INSPECTION_COUNT}点になると、運営の確認対象となります。`,
  penaltyWaived: '身の安全のための通報とあわせてブロックする場合、ペナルティはつきません。',
  inMeeting: '現在の同伴はそのまま続きます。ブロックは同伴の終了後に有効になります。',
  submit: { block: 'ブロックする', both: 'ブロックして通報する', report: '通報する' },
  done: {
    block: 'ブロックしました',
    both: 'ブロックし、通報を受け付けました',
    report: '通報を受け付けました',
  },

  listTitle: { guest: 'ブロックしたキャスト', cast: 'ブロックしたゲスト' },
  none: { guest: 'ブロックしたキャストはいません', cast: 'ブロックしたゲストはいません' },
  noneDetail: {
    guest: 'キャストのプロフィールや予約の詳細から、ブロックや通報ができます。',
    cast: '予約の詳細から、ブロックや通報ができます。',
  },
  since: (day: string) => `${day}にブロック`,
  unblock: '解除する',
  unblockOf: (name: string) => `${name}さんのブロックを解除する`,
  unblockTitle: (name: string) => `${name}さんのブロックを解除しますか？`,
  unblockNote: '解除すると、検索やプロフィールに表示され、予約できるようになります。',
  unblockKept: 'キャンセルされた予約は元に戻りません。',
  unblocked: 'ブロックを解除しました',
} as const;
