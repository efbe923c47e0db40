import { EXPORT_HOURS } from '@yoimachi/domain/operator-act';

export const kindNames = {
  GUEST_ADJUSTMENT: 'ゲストのポイントの調整',
  CAST_ADJUSTMENT: 'キャストの報酬の調整',
  REFUND: 'カードへの返金',
  BOOKING_END: '同伴の終了（実時間で請求）',
  REWARD_RETURN: '保留中の報酬の返還',
  AUDIT_EXPORT: '監査ログの書き出し（CSV）',
  PERSONAL_EXPORT: '個人データの書き出し',
} as const;

export const kindDetails = {
  GUEST_ADJUSTMENT: '承認すると、ゲストのポイントがこの分だけ増減します。',
  CAST_ADJUSTMENT: '承認すると、キャストの報酬がこの分だけ増減します。',
  REFUND: '承認すると、このポイント分をご購入のカードに返金します。',
  BOOKING_END: '承認すると、承認した時点で同伴を終了し、実際の時間で請求します。',
  REWARD_RETURN: '承認すると、保留中の報酬と手数料をゲストにポイントでお返しします。',
  AUDIT_EXPORT: `承認すると、提案者が${EXPORT_HOURS}時間以内に1回だけ、監査ログのファイルをダウンロードできます。`,
  PERSONAL_EXPORT: `承認すると、提案者が${EXPORT_HOURS}時間以内に1回だけ、この会員についてお預かりしているすべての情報をダウンロードできます。`,
} as const;

export const actTexts = {
  empty: '承認を待つ提案はありません',
  member: '対象の会員',
  points: 'ポイント',
  change: (text: string) => `${text}P`,
  booking: '予約',
  openBooking: '予約を開く',
  proposer: '提案者',
  proposed: '提案',
  reason: '提案の理由',
  own: 'ご自身の提案は、ほかの担当者が承認します。取り下げることはできます。',
  checkExport: '承認する前に、対象の範囲と理由をご確認ください。不要な個人データは書き出さないでください。',
  ownersOnly: '監査ログの書き出しを承認できるのは、オーナーのみです。',
  scope: '書き出す範囲',
  check: '承認する前に、対象とポイント数、理由をご確認ください。',
  approve: '承認して実行する',
  decline: '却下する',
  takeBack: '提案を取り下げる',
  approved: '提案を承認し、実行しました。',
  declined: '提案を却下しました。',
  takenBack: '提案を取り下げました。',
  exportApproved: '書き出しを承認しました。提案者がダウンロードできます。',
  approveExport: '書き出しを承認する',
  sureExport: '書き出しを承認しますか？',
  sure: '承認して実行しますか？',
  keys: [
    ['a', '承認'],
    ['d', '却下・取り下げ'],
  ],
} as const;
