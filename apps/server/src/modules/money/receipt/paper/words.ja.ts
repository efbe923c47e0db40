import type { Day } from '@yoimachi/domain/time';
import { numberText, printedDay, type Honorific } from '@yoimachi/domain/receipt';

const yen = (amount: number) => amount.toLocaleString('ja-JP');

/** What is printed on a receipt besides its figures and names (rules.md 4, receipts). */
export const paperWords = {
  fileTitle: (number: number) => `領収書 ${numberText(number)}`,
  title: '領 収 書',
  reissued: '再発行',
  voided: '取消済み',
  number: numberText,
  day: printedDay,
  issuedOn: '発行日',
  addressee: (name: string, honorific: Honorific) => `${name} ${honorific}`,
  amount: '領収金額（税込）',
  amountYen: (amount: number) => `¥${yen(amount)}-`,
  proviso: (proviso: string) => `但し　${proviso}、上記の金額を正に領収いたしました。`,
  tradedOn: '取引年月日',
  method: 'お支払い方法',
  card: 'クレジットカード払い',
  registration: '登録番号',
  issuer: '発行者',
  content: '内容',
  rate: '税率',
  lineAmount: '金額（税込）',
  percent: (percent: number) => `${percent}%`,
  lineYen: (amount: number) => `${yen(amount)}円`,
  total: '合計（税込）',
  atRate: (percent: number) => `${percent}%対象（税込）`,
  tax: (percent: number) => `うち消費税等（${percent}%）`,
  stamp: 'クレジットカード決済および電子発行のため、収入印紙の貼付はありません。',
  reissuedNote: 'この領収書は再発行です。先に発行した領収書と番号・内容は同じです。',
  reissuedOn: (day: Day) => `再発行日　${printedDay(day)}`,
  replacesNote: (number: number) => `宛名を訂正し、${numberText(number)} の領収書に代えて発行しました。`,
  voidedNote: (number: number) =>
    `この領収書は取消済みのため、ご利用になれません。${numberText(number)} の領収書に差し替えました。`,
  printedOn: (day: Day) => `出力日　${printedDay(day)}`,
} as const;
