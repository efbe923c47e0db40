/** Texts for the building blocks themselves, which are in every first load; what one rare block says stands beside it, everything else is passed in. */
export const uiTexts = {
  currentPoints: '現在のポイント',
  notifications: 'お知らせ',
  unread: (count: number) => `お知らせ 未読${count}件`,
  brand: '宵待ち',
  back: '戻る',
  close: '閉じる',
  required: '※必須',
  optional: '※任意',
  select: '選択してください',
  pending: '処理中…',
  loading: '読み込み中…',
  loadFailed: '読み込めませんでした',
  retry: '再試行する',
  forbidden: 'このページは表示できません',
  forbiddenDetail: 'アクセスする権限がないか、公開が終了しています。',
  more: 'もっと見る',
  today: '本日',
  holiday: '祝日',
  holidayShort: '祝',
  from: 'から',
  score: (score: number, count: number) => `評価${score.toFixed(1)}、${count}件`,
  mainNavigation: 'メインメニュー',
  badgeUnit: '件',
  weekdays: ['日', '月', '火', '水', '木', '金', '土'],
} as const;

/** Words that the phrases of Chromium tear, with what goes on behind them: 「お問い／合わせ」, 「方／法」. */
export const TORN =
  /((?:お問い合わせ|お気に入り|方法|さがす|生年月日|バージョン|非公開|非表示|申し立て|払い戻し|切り替え|上書き|下書き|登録あり)[ぁ-ん]{0,3})/;
