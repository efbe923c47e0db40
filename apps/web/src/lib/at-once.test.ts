import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { ApiError, ERR_NETWORK } from '#lib/api-error.ts';
import { currentToast, showToast } from '#lib/toast.ts';
import { atOnce } from './at-once.ts';

const KEY = ['list'];
type List = readonly string[];

/** A list on a screen, whose answers come when they are let go, and a call that marks something in it. */
function open({ isQuiet = false } = {}) {
  const client = new QueryClient();
  const asked: PromiseWithResolvers<List>[] = [];
  const queryFn = () => {
    const one = Promise.withResolvers<List>();
    asked.push(one);
    return one.promise;
  };
  new QueryObserver<List>(client, { queryKey: KEY, queryFn, retry: false }).subscribe(() => undefined);
  const press = (sent: string) => {
    const answer = Promise.withResolvers<void>();
    const mutation = client.getMutationCache().build(client, {
      mutationFn: () => answer.promise,
      ...atOnce(client, {
        name: 'mark',
        filters: { queryKey: KEY },
        show: (mark: string) => client.setQueryData<List>(KEY, (list) => list && [...list, mark]),
        isQuiet: () => isQuiet,
      }),
    });
    const done = mutation.execute(sent).catch(() => undefined);
    return { answer, done };
  };
  const shown = () => client.getQueryData<List>(KEY);
  return { client, asked, press, shown };
}

beforeEach(() => showToast(''));

test('what is pressed shows at once, and an answer of before does not undo it', async () => {
  const { client, asked, press, shown } = open();
  client.setQueryData<List>(KEY, ['a']);
  void client.refetchQueries({ queryKey: KEY });
  const before = asked.at(-1);
  const { answer } = press('b');
  await expect.poll(shown).toEqual(['a', 'b']);
  before?.resolve(['a']);
  answer.resolve();
  await expect.poll(() => asked.at(-1)).not.toBe(before);
  expect(shown()).toEqual(['a', 'b']);
  asked.at(-1)?.resolve(['a', 'b', 'of another device']);
  await expect.poll(shown).toEqual(['a', 'b', 'of another device']);
});

test('a first answer that was given up is asked for again', async () => {
  const { asked, press, shown } = open();
  const { answer } = press('b');
  answer.resolve();
  await expect.poll(() => asked.length).toBe(2);
  asked.at(-1)?.resolve(['a', 'b']);
  await expect.poll(shown).toEqual(['a', 'b']);
});

test('of several the last one asks, so that none of them is undone meanwhile', async () => {
  const { client, asked, press, shown } = open();
  client.setQueryData<List>(KEY, []);
  const first = press('a');
  const second = press('b');
  await expect.poll(shown).toEqual(['a', 'b']);
  first.answer.resolve();
  await first.done;
  expect(asked).toHaveLength(1);
  second.answer.resolve();
  await expect.poll(() => asked.length).toBe(2);
});

const refused = new ApiError(409, 'CONFLICT', 'ほかの端末で変わりました。');
const lost = new ApiError(0, ERR_NETWORK, '');

test.each([
  { what: 'a refusal takes it back with a sentence', error: refused, isQuiet: false, said: refused.message },
  { what: 'of what nobody pressed nothing is said', error: refused, isQuiet: true, said: '' },
  { what: 'a lost network is told elsewhere', error: lost, isQuiet: false, said: '' },
])('$what', async ({ error, isQuiet, said }) => {
  const { client, press, shown } = open({ isQuiet });
  client.setQueryData<List>(KEY, ['a']);
  const { answer, done } = press('b');
  await expect.poll(shown).toEqual(['a', 'b']);
  answer.reject(error);
  await expect.poll(shown).toEqual(['a']);
  expect(currentToast()?.text).toBe(said);
  client.clear();
  await done;
});
