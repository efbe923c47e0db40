/** What one person may give another within so many days, the present one included, in whatever accounts (rules.md 13). */
export const GIFT_PAIR_DAYS = 30;
export const GIFT_PAIR_CEILING_POINTS = 300_000;
