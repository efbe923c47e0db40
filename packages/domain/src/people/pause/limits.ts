/** The last day that she can name to come back, counted from today. */
export const RESUME_WITHIN_DAYS = 180;
