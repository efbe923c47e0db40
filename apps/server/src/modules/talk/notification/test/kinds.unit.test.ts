import { expect, it } from 'vitest';
import { noticeOf } from '@yoimachi/domain/notice-wording';
import { notify } from '#events/catalogue.ts';
import { happened } from '#platform/outbox';

const accountId = '01a1f71c-7600-72de-a3c2-b87811fd8514';
const at = new Date('2026-11-24T03:00:00Z');
const link = '/guest/dohan-detail?bookingId=1';
const words = { cast: '美月', date: '11/28（土）18:00', time: '18:00' };
const approved = noticeOf('GUEST_ONE_APPROVED', words);

it('takes a kind of the catalogue with its values, and with where it leads to', () => {
  const told = { accountId, ...approved, link, day: '2026-11-24' };
  expect(happened(notify, told, at)).toMatchObject({ topic: 'notify', key: accountId, payload: told });
  expect(approved.values).toEqual(words);
});

it('refuses a kind that the catalogue lacks, and a link that its kind does not name', () => {
  // @ts-expect-error: such a kind does not compile either.
  expect(() => happened(notify, { accountId, ...approved, kind: 'GUEST_UNHEARD_OF', link }, at)).toThrow();
  expect(() => happened(notify, { accountId, ...approved, link: '/guest/coupon' }, at)).toThrow();
});

it('takes no notice without the values that words of operators may need', () => {
  // @ts-expect-error: they are missing.
  expect(() => happened(notify, { accountId, kind: 'GUEST_ONE_APPROVED', body: '', link }, at)).toThrow();
  const some = { accountId, ...approved, values: { cast: '美月' }, link };
  // @ts-expect-error: only `noticeOf` makes them, which asks for all.
  expect(() => happened(notify, some, at)).toThrow();
  // @ts-expect-error: one is missing.
  noticeOf('GUEST_ONE_APPROVED', { cast: '美月', date: '' });
});
