import { TEST_START } from '../../../../test-support/index.ts';
import type { SearchFilter } from '../conditions.ts';
import { NO_DETAILS } from './any-filter.ts';

export const ginza = { prefecture: 13, districts: ['銀座'] };

/** Every condition alone. */
export const single: readonly (readonly [string, Partial<SearchFilter>])[] = [
  ['two districts', { prefecture: 13, districts: ['銀座', '六本木'] }],
  ['three genres', { genres: [1, 2, 3] }],
  ['two classes', { classes: ['SUPER_PREMIUM', 'PREMIUM'] }],
  ['low prices', { price: { min: null, max: 2100 } }],
  ['a narrow price', { price: { min: 7400, max: 7500 } }],
  ['most prices', { price: { min: 2500, max: 7000 } }],
  ['a tag that many have', { tags: ['聞き上手'] }],
  ['a tag that few have', { tags: ['ママ'] }],
  ['three tags', { tags: ['聞き上手', '知的', '英語'] }],
  ['a way of drinking', { details: { ...NO_DETAILS, drinking: ['3'] } }],
  ['who smokes', { details: { ...NO_DETAILS, smoking: ['1', '2'] } }],
  ['who does not smoke', { details: { ...NO_DETAILS, smoking: ['0'] } }],
  ['the tall', { heightCm: { min: 182, max: null } }],
  ['a usual height', { heightCm: { min: 160, max: 170 } }],
  ['the old', { born: { from: null, to: '1979-01-01' } }],
  ['the young', { born: { from: '2000-01-01', to: null } }],
  ['a score', { minReview: 400 }],
  ['new faces', { registeredFrom: new Date(TEST_START) }],
  ['favourites', { favorite: true }],
  ['a time of a day', { needsSchedule: true, window: { fromMinute: 1080, toMinute: 1140 } }],
  ['two of a store', { needsSchedule: true, together: 2 }],
];
/** Some that guests set together. */
export const several: readonly (readonly [string, Partial<SearchFilter>])[] = [
  [
    'a tag, a height and an age',
    { tags: ['ゴルフ'], heightCm: { min: 175, max: null }, born: { from: '1995-01-01', to: null } },
  ],
  ['a tag of a district on a day', { tags: ['お寿司'], needsSchedule: true, ...ginza }],
  [
    'who smokes, of a class and a price',
    {
      details: { ...NO_DETAILS, smoking: ['1'] },
      classes: ['PREMIUM'],
      price: { min: 5000, max: 6000 },
    },
  ],
  ['a favourite with a word', { favorite: true, words: ['あや'] }],
  [
    'a height and an age that many have, at a time of a day',
    {
      heightCm: { min: 168, max: null },
      born: { from: null, to: '1998-01-01' },
      needsSchedule: true,
      window: { fromMinute: 1080, toMinute: 1140 },
    },
  ],
];
