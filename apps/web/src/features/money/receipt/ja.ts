import { TAX_PERCENT } from '@yoimachi/domain/money';
import { numberText } from '@yoimachi/domain/receipt';
import { formatDay, formatDayLong, type Day } from '#lib/dates.ts';
import { pointsText, yenText } from '#ui/amount.tsx';

/** Texts for receipts (domain wording 4.9). */
export const receiptTexts = {
  title: '領収書の発行',
  history: '発行履歴',
  onlyPurchases: '領収書はポイント購入分について発行します（ポイントのご利用分は発行できません）。',
  choose: '購入を選ぶ',
  chooseHelp: '同じ日の購入は、1枚の領収書にまとめて発行できます。',
  day: formatDayLong,
  paidAt: (time: string) => `${time} 購入`,
  empty: '領収書を発行できる購入はありません',
  emptyDetail: 'ポイントを購入すると、ここから領収書を発行できます。発行済みの領収書は発行履歴にあります。',
  emptyPeriod: 'この期間に、領収書を発行できる購入はありません',
  emptyPeriodDetail: '期間を変えてお試しください。',
  buyPoints: 'ポイントを購入する',

  addressee: '宛名',
  addresseeExample: '例：株式会社◯◯',
  honorific: '敬称',
  preview: '印字される内容',
  previewName: (name: string, honorific: string) =>
    name ? `${name} ${honorific}` : `（宛名未入力） ${honorific}`,
  provisoLabel: '但し書き',
  tradedOn: '取引年月日',
  content: '内容',
  method: 'お支払い方法',
  card: 'クレジットカード払い',
  total: '合計（税込）',
  tax: (yen: number) => `うち消費税等（${TAX_PERCENT}%）${yenText(yen)}`,
  issuer: '発行者',
  registration: '登録番号',
  count: (count: number) => `${count}件を選択中`,
  fixed: '発行したあとは、宛名・内容を変更できません。宛名に誤りがあった場合は、お問い合わせください。',
  issue: '領収書を発行する',
  issued: '領収書を発行しました',

  historyTitle: '領収書の発行履歴',
  number: numberText,
  issuedOn: (day: Day) => `発行日 ${formatDay(day)}`,
  ofDay: (day: Day) => `購入日 ${formatDay(day)}`,
  noHistory: '発行した領収書はありません',
  noHistoryPeriod: 'この期間に発行した領収書はありません',
  download: 'PDFをダウンロード',
  downloadAgain: '再発行する（PDF）',
  againNote: '2回目以降のPDFには「再発行」と印字されます。',
  replaced: '差し替え済み',
  replacedBy: (number: number) =>
    `宛名を訂正し、${numberText(number)} の領収書に差し替えました。こちらの領収書はご利用になれません。`,
  replaces: (number: number) => `${numberText(number)} の宛名を訂正した領収書です。`,
  downloaded: '領収書のPDFを保存しました',
  returned: (day: Day, points: number, yen: number) =>
    `返還 ${formatDay(day)}　${pointsText(points)}　${yenText(yen)}`,
  returnedTax: (yen: number) => `（うち消費税等 ${yenText(yen)}）`,
} as const;
