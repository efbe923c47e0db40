/** Whose messages these are, as the inbox shows it. */
export const OPERATORS = '運営';
