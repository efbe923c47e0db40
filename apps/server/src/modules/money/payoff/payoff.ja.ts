/** What a cast is told by SMS of the account that her payoffs go to. */
export const ja = {
  accountChanged: (hours: number) =>
    `【宵待ち】振込先口座が変更されました。手続き中の精算には${hours}時間後から反映されます。お心当たりのない場合は、すぐにお問い合わせください。`,
} as const;

/** Why somebody reads names and accounts who is asked for no reason: what he does is one. */
export const readReasons = {
  bankFile: '振込ファイルの作成',
  bankMatch: '銀行のファイルと精算の照合',
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
