import type { Day } from '@yoimachi/domain/time';

/** Names and headings of the files people download. */
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
