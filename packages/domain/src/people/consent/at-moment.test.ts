import { describe, expect, test } from 'vitest';
import { UserType } from '@yoimachi/domain/account';
import { consentsAt, type ConsentWord } from './at-moment.ts';
import { CONSENT_TEXTS } from './catalogue.ts';
import { consentsFor } from './consent.ts';

const { GUEST, CAST } = UserType;
const texts = {
  ...CONSENT_TEXTS,
  'terms-guest': [
    { version: '2026-11-01', asks: true },
    { version: '2026-11-18', asks: false },
    { version: '2026-12-01', asks: true },
  ],
};
const word = (at: string, more: Partial<ConsentWord> = {}): ConsentWord => ({
  item: 'TERMS',
  textId: 'terms-guest',
  version: '2026-11-01',
  given: true,
  place: 'REGISTRATION',
  at: new Date(at),
  ...more,
});
const termsAt = (words: readonly ConsentWord[], at: string) =>
  consentsAt(texts, GUEST, words, new Date(at)).items.find(({ item }) => item === 'TERMS')!;

describe('what somebody had agreed to at a moment', () => {
  const first = word('2026-11-10T03:00:00Z');

  test('is nothing before the first word, which is told', () => {
    const before = consentsAt(texts, GUEST, [first], new Date('2026-11-10T02:59:59.999Z'));
    expect(before).toMatchObject({ firstAt: first.at, isBefore: true });
    expect(before.items.map(({ item }) => item)).toEqual(consentsFor(GUEST));
    expect(new Set(before.items.map(({ standing }) => standing))).toEqual(new Set(['NONE']));
    expect(consentsAt(texts, GUEST, [], new Date('2026-11-10T03:00:00Z'))).toMatchObject({
      firstAt: null,
      isBefore: true,
    });
  });

  test('begins with the very instant in which it was said', () => {
    expect(termsAt([first], '2026-11-10T03:00:00Z')).toMatchObject({
      standing: 'ACCEPTED',
      word: { version: '2026-11-01' },
      inForce: '2026-11-01',
    });
  });

  test('stays the version that was read while a later one that asks nobody is in force', () => {
    // Midnight in Tokyo.
    expect(termsAt([first], '2026-11-17T14:59:59Z')).toMatchObject({ inForce: '2026-11-01' });
    expect(termsAt([first], '2026-11-17T15:00:00Z')).toMatchObject({
      standing: 'ACCEPTED',
      word: { version: '2026-11-01' },
      inForce: '2026-11-18',
    });
  });

  test('is outdated from the day on which another version asks, until that one is agreed to', () => {
    const second = word('2026-12-02T01:00:00Z', { version: '2026-12-01', place: 'SHEET' });
    expect(termsAt([first, second], '2026-11-30T14:59:59Z').standing).toBe('ACCEPTED');
    expect(termsAt([first, second], '2026-11-30T15:00:00Z')).toMatchObject({
      standing: 'OUTDATED',
      word: { version: '2026-11-01' },
      inForce: '2026-12-01',
    });
    expect(termsAt([first, second], '2026-12-02T01:00:00Z')).toMatchObject({
      standing: 'ACCEPTED',
      word: { version: '2026-12-01', place: 'SHEET' },
    });
    // What is known now changes nothing of what held then.
    expect(termsAt([first, second], '2026-11-20T00:00:00Z').word).toEqual(first);
  });

  test('is taken back from then on, and holds before it', () => {
    const ads = { item: 'ADVERTISING', textId: 'advertising' } as const;
    const words = [
      word('2026-11-10T03:00:00Z', ads),
      word('2026-11-12T03:00:00Z', { ...ads, given: false, place: 'MAIL' }),
    ];
    const adsAt = (at: string) =>
      consentsAt(texts, GUEST, words, new Date(at)).items.find(({ item }) => item === 'ADVERTISING');
    expect(adsAt('2026-11-12T02:59:59Z')).toMatchObject({ standing: 'ACCEPTED' });
    expect(adsAt('2026-11-12T03:00:00Z')).toMatchObject({ standing: 'TAKEN_BACK', word: { place: 'MAIL' } });
  });

  test('is the later of two words of one instant', () => {
    const at = '2026-11-10T03:00:00Z';
    expect(termsAt([word(at), word(at, { version: '2026-11-18' })], at).word?.version).toBe('2026-11-18');
  });

  test('shows what this side is not asked, where it was said', () => {
    const odd = word('2026-11-10T03:00:00Z', { item: 'AGE_BY_CARD', textId: 'age-by-card' });
    const { items } = consentsAt(texts, CAST, [odd], new Date('2026-11-11T00:00:00Z'));
    expect(items.at(-1)).toMatchObject({ item: 'AGE_BY_CARD', standing: 'ACCEPTED', inForce: '2026-11-01' });
    expect(items).toHaveLength(consentsFor(CAST).length + 1);
  });
});
