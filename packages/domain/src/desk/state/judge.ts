import * as limit from './limits.ts';
import type { StateKind, StateVerdict } from './kinds.ts';
import { isAlive } from './nodes.ts';
import type { StateReadings } from './readings.ts';

/** What can be said of each kind, and what it means. */
export const STATE_REASONS = {
  role: { RUNNING: 'OK', RESTARTING: 'ATTENTION', NOT_RUNNING: 'TROUBLE' },
  node: { ALIVE: 'OK', REPLACED: 'OK', OUTDATED: 'ATTENTION', STOPPED: 'ATTENTION' },
  database: { FINE: 'OK', LARGE: 'ATTENTION' },
  connections: { FINE: 'OK', MANY: 'ATTENTION', FULL: 'TROUBLE' },
  transaction: { FINE: 'OK', LONG: 'ATTENTION', STUCK: 'TROUBLE' },
  storage: {
    FINE: 'OK',
    UNASKED: 'ATTENTION',
    LOW: 'ATTENTION',
    PARTLY: 'ATTENTION',
    APART: 'TROUBLE',
    FULL: 'TROUBLE',
    UNREACHABLE: 'TROUBLE',
  },
  copies: {
    FINE: 'OK',
    NONE: 'OK',
    OLD: 'ATTENTION',
    LOG_OLD: 'ATTENTION',
    MISSED: 'TROUBLE',
    LOG_MISSED: 'TROUBLE',
  },
  outbox: { FINE: 'OK', LATE: 'ATTENTION', STUCK: 'TROUBLE', DEAD: 'TROUBLE' },
  jobs: { FINE: 'OK', RETRYING: 'ATTENTION', LATE: 'ATTENTION', STUCK: 'TROUBLE', DEAD: 'TROUBLE' },
  'due-work': { FINE: 'OK', LATE: 'ATTENTION', STUCK: 'TROUBLE' },
  routine: { FINE: 'OK', NEVER: 'ATTENTION', LATE: 'ATTENTION', MISSED: 'TROUBLE' },
  channel: {
    FINE: 'OK',
    SOME_FAILED: 'ATTENTION',
    LATE: 'ATTENTION',
    MANY_FAILED: 'TROUBLE',
    STUCK: 'TROUBLE',
  },
  payments: { FINE: 'OK', LATE: 'ATTENTION', UNHEARD: 'TROUBLE', SILENT: 'TROUBLE' },
  provider: { CONNECTED: 'OK', EMBEDDED: 'OK', UNUSED: 'OK', MISSING: 'TROUBLE' },
  books: { FINE: 'OK', NEVER: 'ATTENTION', OLD: 'ATTENTION', MISSED: 'TROUBLE', BROKEN: 'TROUBLE' },
} as const satisfies Readonly<Record<StateKind, Readonly<Record<string, StateVerdict>>>>;

export type StateReason<Kind extends StateKind> = Extract<keyof (typeof STATE_REASONS)[Kind], string>;

/** Since an instant; none: never. */
const minutesSince = (at: Date | null, now: Date): number =>
  at === null ? -Infinity : (now.getTime() - at.getTime()) / 60_000;

type Judges = {
  readonly [Kind in StateKind]: (reading: StateReadings[Kind], now: Date) => StateReason<Kind>;
};

/** What waits, by how long the oldest has. */
function age(oldestAt: Date | null, now: Date, lateMinutes: number, stuckMinutes: number) {
  const minutes = minutesSince(oldestAt, now);
  if (minutes >= stuckMinutes) return 'STUCK';
  return minutes >= lateMinutes ? 'LATE' : 'FINE';
}

