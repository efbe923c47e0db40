export const wordTexts = {
  count: (count: string) => `${count}件`,
  orMore: (count: string) => `${count}件以上`,
  moment: '1分未満',
  days: (count: number) => `${count}日`,
} as const;
