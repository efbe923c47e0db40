/** The kind of the portraits; written along with them. */
export const PORTRAIT_SET = '288c67d1';
