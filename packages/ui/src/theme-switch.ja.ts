export const themeTexts = {
  theme: '画面の明るさ',
  themeSystem: '自動',
  themeLight: 'ライト',
  themeDark: 'ダーク',
} as const;
