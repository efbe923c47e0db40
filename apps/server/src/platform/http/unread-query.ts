import { fail, ok, type Result } from '@yoimachi/domain/result';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Config } from '#platform/config';
import type { Metrics } from '#platform/metrics';
import { jsonSchemaOf } from './serialize.ts';

/** Judges the parameters of a query that its call does not read. Fails with VALIDATION, which names them. */
export type UnreadQuery = (
  request: Pick<FastifyRequest, 'method' | 'query' | 'routeOptions'>,
  schema: z.ZodMiniType | undefined,
) => Result<undefined, 'VALIDATION'>;

/**
 * A mistyped filter is a wrong answer that nobody sees: while the product is built it is refused. In production, where an older page may still
 * send one, it is ignored and counted.
 */
export function createUnreadQuery({
  config,
  metrics,
}: {
  readonly config: Pick<Config, 'production'>;
  readonly metrics: Pick<Metrics, 'unreadQueries'>;
}): UnreadQuery {
  return ({ method, query, routeOptions }, schema) => {
    const read = namesIn(schema);
    const unread = Object.keys(query ?? {}).filter((name) => !read.has(name));
    if (unread.length === 0) return ok();
    const fields = unread.map((field) => ({ field, code: 'VALIDATION' }));
    if (!config.production) return fail('VALIDATION', unread[0], { fields });
    metrics.unreadQueries.inc({ route: `${method} ${routeOptions.url}` });
    return ok();
  };
}

const known = new WeakMap<z.ZodMiniType, ReadonlySet<string>>();
const NOTHING: ReadonlySet<string> = new Set();

function namesIn(schema: z.ZodMiniType | undefined): ReadonlySet<string> {
  if (!schema) return NOTHING;
  const names = known.get(schema) ?? new Set(Object.keys(jsonSchemaOf(schema, 'input')['properties'] ?? {}));
  known.set(schema, names);
  return names;
}
