import type { WithholdingMode } from '@yoimachi/domain/payoff';

const amount = (value: number) => value.toLocaleString('ja-JP');
const FIRST_YEAR_OF_REIWA = 2019;

/** 「令和8」; before it the year as it is counted everywhere. */
const eraOf = (year: number) =>
  year < FIRST_YEAR_OF_REIWA
    ? String(year)
    : `令和${year === FIRST_YEAR_OF_REIWA ? '元' : year - FIRST_YEAR_OF_REIWA + 1}`;

/** What stands on a 支払調書 besides its figures and names. */
export const formWords = {
  docTitle: (year: number) => `支払調書 ${year}`,
  title: (year: number) => `${eraOf(year)}年分　報酬、料金、契約金及び賞金の支払調書`,
  payee: ['支払を', '受ける者'],
  payer: ['支払者'],
  address: '住所（居所）又は所在地',
  payerAddress: '住所（居所）又は所在地',
  name: '氏名又は名称',
  number: '個人番号又は法人番号',
  phone: (phone: string | null) => `（電話）${phone ?? ''}`,
  columns: ['区　　分', '細　　目', '支　払　金　額', '源泉徴収税額'],
  unit: '円',
  kinds: {
    HOSTESS_204_1_6: ['ホステス等の報酬、料金', '同伴・ギフトの報酬'],
    NONE: ['報酬、料金', '同伴・ギフトの報酬'],
  } satisfies Readonly<Record<WithholdingMode, readonly [string, string]>>,
  yen: amount,
  remarks: '（摘要）',
  payments: (count: number, year: number) =>
    `${year}年1月1日から12月31日までに振り込んだ${amount(count)}回の合計`,
  invoice: (number: string) => `適格請求書発行事業者の登録番号　${number}`,
  filing: '整理欄',
  filings: ['①', '②'],
} as const;
