import { formatDay, type Day } from '@yoimachi/domain/time';

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

const grouped = (points: number) => new Intl.NumberFormat('ja-JP').format(points);

/** What a cast is told about a reward an operator has to decide on (rules.md 2), and about the decision. */
export const rewardFrozen = (points: number): string =>
  `同伴の報酬${grouped(points)}Pは、運営による確認が終わるまで保留しています。結果はお知らせでご連絡します。`;
export const rewardReleased = (points: number): string =>
  `保留していた報酬${grouped(points)}Pの確認が終わり、残高に加わりました。`;
export const rewardWithheld = (points: number): string =>
  `保留していた報酬${grouped(points)}Pは、確認の結果、お支払いできません。ご不明な点はお問い合わせください。`;
/** What a guest whose points came back is told. */
export const rewardReturned = (points: number): string =>
  `運営による確認の結果、同伴でご利用の${grouped(points)}Pをお返ししました。有効期限は30日です。`;

/** What a guest is told before points expire (30, 7 and 1 days). */
export const pointsExpiring = (points: number, day: Day): string =>
  `${grouped(points)}Pの有効期限が${formatDay(day)}に迫っています。`;
