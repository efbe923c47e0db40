import { formatDay, type Day } from '@yoimachi/domain/time';

/** What a cast is told about her payoffs. */
export const ja = {
  approved: (payDay: Day) => `精算申請を受け付けました。${formatDay(payDay)}に振り込みます。`,
  rejected: '精算申請を差し戻しました。内容をご確認ください。',
  postponed: (payDay: Day) =>
    `精算申請の確認に時間がかかっています。${formatDay(payDay)}に振り込む予定です。`,
  transferred: (day: Day, yen: number) =>
    `${formatDay(day)}に${yen.toLocaleString('ja-JP')}円を振り込みました。`,
  stopped:
    '電話番号・振込先口座・端末が続けて変更されたため、安全のために精算を止めています。ご本人の写真を提出してください。確認後に振り込みます。',
  returned: '振込ができませんでした。振込先口座情報をご確認ください。',
  automatic: (points: number, payDay: Day) =>
    `${points.toLocaleString('ja-JP')}Pを自動で精算しました。${formatDay(payDay)}に振り込みます。`,
  accountChanged: (hours: number) =>
    `【宵待ち】振込先口座が変更されました。手続き中の精算には${hours}時間後から反映されます。お心当たりのない場合は、すぐにお問い合わせください。`,
} as const;

/** Head of the yearly payment statement. */
export const statementColumns = [
  '振込日',
  '精算番号',
  '種別',
  '計算期間（開始）',
  '計算期間（終了）',
  '支払金額（円）',
  '源泉徴収税額（円）',
  '振込手数料（円）',
  '差引振込額（円）',
  '税区分',
  '登録番号',
  '氏名',
] as const;
export const statementWords = {
  SYSTEM_PAYOFF: '自動精算',
  CAST_PAYOFF: '精算申請',
  taxIncluded: '税込',
  taxExcluded: '対象外（免税）',
  total: '合計',
  due: (day: string) => `納付期限 ${day}`,
} as const;

/** Head of the monthly report for the tax office. */
export const withholdingColumns = [
  'キャストID',
  '氏名',
  '支払件数',
  '支払金額（円）',
  '源泉徴収税額（円）',
] as const;
