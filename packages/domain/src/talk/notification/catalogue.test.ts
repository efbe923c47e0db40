import { expect, it } from 'vitest';
import { CATEGORY_CHANNELS, mayLeadTo, NOTICE_KINDS, noticeRule, noticeTitle } from './index.ts';

it('gives every kind a category, a title and pages', () => {
  for (const kind of NOTICE_KINDS) {
    const { category, leadsTo, sms } = noticeRule(kind)!;
    expect(CATEGORY_CHANNELS[category], kind).toBeDefined();
    expect(noticeTitle(kind), kind).not.toBe('');
    for (const page of leadsTo) expect(page, kind).toMatch(/^\/[a-z/-]+$/);
    // SMS are for safety and identity alone, which settings promise.
    if (category !== 'SAFETY') expect(sms, kind).toBe('NEVER');
  }
});

it('knows no other kind', () => {
  expect(noticeRule('BOOKING')).toBeUndefined();
  expect(noticeRule('toString')).toBeUndefined();
});

it('lets a kind lead to its own pages alone', () => {
  expect(mayLeadTo('GUEST_APPROVED', '/guest/dohan-detail?bookingId=1')).toBe(true);
  expect(mayLeadTo('GUEST_APPROVED', '/guest/buy-point')).toBe(false);
  expect(mayLeadTo('GUEST_APPROVED', 'https://example.com/guest/dohan-detail')).toBe(false);
  expect(mayLeadTo('GUEST_APPROVED', null)).toBe(false);
  expect(mayLeadTo('SUSPENSION_LIFTED', null)).toBe(true);
  expect(mayLeadTo('SUSPENSION_LIFTED', '/guest')).toBe(false);
});
