/** Headings of the files of what a figure counts; members stand in them by their numbers. */
export const countedHeader = {
  bookings: ['日時', '予約', 'ゲスト', 'キャスト', '地区', 'クラス', '申請から（分）'],
  settled: ['日時', '予約', 'ゲスト', 'キャスト', '地区', 'クラス', '利用ポイント（P）', '手数料（P）'],
  people: ['日時', '会員', '提出から判断まで（分）', 'SMSの内容', 'SMSの結果'],
} as const;

/** Headings of the file of a cohort's people. */
export const cohortHeader = ['会員', '初めての月', '同伴した月'] as const;
