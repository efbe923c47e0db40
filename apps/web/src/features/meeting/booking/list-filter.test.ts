import { expect, it } from 'vitest';
import { listFilter, listQuery, readListSearch } from './list-filter.ts';

it('reads what a list shows from the address, and leaves out what it does not know', () => {
  expect(readListSearch({})).toEqual({});
  expect(readListSearch({ tab: 'FUTURE', status: 'NEW' })).toEqual({ status: 'NEW' });
  expect(readListSearch({ tab: 'PAST_REJECT_CANCEL', status: 'CANCEL' })).toEqual({
    tab: 'PAST_REJECT_CANCEL',
    status: 'CANCEL',
  });
  expect(readListSearch({ tab: 'toString', status: 7 })).toEqual({});
});

it('forgets a status that the tab does not have', () => {
  expect(readListSearch({ tab: 'PAST', status: 'NEW' })).toEqual({ tab: 'PAST' });
  expect(listFilter('FUTURE', 'CANCEL')).toEqual({});
});

it('keeps the booking that is open beside the list, and asks for a group by its name', () => {
  const search = readListSearch({ status: 'settled', bookingId: 'b', page: 3 });
  expect(search).toEqual({ status: 'settled', bookingId: 'b' });
  expect(listQuery(search)).toEqual({ tab: 'FUTURE', group: 'settled' });
  expect(listQuery({ tab: 'PAST_REJECT_CANCEL', status: 'CANCEL', groupId: 'g' })).toEqual({
    tab: 'PAST_REJECT_CANCEL',
    status: 'CANCEL',
    groupId: 'g',
  });
});
