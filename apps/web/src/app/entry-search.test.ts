import { expect, test } from 'vitest';
import { ApiError } from '#lib/api-error.ts';
import { entrySearch, suspendedSearch } from './entry-search.ts';

test.each([
  ['/guest', 'guest'],
  ['/guest?tab=1', 'guest'],
  ['/guest/dohan-list', 'guest'],
  ['/cast/payoff#top', 'cast'],
  ['/cast/dohan-list?side=/guest', 'cast'],
])('who wanted %s is asked to log in as a %s', (href, as) => {
  expect(entrySearch(href)).toEqual({ next: href, as });
});

test.each(['/', '/notification', '/chat?from=/guest', '/guests', '/castle/cast'])(
  'who wanted %s is asked which of both',
  (href) => {
    expect(entrySearch(href)).toEqual({ next: href });
  },
);

test('who is suspended is told why, where a reason is known', () => {
  const suspended = (details: Record<string, unknown>) => suspendedSearch(new ApiError(401, 20, '', details));
  expect([suspended({ reason: 'CASH' }), suspended({})]).toEqual([{ reason: 'CASH' }, {}]);
});
