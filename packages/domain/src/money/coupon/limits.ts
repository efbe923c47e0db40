import { FREE_LOT_DAYS } from '@yoimachi/domain/points';

/** Limits of the operator's coupon form (rules.md 10, coupon form); a guest's input is not checked against them. */
export const COUPON_CODE_LENGTH = { min: 4, max: 10 } as const;
export const COUPON_NAME_LENGTH = 50;
export const COUPON_MAX_POINTS = 400;
/** Guests who are named by their numbers in one call. */
export const COUPON_NUMBERS_MAX = 1_000;
export const COUPON_TITLE_LENGTH = 255;
export const COUPON_DESCRIPTION_LENGTH = 500;

/** Lifetime of the free points unless the coupon says otherwise, and its maximum (rules.md 4). */
export const COUPON_TERM_DAYS = FREE_LOT_DAYS;
export const COUPON_MAX_TERM_DAYS = 365;

/** Wrong codes of one guest in 60 minutes. */
export const COUPON_TRIES_PER_HOUR = 10;
