import type { ProvidedService } from './kinds.ts';

/** No reading counts further. */
export const STATE_COUNT_MOST = 10_000;
/** How often a process says that it is alive. */
export const NODE_BEAT_SECONDS = 15;
/** Who has not said so for longer has stopped: with the figures, kept and read as below, a monitor knows within 75 seconds of a death. */
export const NODE_SILENT_SECONDS = 45;
/** For so long the figures of a monitor are kept, and so often it reads them. */
export const FIGURES_KEPT_SECONDS = 15;
export const FIGURES_READ_SECONDS = 15;
/** For so long a process that stopped is shown. */
export const NODE_SHOWN_HOURS = 24;
/** So many processes that stopped within so long without saying so are no accident. */
export const NODE_STOPS_WITHIN_HOURS = 1;
export const NODE_STOPS_MANY = 3;

/** What is due is done within seconds; so long after its time it is overdue. */
export const OVERDUE_SECONDS = 60;
export const DUE_LATE_MINUTES = 2;
export const DUE_STUCK_MINUTES = 15;
export const OUTBOX_LATE_MINUTES = 1;
export const OUTBOX_STUCK_MINUTES = 10;
/** Jobs of a kind are done one after the other, and some take minutes. */
export const JOBS_LATE_MINUTES = 5;
export const JOBS_STUCK_MINUTES = 30;
/** A job that failed once or twice met something that passes. */
export const JOBS_TRIES_MANY = 3;
export const ROUTINE_LATE_MINUTES = 10;
export const ROUTINE_MISSED_MINUTES = 60;
export const CHANNEL_LATE_MINUTES = 5;
export const CHANNEL_STUCK_MINUTES = 30;
/** So long its messages are counted. */
export const CHANNEL_COUNTED_HOURS = 24;
/** A service that fails fewer than so many of these messages, or a smaller share of them, works. */
export const CHANNEL_FAILED_MANY = 5;
export const CHANNEL_FAILED_PERCENT = 20;
/** A payment that ended is told by a webhook within seconds; what is told so long before it may be about it. */
export const WEBHOOK_EARLY_MINUTES = 5;
export const WEBHOOK_LATE_MINUTES = 15;
export const WEBHOOK_MISSING_MINUTES = 60;
/** The books are checked every night. */
export const BOOKS_OLD_HOURS = 26;
export const BOOKS_MISSED_HOURS = 50;
/** A copy of everything is made every night, one of what happened since every five minutes. */
export const COPY_OLD_HOURS = 26;
export const COPY_MISSED_HOURS = 50;
export const COPY_LOG_OLD_MINUTES = 30;
export const COPY_LOG_MISSED_MINUTES = 180;
export const CONNECTIONS_MANY_PERCENT = 80;
export const CONNECTIONS_FULL_PERCENT = 95;
export const TRANSACTION_LONG_MINUTES = 5;
export const TRANSACTION_STUCK_MINUTES = 30;
const GB = 1_000_000_000;
export const DATABASE_LARGE_BYTES = 200 * GB;
export const STORAGE_LOW_BYTES = 5 * GB;
export const STORAGE_FULL_BYTES = GB;

/** Without these nobody gets in, or nothing is sold. */
export const NEEDED_SERVICES: readonly ProvidedService[] = ['PAYMENT', 'SMS'];
