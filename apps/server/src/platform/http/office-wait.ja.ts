/** What who opens the back office before it is built reads. */
export const ja = {
  product: '宵待ち',
  title: '運営画面を準備しています',
  wait: 'はじめての起動では、少し時間がかかります。準備ができしだい、この画面は自動で切り替わります。',
  failedTitle: '運営画面を準備できませんでした',
  failed: '理由は、起動した端末に表示されています。解消したあと、もう一度起動してください。',
} as const;
