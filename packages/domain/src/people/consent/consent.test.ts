import { describe, expect, test } from 'vitest';
import { UserType } from '@yoimachi/domain/account';
import { CONSENT_ITEMS, CONSENT_RULES, CONSENT_TEXTS, type ConsentItem } from './catalogue.ts';
import {
  checkAgreement,
  consentsFor,
  missingConsents,
  newestVersion,
  staysOpen,
  textOf,
  versionsAt,
} from './consent.ts';
import { AGREED_PAGES, askedBy, isAgreedTo } from './pages.ts';
import { isDay } from '@yoimachi/domain/time';

const { GUEST, CAST } = UserType;
const now = new Date('2026-11-20T03:00:00Z');
const given = (item: ConsentItem, version: string, isGiven = true) => ({ item, version, given: isGiven });
const all = (userType: UserType) =>
  consentsFor(userType).map((item) => given(item, newestVersion(textOf(item, userType)!)));

describe('the catalogue', () => {
  test('asks every item of somebody, by a text with versions in the order of their days, the first of which asks', () => {
    for (const item of CONSENT_ITEMS) expect(Object.keys(CONSENT_RULES[item].texts)).not.toEqual([]);
    for (const versions of Object.values(CONSENT_TEXTS)) {
      const days = versions.map(({ version }) => version);
      expect(days.every(isDay)).toBe(true);
      expect(days).toEqual([...new Set(days)].sort());
      expect(versions[0]!.asks).toBe(true);
    }
  });

  test('asks pages of the sides that they are written for, as the items they stand for', () => {
    expect(AGREED_PAGES).toEqual(['terms-guest', 'terms-cast', 'privacy-policy']);
    expect(AGREED_PAGES.map(askedBy)).toEqual([
      { item: 'TERMS', sides: [GUEST] },
      { item: 'TERMS', sides: [CAST] },
      { item: 'PRIVACY', sides: [GUEST, CAST] },
    ]);
    expect(isAgreedTo('faq-cast')).toBe(false);
  });

  test('lets nobody take back what something goes on without asking for', () => {
    const closing = CONSENT_ITEMS.filter((item) => CONSENT_RULES[item].closes.includes('BUY'));
    expect(closing.some((item) => CONSENT_RULES[item].isWithdrawable)).toBe(false);
  });

  test('asks casts for the agency, guests for what is about cards, nobody for advertising', () => {
    expect(consentsFor(CAST)).toContain('COLLECTION');
    expect(consentsFor(CAST)).not.toContain('AUTO_CHARGE');
    expect(consentsFor(GUEST)).not.toContain('COLLECTION');
    expect(CONSENT_RULES.ADVERTISING.closes).toEqual([]);
  });
});

describe('versions', () => {
  const versions = [
    { version: '2026-11-01', asks: true },
    { version: '2026-11-15', asks: true },
    { version: '2026-11-18', asks: false },
    { version: '2026-12-01', asks: true },
  ];

  test.each([
    ['2026-10-01T00:00:00Z', '2026-11-01', '2026-11-01'],
    ['2026-11-14T14:59:59Z', '2026-11-01', '2026-11-01'],
    // Midnight in Tokyo.
    ['2026-11-14T15:00:00Z', '2026-11-15', '2026-11-15'],
    // A typo asks nobody.
    ['2026-11-20T00:00:00Z', '2026-11-18', '2026-11-15'],
    ['2026-11-30T15:00:00Z', '2026-12-01', '2026-12-01'],
  ])('at %s %s is in force, and %s is enough', (at, current, enough) => {
    expect(versionsAt(versions, new Date(at))).toEqual({ current, enough });
  });
});

describe('what is missing before an act', () => {
  test('is nothing for whoever has agreed to all', () => {
    for (const act of ['REGISTER', 'BUY', 'SEND', 'MEET', 'CARD', 'AUTO_CHARGE'] as const)
      for (const userType of [GUEST, CAST])
        expect(missingConsents(CONSENT_TEXTS, userType, act, all(userType), now), act).toEqual([]);
  });

  test('is everything of the act for whoever has agreed to nothing', () => {
    expect(missingConsents(CONSENT_TEXTS, GUEST, 'BUY', [], now)).toEqual([
      'TERMS',
      'PRIVACY',
      'NO_ORGANISED_CRIME',
    ]);
    expect(missingConsents(CONSENT_TEXTS, GUEST, 'SEND', [], now)).toContain('MESSAGE_SCAN');
    expect(missingConsents(CONSENT_TEXTS, GUEST, 'CARD', [], now)).toEqual(
      expect.arrayContaining(['AGE_BY_CARD', 'AUTO_CHARGE']),
    );
    expect(missingConsents(CONSENT_TEXTS, CAST, 'MEET', [], now)).toContain('COLLECTION');
  });

  test('is what was agreed to in an earlier version that has been asked anew since', () => {
    const earlier = [...all(GUEST).filter(({ item }) => item !== 'TERMS'), given('TERMS', '2026-11-01')];
    expect(missingConsents(CONSENT_TEXTS, GUEST, 'BUY', earlier, now)).toEqual(['TERMS']);
    expect(missingConsents(CONSENT_TEXTS, GUEST, 'BUY', earlier, new Date('2026-11-10T00:00:00Z'))).toEqual(
      [],
    );
  });

  test('is what was taken back', () => {
    const withdrawn = all(GUEST).map((one) => (one.item === 'AUTO_CHARGE' ? { ...one, given: false } : one));
    expect(missingConsents(CONSENT_TEXTS, GUEST, 'AUTO_CHARGE', withdrawn, now)).toEqual(['AUTO_CHARGE']);
    expect(missingConsents(CONSENT_TEXTS, GUEST, 'BUY', withdrawn, now)).toEqual([]);
  });
});

test('only what the card opens can be closed again', () => {
  const acts = ['REGISTER', 'BUY', 'SEND', 'MEET', 'CARD', 'AUTO_CHARGE'] as const;
  expect(acts.filter((act) => staysOpen(GUEST, act))).toEqual(['REGISTER', 'BUY', 'SEND', 'MEET']);
  expect(acts.filter((act) => staysOpen(CAST, act))).toEqual(acts);
});

describe('an agreement', () => {
  test('is to the version that was read, if it is enough', () => {
    expect(checkAgreement(CONSENT_TEXTS, GUEST, { item: 'TERMS', version: '2026-11-15' }, now)).toEqual({
      ok: true,
      value: 'terms-guest',
    });
    expect(checkAgreement(CONSENT_TEXTS, CAST, { item: 'TERMS', version: '2026-11-15' }, now)).toMatchObject({
      value: 'terms-cast',
    });
  });

  test.each(['2026-11-01', '2026-11-16', '2027-01-01', '2020-01-01'])('is none to version %s', (version) => {
    expect(checkAgreement(CONSENT_TEXTS, GUEST, { item: 'TERMS', version }, now)).toMatchObject({
      error: { code: 'CONSENT_CHANGED', details: { items: ['TERMS'] } },
    });
  });

  test('is none to what the other side is asked', () => {
    expect(
      checkAgreement(CONSENT_TEXTS, GUEST, { item: 'COLLECTION', version: '2026-11-01' }, now),
    ).toMatchObject({
      error: { code: 'VALIDATION' },
    });
  });

  test('before the first version is in force is to the first', () => {
    const early = new Date('2026-10-01T00:00:00Z');
    expect(checkAgreement(CONSENT_TEXTS, GUEST, { item: 'PRIVACY', version: '2026-11-01' }, early).ok).toBe(
      true,
    );
  });
});
