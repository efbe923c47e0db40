import { expect, test } from 'vitest';
import { fieldOf, inColumns } from './rows.ts';

test('a row is written by the names of its columns', () => {
  expect(inColumns({ castId: 'one', startsAt: null, price30: 2, p256dh: 'key' })).toEqual({
    cast_id: 'one',
    starts_at: null,
    price30: 2,
    p256dh: 'key',
  });
});

test.each(['id', 'from_minute', 'price30', 'last4', 'is_new_to_all'])(
  '%s has its name both ways',
  (column) => {
    expect(Object.keys(inColumns({ [fieldOf(column)]: 0 }))).toEqual([column]);
  },
);
