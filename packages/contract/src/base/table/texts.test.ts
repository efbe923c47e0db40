import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { adminRoutes } from '@yoimachi/contract/admin';
import { text } from '@yoimachi/contract/common';
import type { Route } from '@yoimachi/contract/route';
import { allRoutes } from './index.ts';

type Schema = z.ZodMiniType;
/** The part of a schema's definition that holds its components. */
interface Made {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly innerType?: Schema;
  readonly element?: Schema;
  readonly options?: readonly Schema[];
}

const PARTS = ['params', 'query', 'body'] as const;
const NO_TEXT = ['number', 'int', 'boolean', 'literal', 'null'];
const INVISIBLE = [
  '\u00ad',
  '\u115f',
  '\u200b',
  '\u200d',
  '\u202e',
  '\u2066',
  '\u2800',
  '\u3164',
  '\ufeff',
  '\u{e0041}',
];
const REFUSED = ['\u0000', '\u0007', '\u007f', '\u0085', '\ud83c', '\udf19'];

/** Every text of an input with its path. @throws for a kind of schema this walk does not know. */
function textsOf(schema: Schema, path: string): [path: string, schema: Schema][] {
  const made = schema._zod.def as unknown as Made;
  const next = made.innerType ?? made.element;
  if (made.type === 'string') return [[path, schema]];
  if (made.shape)
    return Object.entries(made.shape).flatMap(([name, field]) => textsOf(field, `${path}.${name}`));
  if (made.options) return made.options.flatMap((option) => textsOf(option, path));
  if (next) return textsOf(next, path);
  if (NO_TEXT.includes(made.type)) return [];
  throw new Error(`${path} is a ${made.type}, whose texts nobody looks for`);
}

function allTexts(routes: Readonly<Record<string, Route>>) {
  return Object.entries(routes).flatMap(([name, route]) =>
    // A file's own bytes hold no text.
    PARTS.filter((part) => part !== 'body' || !route.takes).flatMap((part) =>
      route[part] ? textsOf(route[part], `${name}.${part}`) : [],
    ),
  );
}

/** The texts of a table that accept something invisible, or no text at all. */
function unguarded(routes: Readonly<Record<string, Route>>): string[] {
  const takes = (schema: Schema, sign: string) => {
    const parsed = schema.safeParse(`a${sign}b`);
    return parsed.success && String(parsed.data).includes(sign);
  };
  return allTexts(routes)
    .filter(([, schema]) => [...INVISIBLE, ...REFUSED].some((sign) => takes(schema, sign)))
    .map(([path]) => path);
}

test('no text of any call takes what cannot be seen', () => {
  expect(allTexts(allRoutes).length).toBeGreaterThan(60);
  expect(unguarded(allRoutes)).toEqual([]);
  expect(unguarded(adminRoutes)).toEqual([]);
});

test('a text that forgets it is found, however deep', () => {
  const names = z.array(z.object({ name: z.optional(z.nullable(z.string().check(z.maxLength(10)))) }));
  const body = z.object({ title: text(10), names });
  const planted: Route = { ...allRoutes.putStore, body };
  expect(unguarded({ planted })).toEqual(['planted.body.names.name']);
  expect(() => unguarded({ planted: { ...planted, body: z.object({ any: z.unknown() }) } })).toThrow(
    'unknown',
  );
});

test('a text is cleaned, and refused where it holds what is no text', () => {
  const name = text(5);
  for (const sign of INVISIBLE) expect(name.safeParse(` あ${sign}い `).data).toBe('あい');
  for (const sign of REFUSED) expect(name.safeParse(`あ${sign}い`).success).toBe(false);
  expect(name.safeParse('あ\n👨\u200d👩').data).toBe('あ\n👨\u200d👩');
  expect(name.safeParse('あ\u200b'.repeat(5)).data).toBe('あ'.repeat(5));
  expect(name.safeParse('あ\u200b'.repeat(6)).success).toBe(false);
});
