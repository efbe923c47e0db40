/** Texts for files on their way. */
export const uploadTexts = {
  waiting: '送信待ち',
  sending: (percent: number) => `アップロード中 ${percent}%`,
  sent: 'アップロード済み',
  megabytes: (sent: string, total: string) => `${sent} / ${total}MB`,
  bar: 'アップロードの進み具合',
  cancel: '中止',
  dismiss: '取り消す',
  retry: '再試行する',
} as const;
