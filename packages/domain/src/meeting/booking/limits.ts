/** Answer deadline: request + 24 h, but start − 4 h if earlier, never before request + 2 h (rules.md 5). */
export const REPLY_HOURS = 24;
export const REPLY_HOURS_BEFORE_START = 4;
export const REPLY_MIN_HOURS = 2;
/** The cast is reminded this long before the deadline. */
export const REPLY_REMINDER_HOURS = 2;
/** A request must be sent at least this long before the start (rules.md 5). */
export const REQUEST_LEAD_HOURS = 4;
export const MAX_GUESTS = 4;
export const MAX_CASTS = 4;
/** Withdrawals per guest and Tokyo day (rules.md 5). */
export const MAX_WITHDRAWALS_A_DAY = 3;
export const PLACE_MAX = 100;
/** Arrival can be pressed from this long before the start. */
export const ARRIVAL_BEFORE_START_MINUTES = 60;
/** How long an arrival pressed by mistake can be undone. */
export const TAKE_BACK_MINUTES = 2;
/** No arrival by the start + this: NO_SHOW. */
export const NO_SHOW_AFTER_MINUTES = 15;
export const EXTENSION_MINUTES = 15;
/** A no-show claim can be made from the start + this. */
export const CLAIM_AFTER_MINUTES = 15;
/** How long the other side may object; after that the claim stands as made. */
export const CLAIM_HOURS = 24;
/** The clock ends a meeting this long after its current end. */
export const AUTO_FINISH_MINUTES = 15;
/** Both sides are reminded this long before the current end (specification 4). */
export const END_REMINDER_MINUTES = 15;
/** 'Did you leave safely?', then the operators, counted from the current end. */
export const CHECKOUT_ASK_MINUTES = 15;
export const CHECKOUT_ALERT_MINUTES = 30;
/** The day before, at 12:00. */
export const DAY_BEFORE_REMINDER_MINUTE = 12 * 60;
/** Reasons typed by a person. */
export const REASON_MAX = 200;
/** Penalties within the period that put a cast under review (rules.md 6). */
export const PENALTY_INSPECTION_COUNT = 3;
export const PENALTY_WINDOW_DAYS = 90;
