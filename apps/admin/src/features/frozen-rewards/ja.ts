export const frozenTexts = {
  empty: '保留中の報酬はありません',
  pair: (cast: string, guest: string) => `${cast} × ${guest}`,
  what: (points: string) => `報酬 ${points}`,
  cast: 'キャスト',
  guest: 'ゲスト',
  booking: '予約',
  reward: '報酬',
  fee: '手数料',
  since: '保留',
  detail:
    'どちらかが利用停止になったため、報酬を保留しています。同伴が行われたときはキャストに支払い、そうでないときはゲストに返します。',
  outcome: '判断',
  outcomes: {
    RELEASE: { label: 'キャストに支払う', help: (points: string) => `${points}がキャストの報酬になります。` },
    RETURN: {
      label: 'ゲストに返すことを提案する',
      help: (points: string) => `二人目の承認を経て、${points}をゲストに返します。`,
    },
  },
  choose: '判断を選択してください。',
  reason: '判断の理由',
  release: '支払う',
  propose: '提案する',
  decide: '確定する',
  released: (points: string) => `${points}をキャストの報酬にしました。`,
  proposed: '返還を提案しました。ほかの担当者の承認を待ちます。',
  keys: [
    ['1', 'キャストに支払う'],
    ['2', 'ゲストに返す'],
    ['r', '判断の理由'],
  ],
} as const;
