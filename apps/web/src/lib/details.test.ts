import { describe, expect, test } from 'vitest';
import { castPublicProfileInput, guestProfileInput } from '@yoimachi/contract/profile';
import {
  DETAIL_NAMES,
  detailsOf,
  offeredOf,
  type DetailName,
  type DetailSide,
} from '@yoimachi/domain/profile';
import { detailLabel, detailOptions, detailRows } from './details.ts';

const takes = (side: DetailSide, detail: object): boolean =>
  side === 'guest'
    ? guestProfileInput.safeParse({ nickname: '花子', detail }).success
    : castPublicProfileInput.safeParse({ shortProfile: '', selfIntro: '', detail, tags: [] }).success;

describe.each(['guest', 'cast'] as const)('the details of a %s', (side) => {
  test.each(detailsOf(side))('%s: whatever is offered has words and is taken, and nothing else', (name) => {
    const offered = offeredOf(name);
    expect(offered.length).toBeGreaterThan(1);
    for (const value of offered) expect([value, takes(side, { [name]: value })]).toEqual([value, true]);
    for (const wrong of ['NINJA', '', 999, -1, 1.5, true])
      expect([wrong, takes(side, { [name]: wrong })]).toEqual([wrong, false]);
    expect(takes(side, { [name]: null })).toBe(true);
    expect(detailOptions(name).map(({ label }) => label)).not.toContain(null);
  });
});

test('each side has what the other has, but for what is its own', () => {
  const only = (side: DetailSide, other: DetailSide) =>
    detailsOf(side).filter((name) => !(detailsOf(other) as readonly DetailName[]).includes(name));
  expect([only('guest', 'cast'), only('cast', 'guest')]).toEqual([['job'], ['gender', 'skin']]);
});

test('what is no longer offered has no words, and what is left out no row', () => {
  expect([detailLabel('birthplace', 48), detailLabel('residence', 48)]).toEqual(['海外', null]);
  expect([139, 162, 191].map((heightCm) => detailLabel('heightCm', heightCm))).toEqual([
    '140cm未満',
    '162cm',
    '190cm以上',
  ]);
  expect(detailRows({ weightKg: null, drinking: 1 }, DETAIL_NAMES)).toEqual([
    { label: 'お酒', value: '飲める' },
  ]);
});
