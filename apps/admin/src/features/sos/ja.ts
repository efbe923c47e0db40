export const sosTexts = {
  label: '緊急の案件',
  open: (count: number) => `緊急 未対応${count}件`,
  since: (when: string) => `${when}発生`,
  taken: (name: string) => `${name}さんが対応中`,
  begin: '対応を始める',
  look: '内容を見る',
  mute: '音を止める',
  unmute: '音を鳴らす',
  blocked: 'この画面を一度クリックすると、警告音が鳴ります。',
  begun: '対応を始めました。内容を確認してください。',
} as const;
