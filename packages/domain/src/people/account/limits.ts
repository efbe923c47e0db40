/** Login codes by SMS (specification 9, rules.md 2). */
export const CODE_DIGITS = 6;
export const CODE_TTL_MINUTES = 10;
export const CODE_RESEND_SECONDS = 60;
/** Wrong attempts that void a code and lock its number for that browser. */
export const CODE_MAX_WRONG_TRIES = 5;
export const CODE_LOCK_MINUTES = 15;
/** Sends per number within the window. */
export const CODE_MAX_SENDS = 3;
export const CODE_SENDS_WINDOW_MINUTES = 10;
/** Codes of one number voided by guessing in a Tokyo day; as many lock it until the next day. */
export const CODE_MAX_VOIDED_A_DAY = 10;
/** Numbers without a code before that an address may have sent one to in an hour until its bot check gets harder (rules.md 2). */
export const CODE_HARDER_CHECK_NUMBERS_AN_HOUR = 20;
export const CODE_ADDRESS_WINDOW_MINUTES = 60;
/** Sends per hour to the 100,000 numbers of a carrier's block: who is paid for SMS to numbers of his own has them in few blocks. */
export const CODE_MAX_BLOCK_SENDS_AN_HOUR = 500;
/** Sends of the whole service per day; a cap on the bill. */
export const CODE_MAX_SENDS_A_DAY = 20_000;
/** Codes by mail that one account may ask for within 24 hours. */
export const MAIL_CODE_MAX_SENDS_A_DAY = 10;

/** Lifetime of an `s_token` and number of devices per account (rules.md 2). */
export const SESSION_TOKEN_MINUTES = 15;
export const SESSION_MAX_DEVICES = 10;
/** The client logs out this long after code 20 or 21 (specification 9). */
export const FORCED_LOGOUT_MS = 2500;

export const NICKNAME_MAX = 10;
export const SELF_INTRO_MAX = 500;
export const SHORT_PROFILE_MAX = 40;
export const EMAIL_MAX = 254;

/** Nobody under 18 (specification 1, rules.md 3). */
export const MIN_AGE_YEARS = 18;
/** A person of this age or younger cannot choose to drink: the specification, taken literally (rules.md 3). */
export const DRINKING_FORBIDDEN_UP_TO_AGE = 20;
/** Whoever is younger on the day must not drink: the law's own age, for badges, warnings and tags (rules.md 3 and 10). */
export const DRINKING_AGE_YEARS = 20;
