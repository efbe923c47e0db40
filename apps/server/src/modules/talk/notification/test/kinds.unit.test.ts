import { expect, it } from 'vitest';
import { notify } from '#events/catalogue.ts';
import { happened } from '#platform/outbox';

const accountId = '01a1f71c-7600-72de-a3c2-b87811fd8514';
const at = new Date('2026-11-24T03:00:00Z');
const link = '/guest/dohan-detail?bookingId=1';

it('takes a kind of the catalogue, with where it leads to', () => {
  const told = { accountId, kind: 'GUEST_APPROVED' as const, body: 'ご予約', link, day: '2026-11-24' };
  expect(happened(notify, told, at)).toMatchObject({ topic: 'notify', key: accountId, payload: told });
});

it('refuses a kind that the catalogue lacks, and a link that its kind does not name', () => {
  // @ts-expect-error: such a kind does not compile either.
  expect(() => happened(notify, { accountId, kind: 'GUEST_UNHEARD_OF', body: 'ご予約', link }, at)).toThrow();
  const elsewhere = { accountId, kind: 'GUEST_APPROVED' as const, body: 'ご予約', link: '/guest/coupon' };
  expect(() => happened(notify, elsewhere, at)).toThrow();
});
