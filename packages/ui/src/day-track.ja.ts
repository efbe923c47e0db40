export const dayTrackTexts = {
  start: '開始',
  now: '現在',
  plannedEnd: '終了予定',
  work: '出勤',
} as const;
