import { expect, it } from 'vitest';
import { createGate } from './gate.ts';

it('lets so many through at once, the others in their order, also after one that fails', async () => {
  const through = createGate(2);
  const begun: number[] = [];
  const ends: PromiseWithResolvers<string>[] = [];
  const runs = [0, 1, 2, 3].map((number) =>
    through(() => {
      begun.push(number);
      return (ends[number] = Promise.withResolvers<string>()).promise;
    }),
  );
  await expect.poll(() => begun).toEqual([0, 1]);
  ends[1]!.reject(new Error('failed'));
  await expect(runs[1]).rejects.toThrow('failed');
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  ends[0]!.resolve('done');
  expect(await runs[0]).toBe('done');
  await expect.poll(() => begun).toEqual([0, 1, 2, 3]);
  for (const end of ends.slice(2)) end.resolve('done');
  expect(await Promise.all(runs.slice(2))).toEqual(['done', 'done']);
  // Both places are free again.
  const later = [4, 5].map((number) => through(async () => void begun.push(number)));
  await Promise.all(later);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
});
