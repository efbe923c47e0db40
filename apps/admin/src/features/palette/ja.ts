export const paletteTexts = {
  title: '探す',
  label: '会員・予約・決済・画面を探す',
  placeholder: '名前・会員番号・予約番号・IDを入力',
  results: '見つかったもの',
  groups: { members: '会員', bookings: '予約', screens: '画面' },
  nameless: '（名前なし）',
  searching: '探しています…',
  none: '見つかりませんでした。',
  keys: '↑↓で選び、Enterで開きます。Escで閉じます。',
} as const;
