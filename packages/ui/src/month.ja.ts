export const monthTexts = {
  bookedDay: '予約確定',
  request: 'リクエスト',
  requestsLegend: 'リクエストあり',
  open: '受付中',
  unset: '未設定',
  done: '終了',
  previousMonth: '前の月',
  nextMonth: '次の月',
} as const;
