import { expect, test } from 'vitest';
import { inColumns } from './rows.ts';

test('a row is written by the names of its columns', () => {
  expect(inColumns({ castId: 'one', startsAt: null, price30: 2, p256dh: 'key' })).toEqual({
    cast_id: 'one',
    starts_at: null,
    price30: 2,
    p256dh: 'key',
  });
});
