/** From how many numbers a cast can hide, and how long her word for one may be. */
export const HIDDEN_NUMBERS_MAX = 50;
export const HIDDEN_LABEL_MAX = 20;
