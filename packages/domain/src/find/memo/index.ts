/** A private memo on somebody. */
export const MEMO_MAX = 500;
