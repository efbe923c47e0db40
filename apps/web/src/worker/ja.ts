/** What a push says whose text cannot be read: something has to be shown for each. */
export const workerTexts = {
  title: '宵待ち',
  body: '新しいお知らせがあります。',
} as const;
