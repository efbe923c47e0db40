import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { UserType } from '@yoimachi/domain/account';
import {
  audiencesOf,
  checkBanner,
  checkNews,
  checkNewsPicture,
  checkNewsPictureFile,
  checkNewsReason,
  isNewsLink,
  isWithin,
  leadOf,
  newsConsent,
  NEWS_KINDS,
  NEWS_PICTURE_BYTES,
  NEWS_TITLE_LENGTH,
  paragraphsOf,
  sidesOf,
  type NewNews,
} from './index.ts';

const START = new Date('2026-12-01T00:00:00+09:00');
const END = new Date('2026-12-02T00:00:00+09:00');
const at = (minutes: number, from = START) => new Date(from.getTime() + minutes);

describe('a period', () => {
  test.each([
    ['before its first instant', at(-1), false],
    ['at its first instant', START, true],
    ['at the last one before its end', at(-1, END), true],
    ['at its end', END, false],
  ])('%s', (_, now, expected) => {
    expect(isWithin({ startsAt: START, endsAt: END }, now)).toBe(expected);
  });

  it('without an end goes on', () => {
    expect(isWithin({ startsAt: START, endsAt: null }, new Date('2036-01-01T00:00:00Z'))).toBe(true);
  });
});

test('each side reads its own and what is for all, and an audience means those who read it', () => {
  for (const side of [UserType.GUEST, UserType.CAST])
    for (const audience of ['GUESTS', 'CASTS', 'ALL'] as const)
      expect(sidesOf(audience).includes(side)).toBe(audiencesOf(side).includes(audience));
  expect(audiencesOf(UserType.GUEST)).toEqual(['GUESTS', 'ALL']);
});

test('only features are advertising', () => {
  expect(NEWS_KINDS.filter((kind) => newsConsent(kind) !== null)).toEqual(['FEATURE']);
});

describe('an address', () => {
  test.each([
    '/guest/buy-point',
    '/guest/search?area=ginza&sort=new#top',
    'https://example.com',
    'https://www.example.co.jp:8443/a/b?c=%E5%A4%9C#d',
  ])('%s leads somewhere', (link) => expect(isNewsLink(link)).toBe(true));

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'http://example.com',
    '//example.com',
    '/\\example.com',
    '/a\\b',
    'https://user:pass@example.com/',
    'https://yoimachi.example@evil.example',
    'https://localhost/',
    'https://exam ple.com',
    'https://example.com/"onclick=',
    'https://еxample.com',
    ' /guest',
    '/guest\n',
    '',
    `/${'a'.repeat(300)}`,
  ])('%j leads nowhere', (link) => expect(isNewsLink(link)).toBe(false));
});

describe('a text', () => {
  it('is paragraphs, which empty lines divide, with words that lead somewhere', () => {
    const body =
      '詳しくは[ヘルプ](/guest/help)を。\n改行も残ります。\n\n \nこちら：https://example.com/a?b=1、またはお店で。\n\n\n';
    expect(paragraphsOf(body)).toEqual([
      [
        { text: '詳しくは', link: null },
        { text: 'ヘルプ', link: '/guest/help' },
        { text: 'を。\n改行も残ります。', link: null },
      ],
      [
        { text: 'こちら：', link: null },
        { text: 'https://example.com/a?b=1', link: 'https://example.com/a?b=1' },
        { text: '、またはお店で。', link: null },
      ],
    ]);
    expect(leadOf(body)).toBe('詳しくはヘルプを。\n改行も残ります。');
    expect(leadOf('')).toBe('');
  });

  it('does not take what ends a sentence for its address', () => {
    expect(paragraphsOf('See https://example.com/a.')).toEqual([
      [
        { text: 'See ', link: null },
        { text: 'https://example.com/a', link: 'https://example.com/a' },
        { text: '.', link: null },
      ],
    ]);
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[こちら](javascript:alert(1))',
    '[こちら](data:text/html;base64,AAAA)',
    '[a](//evil.example)',
    '[[x](y)',
  ])('%j stays its letters', (body) => {
    expect(paragraphsOf(body).map((parts) => parts.map(({ text }) => text).join(''))).toEqual([body]);
    expect(
      paragraphsOf(body)
        .flat()
        .every(({ link }) => link === null),
    ).toBe(true);
  });

  it('never leads where nobody may be led, and loses no letter but those around an address', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('[あ](', ')', '](', 'https://', 'javascript:', '/guest', '//', '\n\n', '@', '.'),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        for (const { text, link } of paragraphsOf(pieces.join('')).flat()) {
          expect(text).not.toBe('');
          if (link !== null) expect(isNewsLink(link)).toBe(true);
        }
      }),
    );
  });

  it('is read in the time of its length', () => {
    for (const long of ['['.repeat(4_000), '](/'.repeat(1_300), 'https://'.repeat(500), '\n'.repeat(4_000)])
      expect(paragraphsOf(long).flat().length).toBeLessThan(2_000);
  });
});

