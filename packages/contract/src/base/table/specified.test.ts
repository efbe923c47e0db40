import { expect, test } from 'vitest';
import { allRoutes } from './index.ts';

/** Every call that the specification names (rules.md 10.7), by what stands before it. */
const SPECIFIED: readonly (readonly [base: string, calls: readonly string[]])[] = [
  ['/account', ['', '/register-status', '/refresh-tokens', '/logout', '/line']],
  ['/account', ['/check-enough-age', '/save-enough-age']],
  ['/account-connect', ['/verify-line']],
  ['/guest', ['', '/profiles', '/profiles/credit_card', '/my-profile', '/settings']],
  ['/guest/settings', ['/notifications', '/:/block-message-notification']],
  ['/guests', ['/banner']],
  ['/cast', ['', '/profiles', '/profiles/detail', '/profiles/account_info', '/profiles/bank_account']],
  ['/cast/profiles', ['/create_verify_request']],
  ['', ['/price-settings', '/schedules', '/schedules/detail', '/stage-setting/search']],
  ['/casts', ['', '/search']],
  ['', ['/buy-points', '/buy-points/check_payment_status', '/point-package']],
  ['/invoice', ['', '/export', '/history', '/create-invoice']],
  ['', ['/point-history/point-detail', '/payoff/prepare', '/auth-records/create', '/auth-records/check']],
  ['/guests/bookings', ['', '/casts-matching', '/check-valid-casts', '/check-valid-date']],
  ['/guests/bookings', ['/today', '/cancel', '/finish', '/review-cast']],
  ['/casts/bookings', ['', '/today', '/confirm', '/cancel', '/arrived', '/force-finish', '/review-guest']],
  ['', ['/favorites', '/favorite-categories', '/favorite-categories/names']],
  ['/rankings', ['', '/current-rank']],
  ['/chat', ['/conversations', '/history']],
  ['', ['/banks', '/branches', '/static-page', '/contact-us/history', '/gift/cast-statistics']],
  ['/settings', ['/update-status']],
];
const PATHS = SPECIFIED.flatMap(([base, calls]) => calls.map((call) => base + call));

test('each of the calls that are specified is one of the table', () => {
  expect(new Set(PATHS).size).toBe(67);
  const known = new Set(Object.values(allRoutes).map(({ path }) => path.replaceAll(/:\w+/g, ':')));
  expect(PATHS.filter((path) => !known.has(path))).toEqual([]);
});
