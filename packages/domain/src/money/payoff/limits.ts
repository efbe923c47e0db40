/** A cast's smallest request, in points; a leaving cast is paid whatever she has (rules.md 7). */
export const PAYOFF_MIN_POINTS = 1000;
/** Requests up to this day of a month are paid at its end, later ones in the middle of the next (rules.md 7). */
export const PAYOFF_CUTOFF_DAY = 15;
/** The file goes to the bank this many bank business days before the pay day; what is not approved by then waits (rules.md 7). */
export const EXPORT_LEAD_BANK_DAYS = 2;
/** A changed account is used for payoffs not exported yet after this long (rules.md 7). */
export const ACCOUNT_CHANGE_WAIT_HOURS = 72;
/** The file's transfer day has no year: days further ahead are refused (domain 3.1). */
export const EXPORT_MAX_DAYS_AHEAD = 31;
/** More than any bank asks for a transfer. */
export const FEE_MAX_YEN = 1000;
