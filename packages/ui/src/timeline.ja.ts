export const timelineTexts = {
  nextStep: '予定',
} as const;
