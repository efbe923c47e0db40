import * as z from 'zod/mini';
import type { Route } from '@yoimachi/contract/route';

type Fields = Record<string, { readonly type?: string }>;
export const PARTS = ['params', 'query', 'body'] as const;

/** The fields of a part of a call's input. */
export function fieldsOf(schema: z.ZodMiniType | undefined): Fields {
  if (!schema) return {};
  return (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {}) as Fields;
}

/** The names of all fields of a call's input. */
export const namesOf = (route: Route) => PARTS.flatMap((part) => Object.keys(fieldsOf(route[part])));
