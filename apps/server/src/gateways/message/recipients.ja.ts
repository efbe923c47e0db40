/** Whose messages these are, as shown in the inbox. */
export const OPERATORS = '運営';
