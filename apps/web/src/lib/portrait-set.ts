/** What the portraits are; written with them. */
export const PORTRAIT_SET = '288c67d1';
