import { expect, it } from 'vitest';
import { amountProblem, orderOf, readNext, readOrderSearch, returnPath } from './order.ts';

const PACKAGE = '0197a000-0000-7000-8000-000000000004';

it('reads an order of an address and leaves out what is none', () => {
  expect(readOrderSearch({ points: 10_000, packageId: PACKAGE, next: '/guest/dohan-list' })).toEqual({
    points: 10_000,
    packageId: PACKAGE,
    next: '/guest/dohan-list',
  });
  expect(readOrderSearch({ points: '10000', packageId: 3, next: 'https://example.com' })).toEqual({});
  expect(readOrderSearch({ points: -5 })).toEqual({});
});

it('leads on only to paths of the guest', () => {
  expect(readNext('/guest?day=2026-11-24')).toEqual({ next: '/guest?day=2026-11-24' });
  expect(readNext('/guest')).toEqual({ next: '/guest' });
  for (const other of ['//example.com', '/guestbook', '/cast', 'guest', undefined]) {
    expect(readNext(other)).toEqual({});
  }
});

it('takes only what can be bought for an order', () => {
  expect(orderOf({ points: 500 })).toEqual({ points: 500 });
  expect(orderOf({ points: 10_000, packageId: PACKAGE })).toEqual({ points: 10_000, packageId: PACKAGE });
  expect(orderOf({ points: 499 })).toBeNull();
  expect(orderOf({})).toBeNull();
});

it.each([
  [499, 'PURCHASE_TOO_SMALL'],
  [500, null],
  [1_000_000, null],
  [1_000_001, 'PURCHASE_TOO_LARGE'],
])('%i points: %s', (points, problem) => {
  expect(amountProblem(points)).toBe(problem);
});

it('carries the way on through the provider, unless that is more than a path may hold', () => {
  expect(returnPath('/guest/payment-info', undefined)).toBe('/guest/payment-info');
  expect(returnPath('/guest/payment-info', '/guest/user-profile?castId=1&request=true')).toBe(
    '/guest/payment-info?next=%2Fguest%2Fuser-profile%3FcastId%3D1%26request%3Dtrue',
  );
  expect(returnPath('/guest/payment-info', `/guest?words=${'あ'.repeat(60)}`)).toBe('/guest/payment-info');
});

it('carries the longest way there is: a request sheet, its purchase, the card for it', () => {
  const sheet = `/guest/user-profile?castId=${PACKAGE}&day=2026-11-24&request=true`;
  const confirm = `/guest/buy-point/confirm?points=1000000&packageId=${PACKAGE}&next=${encodeURIComponent(sheet)}`;
  expect(returnPath('/guest/payment-info', confirm)).toContain('?next=');
});
