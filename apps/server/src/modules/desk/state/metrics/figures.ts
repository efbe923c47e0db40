import type { StateKind, StateReadings } from '@yoimachi/domain/state';

/** A figure of a kind of readings, as a gauge `yoimachi_<name>`. */
export interface Figure<Kind extends StateKind> {
  readonly name: string;
  readonly help: string;
  /** Null: there is none. */
  readonly of: (reading: StateReadings[Kind], now: Date) => number | null;
}

/** Seconds since an instant; what never was has none. */
const secondsSince = (at: Date | null, now: Date): number | null =>
  at === null ? null : Math.max(0, (now.getTime() - at.getTime()) / 1_000);

/** For how long the oldest has waited; nothing waits: 0. */
const oldest = ({ oldestAt }: { readonly oldestAt: Date | null }, now: Date): number =>
  secondsSince(oldestAt, now) ?? 0;

/** What `state` says in numbers, for each kind. Processes one by one are left out: their numbers would be new series after each start. */
export const FIGURES: { readonly [Kind in StateKind]: readonly Figure<Kind>[] } = {
  role: [
    { name: 'role_alive', help: 'Living processes of a role', of: ({ alive }) => alive },
    {
      name: 'role_stopped',
      help: 'Processes of a role that stopped within the last hour without saying so',
      of: ({ stopped }) => stopped,
    },
  ],
  node: [],
  database: [
    { name: 'database_bytes', help: 'Size of the database', of: ({ sizeBytes }) => sizeBytes },
    {
      name: 'database_migration',
      help: 'The newest migration that was applied',
      of: ({ migration }) => migration,
    },
  ],
  connections: [
    { name: 'connections_used', help: 'Connections of the database server', of: ({ used }) => used },
    { name: 'connections_limit', help: 'Connections that it gives to anybody', of: ({ limit }) => limit },
  ],
  transaction: [
    {
      name: 'transaction_oldest_seconds',
      help: 'Age of the transaction that has been running longest',
      of: oldest,
    },
  ],
  storage: [
    {
      name: 'storage_failing',
      help: 'Living processes that do not reach the storage of files',
      of: ({ failing }) => failing,
    },
    {
      name: 'storage_free_bytes',
      help: 'Room for files, where somebody can say',
      of: ({ freeBytes }) => freeBytes,
    },
  ],
  copies: [
    {
      name: 'copy_seconds',
      help: 'How long ago the last copy of everything was whole',
      of: ({ madeAt }, now) => secondsSince(madeAt, now),
    },
    {
      name: 'copy_log_seconds',
      help: 'How long ago what happened since was last copied',
      of: ({ logAt }, now) => secondsSince(logAt, now),
    },
  ],
  outbox: [
    { name: 'outbox_waiting', help: 'Events that wait to be handed on', of: ({ count }) => count },
    { name: 'outbox_oldest_seconds', help: 'For how long the oldest of them has waited', of: oldest },
    { name: 'outbox_dead', help: 'Events that nobody could handle', of: ({ dead }) => dead },
  ],
  jobs: [
    { name: 'jobs_waiting', help: 'Jobs whose time has come, by kind', of: ({ count }) => count },
    { name: 'jobs_oldest_seconds', help: 'For how long the oldest of them has waited', of: oldest },
    {
      name: 'jobs_retrying',
      help: 'Jobs that failed and are tried again, by kind',
      of: ({ retrying }) => retrying,
    },
    { name: 'jobs_dead', help: 'Jobs that were given up, by kind', of: ({ dead }) => dead },
  ],
  'due-work': [
    { name: 'due_work_overdue', help: 'What should have been done, by kind', of: ({ count }) => count },
    { name: 'due_work_oldest_seconds', help: 'For how long the first of it has been due', of: oldest },
  ],
  routine: [
    {
      name: 'routine_begun_seconds',
      help: 'How long ago a routine was last begun',
      of: ({ begunAt }, now) => secondsSince(begunAt, now),
    },
    {
      name: 'routine_late_seconds',
      help: 'How long ago it should have been begun next',
      of: ({ nextAt }, now) => secondsSince(nextAt, now),
    },
  ],
  channel: [
    { name: 'channel_waiting', help: 'Notices whose turn it is, by channel', of: ({ count }) => count },
    { name: 'channel_oldest_seconds', help: 'For how long the oldest of them has waited', of: oldest },
    { name: 'channel_tried', help: 'Messages of the last 24 hours', of: ({ tried }) => tried },
    { name: 'channel_failed', help: 'Those of them that were not sent', of: ({ failed }) => failed },
    {
      name: 'channel_sent_today',
      help: 'Messages sent since midnight in Tokyo',
      of: ({ sentToday }) => sentToday,
    },
  ],
  payments: [
    {
      name: 'webhook_seconds',
      help: 'How long ago the payment service last told something',
      of: ({ lastEventAt }, now) => secondsSince(lastEventAt, now),
    },
    {
      name: 'webhook_unheard_seconds',
      help: 'For how long payments have ended of which it told nothing',
      of: ({ unheardSince }, now) => secondsSince(unheardSince, now) ?? 0,
    },
    {
      name: 'payments_silent',
      help: 'What the payment service has not answered for long',
      of: ({ silent }) => silent,
    },
  ],
  provider: [],
  books: [
    {
      name: 'books_seconds',
      help: 'How long ago the books were last checked',
      of: ({ checkedAt }, now) => secondsSince(checkedAt, now),
    },
    { name: 'books_broken', help: 'Rules of the books that were found broken', of: ({ broken }) => broken },
    { name: 'books_people', help: 'People whose books were compared', of: ({ people }) => people },
  ],
};
