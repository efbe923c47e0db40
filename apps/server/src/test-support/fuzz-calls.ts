import * as z from 'zod/mini';
import type { Route } from '@yoimachi/contract/route';
import { JSON_TYPE, type Wire } from './fuzz-broken.ts';
import type { Input } from './refused-inputs.calls.ts';
import type { RefusedField } from './refused-values.ts';
import type { InputSchema } from './wild-values.ts';

const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
const fieldsOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];
/** Including what no browser would send, such as half a character. */
const encode = (value: unknown) => encodeURIComponent(asText(value).toWellFormed());

/** A call as sent over the wire. */
export function wireOf(route: Route, { params, query, body }: Input, base = '/v1'): Wire {
  const values = new Map(fieldsOf(params));
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encode(values.get(name) ?? '-') || '-');
  const words = fieldsOf(query).map(([name, value]) => `${encode(name)}=${encode(value ?? '')}`);
  const url = `${base}${path}${words.length > 0 ? `?${words.join('&')}` : ''}`;
  if (route.method === 'GET' || body === undefined) return { url };
  return { url, contentType: JSON_TYPE, payload: JSON.stringify(body) };
}

export const schemaOf = (schema: z.ZodMiniType | undefined): InputSchema =>
  schema ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as InputSchema) : {};

/** Paths within an input, from the top. */
export function pathsOf(value: unknown, path: RefusedField['path'] = []): RefusedField['path'][] {
  if (typeof value !== 'object' || value === null) return [path];
  const names = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value);
  const inside = names.flatMap((name) =>
    pathsOf((value as Record<string | number, unknown>)[name], [...path, name]),
  );
  return path.length > 0 ? [path, ...inside] : inside;
}
