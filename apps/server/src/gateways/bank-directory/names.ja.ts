/** What the directory omits at the end of a name. */
export const BANK_OR_BRANCH_SUFFIX = /(?:銀行|ぎんこう|支店|してん)$/;
export const BANK_SUFFIX = '銀行';

/** What the directory writes at the end of a name, and what people write there or before the rest of it. */
export const KINDS: readonly {
  readonly short: string;
  readonly behind: readonly string[];
  readonly before: readonly string[];
}[] = [
  { short: '信金', behind: ['信用金庫'], before: [] },
  { short: '信組', behind: ['信用組合'], before: [] },
  { short: '労金', behind: ['労働金庫', 'ろうきん'], before: [] },
  { short: '農協', behind: ['農業協同組合'], before: ['JAバンク', 'JA'] },
];

interface FormerName {
  readonly bankCode: string;
  readonly name: string;
  /** The day from which the bank, or the one that took it over, has another name. */
  readonly until: `${number}-${number}-${number}`;
}

/** Names that banks had, by which people still look for them, and what Yucho is to everybody. */
export const FORMER_NAMES: readonly FormerName[] = [
  { bankCode: '0005', name: '東京三菱UFJ銀行', until: '2006-01-01' },
  { bankCode: '0005', name: '三菱東京UFJ銀行', until: '2018-04-01' },
  { bankCode: '0033', name: 'ジャパンネット銀行', until: '2021-04-05' },
  { bankCode: '0038', name: '住信SBIネット銀行', until: '2026-08-03' },
  { bankCode: '0039', name: 'じぶん銀行', until: '2020-02-09' },
  { bankCode: '0117', name: '青森銀行', until: '2025-01-01' },
  { bankCode: '0117', name: 'みちのく銀行', until: '2025-01-01' },
  { bankCode: '0137', name: '東京都民銀行', until: '2018-05-01' },
  { bankCode: '0137', name: '八千代銀行', until: '2018-05-01' },
  { bankCode: '0137', name: '新銀行東京', until: '2018-05-01' },
  { bankCode: '0140', name: '第四銀行', until: '2021-01-01' },
  { bankCode: '0140', name: '北越銀行', until: '2021-01-01' },
  { bankCode: '0143', name: '八十二銀行', until: '2026-01-01' },
  { bankCode: '0143', name: '長野銀行', until: '2026-01-01' },
  { bankCode: '0154', name: '三重銀行', until: '2021-05-01' },
  { bankCode: '0154', name: '第三銀行', until: '2021-05-01' },
  { bankCode: '0159', name: '関西アーバン銀行', until: '2019-04-01' },
  { bankCode: '0159', name: '近畿大阪銀行', until: '2019-04-01' },
  { bankCode: '0181', name: '十八銀行', until: '2020-10-01' },
  { bankCode: '0181', name: '親和銀行', until: '2020-10-01' },
  { bankCode: '0397', name: '新生銀行', until: '2023-01-04' },
  { bankCode: '0542', name: '愛知銀行', until: '2025-01-01' },
  { bankCode: '0542', name: '中京銀行', until: '2025-01-01' },
  { bankCode: '0572', name: '徳島銀行', until: '2020-01-01' },
  { bankCode: '0572', name: '大正銀行', until: '2020-01-01' },
  { bankCode: '1001', name: '札幌信用金庫', until: '2018-01-01' },
  { bankCode: '1501', name: '静岡信用金庫', until: '2019-07-22' },
  { bankCode: '1503', name: '浜松信用金庫', until: '2019-01-21' },
  { bankCode: '1503', name: '磐田信用金庫', until: '2019-01-21' },
  { bankCode: '9900', name: '郵便局', until: '2007-10-01' },
  { bankCode: '9900', name: '郵便貯金', until: '2007-10-01' },
  { bankCode: '9900', name: '郵貯', until: '2007-10-01' },
];
