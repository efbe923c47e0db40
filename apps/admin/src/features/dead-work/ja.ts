export const deadWorkTexts = {
  empty: '停止した処理はありません',
  kinds: { EVENT: 'イベント', JOB: 'ジョブ' },
  name: '処理の名前',
  kind: '種類',
  since: '停止',
  id: '番号',
  why: 'エラーの内容',
  detail: '原因を直してから、もう一度実行してください。同じ処理が二度行われることはありません。',
  revive: 'もう一度実行する',
  revived: 'もう一度実行します。',
  willRevive: (name: string) => `${name}をもう一度実行します`,
  keys: [['a', 'もう一度実行']],
} as const;
