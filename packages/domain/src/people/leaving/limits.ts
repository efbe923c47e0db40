/** An export can be fetched for so long, by a session that is younger than this. */
export const EXPORT_KEPT_DAYS = 7;
export const EXPORT_FRESH_MINUTES = 30;
