export const nextOpenTexts = {
  nextOpen: (day: string, time: string) => `次に会える日 ${day} ${time}〜`,
  noOpening: '現在、会える日はありません',
} as const;
