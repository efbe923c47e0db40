import type { ClaimOutcome } from '@yoimachi/domain/booking';

export const outcomeNames = {
  PLAN: '予定どおり請求する',
  REAL_TIME: '実際の時間で請求する',
  NOTHING: '請求しない',
} as const satisfies Record<ClaimOutcome, string>;

export const outcomeDetails = {
  PLAN: '予定していた時間の料金をすべて請求します。',
  REAL_TIME: '合流から終了までの時間で請求します。',
  NOTHING: 'お預かりしたポイントを全額お返しします。',
} as const satisfies Record<ClaimOutcome, string>;

export const claimTexts = {
  empty: '判断を待つ申し立てはありません',
  filter: 'すべての申し立て',
  filters: [
    { value: 'OBJECTED', label: '異議あり（判断待ち）' },
    { value: 'OPEN', label: '異議の期限待ち' },
  ],
  kind: { GUEST_NO_SHOW: 'ゲストが来なかった', CAST_NO_SHOW: 'キャストが来なかった' },
  pair: (guest: string, cast: string) => `${guest} × ${cast}`,
  line: {
    GUEST_NO_SHOW: 'キャストの申し立て：ゲストが来なかった',
    CAST_NO_SHOW: 'ゲストの申し立て：キャストが来なかった',
  },
  booking: '予約',
  guest: 'ゲスト',
  cast: 'キャスト',
  claim: '申し立て',
  asked: '時刻',
  objected: '異議',
  notObjected: (when: string) => `まだありません（${when}に申し立てのとおり確定します）`,
  planned: '予定の料金',
  which: '判断するキャスト',
  preview: '判断した場合の結果',
  billed: 'ゲスト支払い',
  reward: 'キャスト報酬',
  fee: '手数料',
  minutes: '請求時間',
  penalty: 'ペナルティ',
  settled: '予約の合計',
  points: (text: string) => `${text}P`,
  minutesOf: (minutes: number) => `${minutes}分`,
  none: 'なし',
  asPlanned: '予定どおり',
  open: '未確定',
  penalties: { CAST_CANCEL: 'キャンセル', CAST_NO_SHOW: '無断キャンセル' },
  reason: '判断の理由',
  reasonHelp: '予約の履歴に残ります。個人の連絡先は書かないでください。',
  decide: 'この内容で確定する',
  choose: '判断を選択してください。',
  decided: (points: string) => `申し立ての判断を確定しました。ゲストの支払いは${points}Pです。`,
  failed: '結果の比較を表示できませんでした。',
  again: '再度読み込む',
  keys: [
    ['1 / 2 / 3', '判断を選択'],
    ['r', '判断の理由'],
    ['o', '予約の内容を表示'],
  ],
} as const;
