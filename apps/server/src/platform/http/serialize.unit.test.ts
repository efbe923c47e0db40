import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { instant } from '@yoimachi/contract/common';
import { allRoutes } from '@yoimachi/contract/table';
import type { Route } from '@yoimachi/contract/route';
import { compileSerializer, serializerOf } from './serialize.ts';

const routes: Record<string, Route> = allRoutes;

describe('answers', () => {
  it('write null, literals, unions, records and Japanese as they are', () => {
    const schema = z.object({
      maybe: z.nullable(z.object({ tier: z.literal(['GOOD', 'BAD']) })),
      none: z.nullable(z.string()),
      left: z.optional(z.int()),
      kind: z.literal([1, 2]),
      counts: z.record(z.string(), z.int()),
    });
    const answer = { maybe: { tier: 'GOOD' }, none: null, kind: 2, counts: { 銀座: 3 } };
    expect(JSON.parse(serializerOf(schema)(answer))).toEqual(answer);
  });

  it('leave out every field that the schema does not name, at any depth', () => {
    const schema = z.object({
      items: z.array(z.object({ id: z.string() })),
      one: z.nullable(z.object({ a: z.int() })),
    });
    const text = serializerOf(schema)({
      items: [{ id: 'x', phone: 'p' }],
      one: { a: 1, phone: 'p' },
      phone: 'p',
    });
    expect(text).toBe('{"items":[{"id":"x"}],"one":{"a":1}}');
  });

  it('write an instant as its text, given as a Date or as text, also in one of several forms', () => {
    const begun = z.object({ kind: z.literal('BEGUN'), at: instant() });
    const ended = z.object({
      kind: z.literal('ENDED'),
      until: z.nullable(instant()),
      each: z.array(instant()),
    });
    const write = serializerOf(z.array(z.union([begun, ended])));
    const at = new Date('2026-04-01T09:05:00.007Z');
    const text = at.toISOString();
    const form = <T>(given: T) => [
      { kind: 'BEGUN', at: given },
      { kind: 'ENDED', until: given, each: [given] },
      { kind: 'ENDED', until: null, each: [] },
    ];
    expect(write(form(at))).toBe(JSON.stringify(form(text)));
    expect(write(form(text))).toBe(JSON.stringify(form(text)));
  });

  it.each(Object.keys(routes).filter((name) => routes[name]!.answer))('of %s can be written', (name) => {
    expect(compileSerializer(routes[name]!.answer!)).toBeTypeOf('function');
  });
});
