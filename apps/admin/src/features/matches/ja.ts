export const matchTexts = {
  empty: '同一人物の確認を待つ会員はいません',
  filter: '共通するもの',
  kinds: { LINE: 'LINE', CARD: 'カード', DEVICE: '端末', BANK: '口座' },
  common: '共通するもの',
  keys: [['r', '判断の理由']],
  one: '一人目',
  other: '二人目',
  noAccounts: 'アカウントはありません',
  who: { CAST: 'キャスト', GUEST: 'ゲスト' },
  suspended: '利用停止中',
  left: '退会済み',
  detail:
    '同じ方と判断すると、どちらかのブロックと利用停止が、もう一方のアカウントにも適用されます。別の方と判断すると、適用されません。',
  reason: '判断の理由',
  same: '同じ方',
  different: '別の方',
  decided: { SAME: '同じ方と判断しました。', DIFFERENT: '別の方と判断しました。' },
  againTitle: 'すでに判断されています。判断し直しますか？',
  decidedBy: (name: string, decision: string, at: string) =>
    `${at}に、${name}さんが「${decision}」と判断しました。`,
  decidedBefore: 'ほかの担当者が先に判断しました。',
  againDetail: (decision: string) =>
    `判断し直すと「${decision}」となり、ブロックと利用停止の適用もそれに従います。`,
  againConfirm: '判断し直す',
} as const;
