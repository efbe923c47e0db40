import { expect, test } from 'vitest';
import { entrySearch } from './entry-search.ts';

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
