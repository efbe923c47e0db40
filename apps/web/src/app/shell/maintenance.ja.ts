/** Words of the screen that covers all others while the product is closed. */
export const maintenanceTexts = {
  title: 'ただいまメンテナンス中です',
  detail:
    'ご不便をおかけして申し訳ありません。終了しだい、自動で元の画面に戻ります。入力中の内容はそのまま残ります。',
  until: (time: string) => `終了予定：${time}`,
  late: '終了予定の時刻を過ぎましたが、作業を続けています。もうしばらくお待ちください。',
  danger: '身の危険を感じたときは、ためらわずに110番に電話してください。',
  call110: '110番に電話する',
} as const;
