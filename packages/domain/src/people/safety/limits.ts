/** SOS works from 60 minutes before the start to 60 minutes after the checkout (rules.md 6). */
export const SOS_BEFORE_START_MINUTES = 60;
export const SOS_AFTER_CHECKOUT_MINUTES = 60;
/** Without a checkout nobody knows that all is well: it keeps working for a day after the end. */
export const SOS_WITHOUT_CHECKOUT_MINUTES = 24 * 60;
