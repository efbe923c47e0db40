import { expect, test } from 'vitest';
import { guestProfileInput, castPublicProfileInput } from '@yoimachi/contract/profile';
import {
  BIRTHPLACE_ABROAD,
  HAIR_VALUES,
  JOB_VALUES,
  PREFECTURE_COUNT,
  SKIN_VALUES,
} from '@yoimachi/domain/profile';
import { labelOf, options } from './labels.ja.ts';

const values = (list: keyof typeof options) => options[list].map(({ value }) => value);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));

test('what can be chosen is exactly what is taken', () => {
  expect(values('hair')).toEqual([...HAIR_VALUES]);
  expect(values('skin')).toEqual([...SKIN_VALUES]);
  expect(values('job')).toEqual([...JOB_VALUES]);
  expect(values('birthplace')).toEqual(upTo(BIRTHPLACE_ABROAD));
  expect(values('prefecture')).toEqual(upTo(PREFECTURE_COUNT));
  expect(labelOf(options.birthplace, 48)).toBe('海外');
  expect(labelOf(options.prefecture, 48)).toBe(null);
});

test('the contract takes each of them and nothing else', () => {
  const guest = (detail: object) => guestProfileInput.safeParse({ nickname: '花子', detail }).success;
  const cast = (detail: object) =>
    castPublicProfileInput.safeParse({ shortProfile: '', selfIntro: '', detail, tags: [] }).success;
  for (const hair of values('hair')) expect([guest({ hair }), cast({ hair })]).toEqual([true, true]);
  for (const job of values('job')) expect(guest({ job })).toBe(true);
  for (const skin of values('skin')) expect(cast({ skin })).toBe(true);
  for (const birthplace of values('birthplace').map(Number)) expect(cast({ birthplace })).toBe(true);
  for (const wrong of [
    { hair: '黒髪' },
    { hair: '' },
    { birthplace: 49 },
    { birthplace: 0 },
    { residence: 48 },
  ])
    expect([guest(wrong), cast(wrong)]).toEqual([false, false]);
  expect([guest({ job: 'NINJA' }), cast({ skin: 'GREEN' })]).toEqual([false, false]);
});
