/** What whoever opens a page reads meanwhile. */
export const maintenanceTexts = {
  site: '宵待ち',
  title: 'ただいまメンテナンス中です',
  lead: 'ご不便をおかけして申し訳ありません。終了しだい、この画面は自動で切り替わります。',
  until: (time: string) => `終了予定：${time}`,
  soon: '終了予定の時刻を過ぎましたが、作業を続けています。もうしばらくお待ちください。',
  danger: '身の危険を感じたときは、ためらわずに110番に電話してください。',
  call110: '110番に電話する',
} as const;
