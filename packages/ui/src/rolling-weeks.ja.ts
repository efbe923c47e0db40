export const weeksTexts = {
  previous: '前へ',
  next: '次へ',
  booked: '予約済',
  asked: '申込済',
} as const;
