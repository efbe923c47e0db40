import { formatDay, type Day } from '@yoimachi/domain/time';

/** Names and headings of the files that people take with them. */
export const historyFile = {
  guest: {
    name: (day: Day) => `ポイント利用履歴_${day}.csv`,
    header: [
      '日時',
      '種類',
      '増減（P）',
      '仮押さえからの利用（P）',
      '未払いの増減（P）',
      '残高（P）',
      '相手',
      '番号',
    ],
  },
  cast: {
    name: (day: Day) => `ポイント獲得・精算履歴_${day}.csv`,
    header: ['日時', '種類', '増減（P）', '手数料を引く前（P）', '手数料（P）', '残高（P）', '相手', '番号'],
  },
} as const;

/** What a guest is told before points end (30, 7 and 1 days). */
export const pointsExpiring = (points: number, day: Day): string =>
  `${new Intl.NumberFormat('ja-JP').format(points)}Pの有効期限が${formatDay(day)}に迫っています。`;
