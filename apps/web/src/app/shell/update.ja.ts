/** Texts of the offer of a newer version; apart from the shell's, which every page loads. */
export const updateTexts = {
  title: '新しいバージョンがあります',
  detail: '更新すると、最新の画面をご利用いただけます。',
  update: '更新する',
  later: '閉じる',
} as const;
