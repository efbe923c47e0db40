import { expect, it } from 'vitest';
import { listFilter, readListFilter } from './list-filter.ts';

it('reads what a list shows from the address, and leaves out what it does not know', () => {
  expect(readListFilter({})).toEqual({});
  expect(readListFilter({ tab: 'FUTURE', status: 'NEW' })).toEqual({ status: 'NEW' });
  expect(readListFilter({ tab: 'PAST_REJECT_CANCEL', status: 'CANCEL' })).toEqual({
    tab: 'PAST_REJECT_CANCEL',
    status: 'CANCEL',
  });
  expect(readListFilter({ tab: 'toString', status: 7 })).toEqual({});
});

it('forgets a status that the tab does not have', () => {
  expect(readListFilter({ tab: 'PAST', status: 'NEW' })).toEqual({ tab: 'PAST' });
  expect(listFilter('FUTURE', 'CANCEL')).toEqual({});
});