const judges: Judges = {
  role({ alive, stopped }) {
    if (alive === 0) return 'NOT_RUNNING';
    return stopped >= limit.NODE_STOPS_MANY ? 'RESTARTING' : 'RUNNING';
  },
  node(node, now) {
    if (isAlive(node, now)) return node.isOutdated ? 'OUTDATED' : 'ALIVE';
    return node.isReplaced ? 'REPLACED' : 'STOPPED';
  },
  database: ({ sizeBytes }) => (sizeBytes >= limit.DATABASE_LARGE_BYTES ? 'LARGE' : 'FINE'),
  connections({ used, limit: most }) {
    const percent = (100 * used) / most;
    if (percent >= limit.CONNECTIONS_FULL_PERCENT) return 'FULL';
    return percent >= limit.CONNECTIONS_MANY_PERCENT ? 'MANY' : 'FINE';
  },
  transaction({ oldestAt }, now) {
    const long = age(oldestAt, now, limit.TRANSACTION_LONG_MINUTES, limit.TRANSACTION_STUCK_MINUTES);
    return long === 'LATE' ? 'LONG' : long;
  },
  storage({ nodes, failing, apart, freeBytes }) {
    if (nodes === 0) return 'UNASKED';
    if (failing > 0) return failing === nodes ? 'UNREACHABLE' : 'PARTLY';
    if (apart > 0) return 'APART';
    if (freeBytes !== null && freeBytes < limit.STORAGE_FULL_BYTES) return 'FULL';
    return freeBytes !== null && freeBytes < limit.STORAGE_LOW_BYTES ? 'LOW' : 'FINE';
  },
  copies({ madeAt, logAt }, now) {
    if (madeAt === null) return 'NONE';
    const whole = age(madeAt, now, limit.COPY_OLD_HOURS * 60, limit.COPY_MISSED_HOURS * 60);
    const log = age(logAt, now, limit.COPY_LOG_OLD_MINUTES, limit.COPY_LOG_MISSED_MINUTES);
    if (whole === 'STUCK') return 'MISSED';
    if (log === 'STUCK') return 'LOG_MISSED';
    if (whole === 'LATE') return 'OLD';
    return log === 'LATE' ? 'LOG_OLD' : 'FINE';
  },
  outbox({ oldestAt, dead }, now) {
    if (dead > 0) return 'DEAD';
    return age(oldestAt, now, limit.OUTBOX_LATE_MINUTES, limit.OUTBOX_STUCK_MINUTES);
  },
  jobs({ oldestAt, mostTries, dead }, now) {
    if (dead > 0) return 'DEAD';
    const waiting = age(oldestAt, now, limit.JOBS_LATE_MINUTES, limit.JOBS_STUCK_MINUTES);
    return waiting === 'FINE' && mostTries >= limit.JOBS_TRIES_MANY ? 'RETRYING' : waiting;
  },
  'due-work': ({ oldestAt }, now) => age(oldestAt, now, limit.DUE_LATE_MINUTES, limit.DUE_STUCK_MINUTES),
  routine({ begunAt, nextAt }, now) {
    if (begunAt === null) return 'NEVER';
    const late = age(nextAt, now, limit.ROUTINE_LATE_MINUTES, limit.ROUTINE_MISSED_MINUTES);
    return late === 'STUCK' ? 'MISSED' : late;
  },
  channel({ oldestAt, tried, failed }, now) {
    const isMuch =
      failed >= limit.CHANNEL_FAILED_MANY && 100 * failed >= limit.CHANNEL_FAILED_PERCENT * tried;
    if (isMuch) return 'MANY_FAILED';
    const waiting = age(oldestAt, now, limit.CHANNEL_LATE_MINUTES, limit.CHANNEL_STUCK_MINUTES);
    return waiting === 'FINE' && failed > 0 ? 'SOME_FAILED' : waiting;
  },
  payments({ unheardSince, silent }, now) {
    if (silent > 0) return 'SILENT';
    const heard = age(unheardSince, now, limit.WEBHOOK_LATE_MINUTES, limit.WEBHOOK_MISSING_MINUTES);
    return heard === 'STUCK' ? 'UNHEARD' : heard;
  },
  provider({ service, provider }) {
    if (provider === 'EMBEDDED') return 'EMBEDDED';
    if (provider !== 'NONE') return 'CONNECTED';
    return limit.NEEDED_SERVICES.includes(service) ? 'MISSING' : 'UNUSED';
  },
  books({ checkedAt, broken }, now) {
    if (checkedAt === null) return 'NEVER';
    if (broken > 0) return 'BROKEN';
    const old = age(checkedAt, now, limit.BOOKS_OLD_HOURS * 60, limit.BOOKS_MISSED_HOURS * 60);
    if (old === 'STUCK') return 'MISSED';
    return old === 'LATE' ? 'OLD' : 'FINE';
  },
};

export interface Judged<Kind extends StateKind> {
  readonly verdict: StateVerdict;
  readonly reason: StateReason<Kind>;
}

/** What a reading means, and why: the one place where it is decided. */
export function judge<Kind extends StateKind>(
  kind: Kind,
  reading: StateReadings[Kind],
  now: Date,
): Judged<Kind> {
  const reason = judges[kind](reading, now);
  return { reason, verdict: verdictOf(kind, reason) };
}

export const verdictOf = <Kind extends StateKind>(kind: Kind, reason: StateReason<Kind>): StateVerdict =>
  (STATE_REASONS[kind] as Readonly<Record<StateReason<Kind>, StateVerdict>>)[reason];

const BY_WEIGHT: readonly StateVerdict[] = ['TROUBLE', 'ATTENTION'];

/** The gravest of several. */
export const worstOf = (verdicts: readonly StateVerdict[]): StateVerdict =>
  BY_WEIGHT.find((verdict) => verdicts.includes(verdict)) ?? 'OK';
