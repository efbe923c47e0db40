import { formatDay } from '#lib/dates.ts';
import type { Day } from '#lib/dates.ts';

/** Texts for consents. */
export const consentTexts = {
  sheetTitle: '同意のお願い',
  sheetLead: 'お手続きを続ける前に、次の内容をご確認ください。入力された内容はそのまま残ります。',
  changed: '内容が更新されました。最新の内容をご確認ください。',
  news: '変更点',
  readAll: (title: string) => `${title}の全文を読む`,
  newTab: '（新しいタブで開きます）',
  agreeAll: 'すべてに同意して続ける',
  agreeOne: '同意して続ける',
  later: '今は同意しない',
  registration: 'ご登録の前に',
  registrationLead:
    '次の内容をご確認のうえ、同意いただける場合はお進みください。同意の記録は、登録後に設定から確認できます。',

  title: '同意の記録',
  now: '現在の同意',
  version: (day: Day) => `${formatDay(day)}版`,
  agreedAt: (moment: string) => `${moment}に同意`,
  notAgreed: '未同意',
  asked: '次のお手続きのときに確認をお願いします。',
  off: '受け取らない',
  on: '受け取る',
  keep: 'ご利用に必要な同意は取り消せません。取り消す場合は、退会のお手続きをお願いいたします。',
  keepCard: '年齢確認の記録のため、取り消せません。',
  turnOn: '広告メールを受け取る',
  turnOff: '広告メールを停止する',
  turnedOn: '広告メールを受け取る設定にしました',
  turnedOff: '広告メールを停止しました',
  agree: '同意する',
  agreed: '同意を記録しました',
  withdraw: '同意を取り消す',
  withdrawn: '同意を取り消しました',
  withdrawTitle: '不足分の自動請求への同意を取り消しますか？',
  withdrawNote:
    '取り消すと、ポイントが不足する同伴リクエストは送信できません。送信済みのリクエストと確定した予約の不足分は、これまでどおり請求されます。',
  history: '履歴',
  noHistory: '記録はまだありません。',
  holds: '同意済み',
  given: '同意',
  taken: '取り消し',
  places: {
    REGISTRATION: '登録時',
    CARD: 'カード登録時',
    SHEET: 'お手続き時',
    SETTINGS: '設定',
    MAIL: 'メールのリンク',
  },
} as const;
