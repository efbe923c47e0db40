import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { route } from '@yoimachi/contract/route';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import type { Handlers } from './call.ts';

// What must not compile stands below `@ts-expect-error`: the types' check fails where it does.
const routes = {
  take: route('POST', '/take', 'guest', {
    summary: 'Takes something.',
    idempotent: true,
    answer: z.object({ id: z.string() }),
    errors: ['NOT_FOUND'],
  }),
  open: route('GET', '/open', 'open', { summary: 'Open.' }),
};
type Take = Handlers<typeof routes>['take'];
type Open = Handlers<typeof routes>['open'];

test('a handler fails with the codes of its call, and with those of every call of its kind', async () => {
  const named: Take[] = [
    async () => ok({ id: '1' }),
    async () => fail('NOT_FOUND'),
    async () => fail('VALIDATION', 'id'),
    async () => fail('FORBIDDEN'),
    async () => fail('IDEMPOTENCY_KEY_REUSED'),
  ];
  expect(named).toHaveLength(5);
});

test('a handler that can fail with another code does not compile', () => {
  // @ts-expect-error The call does not name it.
  const other: Take = async () => fail('TIME_TAKEN');
  // @ts-expect-error Not on every way.
  const sometimes: Take = async ({ address }) => (address ? ok({ id: '1' }) : fail('CONFLICT'));
  const deep = async (): Promise<Result<{ id: string }, 'NOT_FOUND' | 'CONFLICT'>> => fail('NOT_FOUND');
  // @ts-expect-error Nor from below.
  const below: Take = () => deep();
  // @ts-expect-error Whom anybody may call asks for no kind of account.
  const kind: Open = async () => fail('FORBIDDEN');
  // @ts-expect-error Nor for a key.
  const key: Open = async () => fail('IDEMPOTENCY_KEY_REUSED');
  expect([other, sometimes, below, kind, key]).toHaveLength(5);
});

test('what is in no catalogue is no failure', () => {
  // @ts-expect-error Misspelt.
  const misspelt = fail('NOT_FUOND');
  // @ts-expect-error The same in a call.
  const call = route('GET', '/', 'open', { summary: 'x', errors: ['NOT_FUOND'] });
  // @ts-expect-error A function without codes cannot fail.
  const silent = (): Result<undefined> => fail('NOT_FOUND');
  expect([misspelt, call, silent]).toHaveLength(3);
});