const NEWS: NewNews = {
  kind: 'NOTICE' as const,
  audience: 'ALL' as const,
  title: '年末年始の営業',
  body: '12月29日から休みます。',
  isPinned: false,
  startsAt: START,
  endsAt: null,
};
const blamed = (result: ReturnType<typeof checkNews>) => (result.ok ? 'OK' : result.error.field);

describe('what an operator writes', () => {
  test.each([
    [{}, 'OK'],
    [{ title: '' }, 'title'],
    [{ title: '\u200b' }, 'title'],
    [{ title: 'あ'.repeat(NEWS_TITLE_LENGTH) }, 'OK'],
    [{ title: 'あ'.repeat(NEWS_TITLE_LENGTH + 1) }, 'title'],
    [{ title: '一行\n二行' }, 'title'],
    [{ body: ' \n ' }, 'body'],
    [{ body: '[こちら](javascript:alert(1))' }, 'body'],
    [{ body: '[こちら](/guest/coupon)' }, 'OK'],
    [{ endsAt: START }, 'endsAt'],
    [{ endsAt: END }, 'OK'],
    [{ isPinned: true }, 'isPinned'],
    [{ isPinned: true, kind: 'IMPORTANT' as const }, 'OK'],
    [{ isPinned: true, kind: 'TROUBLE' as const }, 'OK'],
    [{ isPinned: true, kind: 'FEATURE' as const }, 'isPinned'],
  ])('%j: %s', (change, expected) => {
    expect(blamed(checkNews({ ...NEWS, ...change }))).toBe(expected);
  });

  it('says why, and a banner leads somewhere', () => {
    expect(checkNewsReason('').ok).toBe(false);
    expect(checkNewsReason('日付の誤り').ok).toBe(true);
    const banner = { ...NEWS, link: '/guest/coupon' };
    expect(checkBanner(banner).ok).toBe(true);
    expect(blamed(checkBanner({ ...banner, link: 'javascript:alert(1)' }))).toBe('link');
    expect(blamed(checkBanner({ ...banner, title: '' }))).toBe('title');
    expect(blamed(checkBanner({ ...banner, endsAt: START }))).toBe('endsAt');
  });
});

describe('a picture', () => {
  test.each([
    [1440, 480, 'OK'],
    [960, 320, 'OK'],
    [959, 320, 'IMAGE_TOO_SMALL'],
    [960, 319, 'IMAGE_TOO_SMALL'],
    // A tenth over or under three times its height is cut off, more is not.
    [1584, 480, 'OK'],
    [1585, 480, 'NEWS_PICTURE_SHAPE'],
    [1296, 480, 'OK'],
    [1295, 480, 'NEWS_PICTURE_SHAPE'],
    [1000, 1000, 'NEWS_PICTURE_SHAPE'],
    [480, 1440, 'NEWS_PICTURE_SHAPE'],
    [320, 959, 'IMAGE_TOO_SMALL'],
  ])('of %i × %i: %s', (width, height, expected) => {
    const checked = checkNewsPicture({ width, height });
    expect(checked.ok ? 'OK' : checked.error.code).toBe(expected);
  });

  test.each([
    ['image/jpeg', NEWS_PICTURE_BYTES, 'OK'],
    ['image/png', 1, 'OK'],
    ['image/png', 0, 'UPLOAD_EMPTY'],
    ['image/jpeg', NEWS_PICTURE_BYTES + 1, 'NEWS_PICTURE_SIZE'],
    ['image/webp', 1, 'IMAGE_TYPE'],
    ['image/svg+xml', 1, 'IMAGE_TYPE'],
    ['', 1, 'IMAGE_TYPE'],
  ])('as %s of %i bytes: %s', (mediaType, sizeBytes, expected) => {
    const checked = checkNewsPictureFile({ mediaType, sizeBytes });
    expect(checked.ok ? 'OK' : checked.error.code).toBe(expected);
  });
});
