import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, it } from 'vitest';
import { createGathering } from './index.ts';

interface Run {
  readonly items: readonly string[];
  readonly end: PromiseWithResolvers<void>;
  readonly asker: string | undefined;
}
const asker = new AsyncLocalStorage<string>();

/** A gathering whose runs end when the test says so; items are written as `by:place`. */
function gathering(answer: (item: string) => string | null = (item) => item) {
  const runs: Run[] = [];
  const failures: unknown[] = [];
  const begin = (items: readonly string[]) => {
    const end = Promise.withResolvers<void>();
    runs.push({ items, end, asker: asker.getStore() });
    return end.promise;
  };
  const gathered = createGathering<string, string>({
    alone: (item) => begin([item]).then(() => `${item} alone`),
    together: (items) => begin(items).then(() => items.map(answer)),
    onFailed: (error) => failures.push(error),
  });
  const add = (item: string) => {
    const [by, place] = item.split(':');
    return gathered(item, { by: by!, place: place! });
  };
  const end = async (index: number) => {
    await expect.poll(() => runs.length).toBeGreaterThan(index);
    runs[index]!.end.resolve();
  };
  return { add, end, runs, failures, items: () => runs.map(({ items }) => items) };
}

it('lets those go alone who find a free run, and the others together when one is over', async () => {
  const { add, end, items } = gathering();
  const values = ['a:1', 'b:2', 'c:3', 'd:4'].map(add);
  expect(items()).toEqual([['a:1'], ['b:2']]);
  await end(0);
  await expect.poll(items).toEqual([['a:1'], ['b:2'], ['c:3', 'd:4']]);
  await end(1);
  await end(2);
  expect(await Promise.all(values)).toEqual(['a:1 alone', 'b:2 alone', 'c:3', 'd:4']);
});

it('takes one of a person and of a place, in the order in which they came', async () => {
  const { add, end, items } = gathering();
  const values = ['a:1', 'b:2', 'c:3', 'c:4', 'd:3', 'e:1', 'f:5'].map(add);
  await end(1);
  // Somebody is still at 1.
  await expect.poll(() => items()[2]).toEqual(['c:3', 'f:5']);
  await end(0);
  await expect.poll(() => items()[3]).toEqual(['c:4', 'e:1']);
  await end(2);
  await expect.poll(() => items()[4]).toEqual(['d:3']);
  await end(3);
  await end(4);
  expect(await Promise.all(values)).toHaveLength(7);
});

it('does alone what could not be done together, and all of it where that failed', async () => {
  const { add, end, runs, failures, items } = gathering((item) => (item === 'd:4' ? null : item));
  const values = ['a:1', 'b:2', 'c:3', 'd:4'].map(add);
  await end(0);
  await end(1);
  await end(2);
  await expect.poll(() => items()[3]).toEqual(['d:4']);
  const later = ['e:5', 'f:6', 'g:7'].map(add);
  await end(4);
  await expect.poll(() => items()[5]).toEqual(['f:6', 'g:7']);
  runs[5]!.end.reject(new Error('failed'));
  await expect.poll(() => items().slice(6)).toEqual([['f:6'], ['g:7']]);
  for (const index of [3, 6, 7]) await end(index);
  expect(await Promise.all([...values, ...later])).toEqual([
    'a:1 alone',
    'b:2 alone',
    'c:3',
    'd:4 alone',
    'e:5 alone',
    'f:6 alone',
    'g:7 alone',
  ]);
  expect(failures).toEqual([new Error('failed')]);
});

it('fails the one that failed, and nobody waits for what takes long but those of its place', async () => {
  const { add, end, runs, items } = gathering();
  const [slow, failing] = ['a:1', 'b:2'].map(add);
  const [behind, other] = ['c:1', 'd:4'].map(add);
  // Both runs are under way, and neither ends.
  await expect.poll(() => items()[2]).toEqual(['d:4']);
  await end(2);
  expect(await other).toBe('d:4 alone');
  runs[1]!.end.reject(new Error('refused'));
  await expect(failing).rejects.toThrow('refused');
  expect(items()).toHaveLength(3);
  await end(0);
  await end(3);
  expect(await Promise.all([slow, behind])).toEqual(['a:1 alone', 'c:1 alone']);
});

it('does for whoever asked what it does alone, and for nobody what it does together', async () => {
  const { add, end, runs } = gathering();
  const values = ['a:1', 'b:2', 'c:3', 'd:4', 'c:5'].map((item) => asker.run(item, () => add(item)));
  for (const index of [0, 1, 2, 3]) await end(index);
  await Promise.all(values);
  expect(runs.map((run) => run.asker)).toEqual(['a:1', 'b:2', undefined, 'c:5']);
});
