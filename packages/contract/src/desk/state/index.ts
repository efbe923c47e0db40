import * as z from 'zod/mini';
import { id, instant, listOf } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';
import {
  NODE_ROLES,
  PROVIDED_SERVICES,
  PROVIDERS,
  STATE_CHANNELS,
  STATE_REASONS,
  STATE_VERDICTS,
  type StateKind,
  type StateReason,
} from '@yoimachi/domain/state';

const count = () => z.int().check(z.minimum(0));
const maybe = () => z.nullable(instant());
/** `isMore`: it was counted no further. `oldestAt`: since when the oldest waits. */
const counted = { count: count(), isMore: z.boolean(), oldestAt: maybe() };
const role = () => z.literal([...NODE_ROLES]);

const reasonsOf = <Kind extends StateKind>(kind: Kind) =>
  Object.keys(STATE_REASONS[kind]) as StateReason<Kind>[];

/** What was read of one thing, with what that means. Null: it could not be read. */
const lines = <Kind extends StateKind, Fields extends z.core.$ZodLooseShape>(kind: Kind, fields: Fields) =>
  z.nullable(
    listOf({
      ...fields,
      verdict: z.literal([...STATE_VERDICTS]),
      reason: z.literal(reasonsOf(kind)),
    }),
  );

const parts = z.object({
  role: lines('role', { role: role(), alive: count(), stopped: count() }),
  node: lines('node', {
    nodeId: id(),
    host: z.string(),
    pid: count(),
    roles: z.array(role()),
    version: z.string(),
    migration: count(),
    startedAt: instant(),
    beatAt: instant(),
    isOutdated: z.boolean(),
    isReplaced: z.boolean(),
  }),
  database: lines('database', { sizeBytes: count(), migration: count() }),
  connections: lines('connections', { used: count(), limit: count() }),
  transaction: lines('transaction', { oldestAt: maybe() }),
  storage: lines('storage', {
    nodes: count(),
    failing: count(),
    apart: count(),
    freeBytes: z.nullable(count()),
  }),
  outbox: lines('outbox', { ...counted, dead: count() }),
  jobs: lines('jobs', {
    queue: z.string(),
    ...counted,
    retrying: count(),
    mostTries: count(),
    dead: count(),
  }),
  'due-work': lines('due-work', { work: z.string(), ...counted, oldestId: z.nullable(z.string()) }),
  routine: lines('routine', { name: z.string(), begunAt: maybe(), nextAt: instant() }),
  channel: lines('channel', {
    channel: z.literal([...STATE_CHANNELS]),
    ...counted,
    tried: count(),
    failed: count(),
    sentToday: count(),
    isCapped: z.boolean(),
  }),
  payments: lines('payments', { lastEventAt: maybe(), unheardSince: maybe(), silent: count() }),
  provider: lines('provider', {
    service: z.literal([...PROVIDED_SERVICES]),
    provider: z.literal([...PROVIDERS]),
  }),
  copies: lines('copies', { madeAt: maybe(), logAt: maybe() }),
  books: lines('books', { checkedAt: maybe(), broken: count(), people: count() }),
} satisfies Record<StateKind, unknown>);

/** How the product itself is; nothing in it is about a person. */
export const stateAdminRoutes = {
  showState: route('GET', '/state', 'operator', {
    summary:
      'How processes, database, storage, copies, events, jobs, due work, routines, messages, payments, providers and books stand, each with what that means.',
    answer: z.object({ readAt: instant(), parts }),
  }),
} as const;
