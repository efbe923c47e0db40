import { PENALTY_WINDOW_DAYS } from '@yoimachi/domain/booking';

export const penaltyTexts = {
  empty: '確認を待つペナルティはありません',
  cast: 'キャスト',
  what: (count: number) => `${PENALTY_WINDOW_DAYS}日間に${count}件`,
  keys: [
    ['r', '理由'],
    ['c', '確認を終える'],
  ],
  kinds: { CAST_CANCEL: 'キャンセル', CAST_NO_SHOW: '無断キャンセル' },
  startsAt: '開始予定',
  at: '付与',
  toMember: '利用停止などの対応は、会員ページから行えます。',
  detail: `解除したペナルティは数に入らなくなり、元に戻せません。${PENALTY_WINDOW_DAYS}日を過ぎたペナルティは、自動で数から外れます。解除せずに確認を終えると、新しいペナルティが付くまで、この一覧には表示されません。`,
  reason: '理由',
  choose: '解除するペナルティ',
  chooseMissing: '解除するペナルティを選択してください。',
  lift: '解除する',
  close: '確認を終える',
  closed: (name: string) => `${name}さんの確認を終了しました。`,
  reviewed: '確認済み',
  lifted: (name: string, counting: number) =>
    counting === 0
      ? `${name}さんのペナルティを解除しました。`
      : `${name}さんのペナルティを解除しました。残りは${counting}件です。`,
} as const;
