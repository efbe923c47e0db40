import { describe, expect, it } from 'vitest';
import { SHIPPED_DISTRICTS } from '@yoimachi/domain/profile';
import { checkFilter } from './filter.ts';
import { cleanFilter } from './rules.ts';
import type { FilterWords } from './words.ts';
import { conditionsOf, withoutCondition } from './conditions.ts';

const refusal = (asked: FilterWords) => {
  const checked = checkFilter(SHIPPED_DISTRICTS, asked);
  return checked.ok ? null : [checked.error.code, checked.error.field];
};

describe('a filter', () => {
  it('that asks for nothing narrows nothing', () => {
    const checked = checkFilter(SHIPPED_DISTRICTS, {});
    expect(checked.ok && checked.value).toMatchObject({
      day: null,
      window: { fromMinute: 0, toMinute: 1800 },
      districts: [],
      price: { min: null, max: null },
      words: [],
      favorite: false,
    });
  });

  it('is read as it is meant', () => {
    const checked = checkFilter(SHIPPED_DISTRICTS, {
      day: '2026-11-30',
      fromMinute: 1020,
      toMinute: 1200,
      district: '銀座,六本木',
      genre: '1,3',
      castClass: 'PREMIUM',
      tags: '聞き上手,お寿司',
      smoking: '0',
      minReview: 4.5,
      favorite: '1',
      together: 3,
      words: ' ルイ　Ａ ',
    });
    expect(checked.ok && checked.value).toMatchObject({
      prefecture: 13,
      districts: ['銀座', '六本木'],
      genres: [1, 3],
      tags: ['聞き上手', 'お寿司'],
      details: { drinking: [], smoking: ['0'] },
      minReview: 450,
      favorite: true,
      together: 3,
      words: ['るい', 'a'],
    });
  });

  const refused: [FilterWords, string, string][] = [
    [{ day: '2026-02-30' }, 'VALIDATION', 'day'],
    [{ genre: '6' }, 'VALIDATION', 'genre'],
    [{ genre: '1,1' }, 'VALIDATION', 'genre'],
    [{ genre: '' }, 'VALIDATION', 'genre'],
    [{ castClass: 'GOLD' }, 'VALIDATION', 'castClass'],
    [{ tags: '長'.repeat(21) }, 'VALIDATION', 'tags'],
    [{ minPrice: 1900 }, 'VALIDATION', 'minPrice'],
    [{ minReview: 4.55 }, 'VALIDATION', 'minReview'],
    [{ favorite: 'true' as never }, 'VALIDATION', 'favorite'],
    [{ day: '2026-11-30', together: 5 }, 'VALIDATION', 'together'],
    [{ day: '2026-11-30', fromMinute: 1021 }, 'VALIDATION', 'fromMinute'],
    [{ prefecture: 48 }, 'VALIDATION', 'prefecture'],
    [{ fromMinute: 1020 }, 'FILTER_NEEDS_DAY', 'fromMinute'],
    [{ together: 2 }, 'FILTER_NEEDS_DAY', 'together'],
    [{ minPrice: 5000, maxPrice: 4000 }, 'FILTER_CROSSED', 'maxPrice'],
    [{ minHeight: 170, maxHeight: 160 }, 'FILTER_CROSSED', 'maxHeight'],
    [{ minAge: 30, maxAge: 29 }, 'FILTER_CROSSED', 'maxAge'],
    [{ day: '2026-11-30', fromMinute: 1020, toMinute: 1050 }, 'FILTER_CROSSED', 'toMinute'],
    [{ day: '2026-11-30', fromMinute: 1785 }, 'FILTER_CROSSED', 'fromMinute'],
    [{ district: 'その他' }, 'STORE_AREA_INVALID', 'district'],
    [{ prefecture: 27, district: '銀座' }, 'STORE_AREA_INVALID', 'district'],
    [{ district: '銀座,北新地' }, 'STORE_AREA_INVALID', 'district'],
  ];
  it.each(refused)('%o is refused by its field', (asked, code, field) => {
    expect(refusal(asked)).toEqual([code, field]);
  });

  it('of an address keeps what can be asked and drops the rest', () => {
    expect(
      cleanFilter(SHIPPED_DISTRICTS, {
        district: '銀座',
        genre: '3',
        minPrice: '5000',
        maxPrice: 4000,
        fromMinute: '1020',
        tags: '聞き上手',
        page: '7',
        minAge: 'old',
        words: '  ',
        castClass: ['PREMIUM'],
      }),
    ).toEqual({ district: '銀座', genre: '3', minPrice: 5000, tags: '聞き上手' });
  });

  it.each([...refused.map(([asked]) => asked), {}])('%o cleaned can always be asked', (asked) => {
    expect(refusal(cleanFilter(SHIPPED_DISTRICTS, { ...asked }))).toBeNull();
  });
});

describe('its conditions', () => {
  it('are taken away whole, a day with what needs it', () => {
    const filter: FilterWords = {
      day: '2026-11-30',
      fromMinute: 1020,
      together: 2,
      minPrice: 3000,
      words: 'あ',
    };
    expect(conditionsOf(filter)).toEqual(['day', 'window', 'together', 'price', 'words']);
    expect(withoutCondition(filter, 'day')).toEqual({ minPrice: 3000, words: 'あ' });
    expect(conditionsOf({ words: 'あ' })).toEqual(['words']);
  });
});
