/** Why somebody is suspended, in the words that the suspended person is told (rules.md 2). */
export const SUSPENSION_CATEGORIES = ['TERMS', 'PAYMENT', 'TROUBLE', 'IDENTITY', 'OTHER'] as const;
export type SuspensionCategory = (typeof SUSPENSION_CATEGORIES)[number];

export const isSuspensionCategory = (text: string): text is SuspensionCategory =>
  (SUSPENSION_CATEGORIES as readonly string[]).includes(text);
