import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  blockOf,
  changesBetween,
  changesOfTexts,
  checkPage,
  fillPage,
  findQuestions,
  PAGE_NAMES,
  PAGE_SIDES,
  PAGE_TEXT_IDS,
  pageOfText,
  pageTextOf,
  sectionsOf,
} from './index.ts';

const VARIABLES = ['fee', 'hours'];

test('every text stands on a page, and every page has a text for both sides', () => {
  const shown = PAGE_NAMES.flatMap((name) => PAGE_SIDES.map((side) => pageTextOf(name, side)));
  expect(new Set(shown)).toEqual(new Set(PAGE_TEXT_IDS));
  for (const name of PAGE_NAMES)
    for (const side of PAGE_SIDES) expect(pageOfText(pageTextOf(name, side))).toBe(name);
});

describe('the markup', () => {
  test('parts a text by its headings and empty lines', () => {
    expect(sectionsOf('# 一\n\n甲\n\n乙\n丙\n\n\n# 二\n\n- 丁\n')).toEqual([
      { heading: '一', paragraphs: ['甲', '乙\n丙'] },
      { heading: '二', paragraphs: ['- 丁'] },
    ]);
  });

  test('knows text, lists, pictures, strong words and links', () => {
    expect(blockOf('a **b** [c](/contact-us)')).toEqual({
      kind: 'TEXT',
      lines: [
        [
          { kind: 'PLAIN', text: 'a ' },
          { kind: 'STRONG', text: 'b' },
          { kind: 'PLAIN', text: ' ' },
          { kind: 'LINK', text: 'c', to: '/contact-us' },
        ],
      ],
    });
    expect(blockOf('- a\n- b')).toMatchObject({ kind: 'LIST', items: [[{ text: 'a' }], [{ text: 'b' }]] });
    expect(blockOf('![さがす](guest-search)')).toEqual({
      kind: 'PICTURE',
      picture: 'guest-search',
      alt: 'さがす',
    });
  });

  test.each([
    '<script>alert(1)</script>',
    '[a](javascript:alert(1))',
    '[a](//evil.example)',
    '[a](http://evil.example)',
    '[a](data:text/html,x)',
    '![a](nothing-like-it)',
    '![a](https://evil.example/x.png)',
    '[a](/\\evil.example)',
  ])('leaves %s the letters that they are', (text) => {
    const block = blockOf(text);
    expect(block.kind).toBe('TEXT');
    if (block.kind !== 'TEXT') return;
    expect(block.lines.flat().every(({ kind }) => kind === 'PLAIN')).toBe(true);
  });

  test('makes no link but to the product or over TLS, whatever is written', () => {
    const part = fc.constantFrom(
      '[',
      ']',
      '(',
      ')',
      '/',
      'https://',
      'javascript:',
      'a',
      '**',
      '!',
      '\n',
      '- ',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const block = blockOf(parts.join(''));
        if (block.kind === 'PICTURE') return;
        for (const run of (block.kind === 'LIST' ? block.items : block.lines).flat())
          if (run.kind === 'LINK') expect(run.to).toMatch(/^(?:\/(?!\/)|https:\/\/)/);
      }),
    );
  });
});

describe('a page', () => {
  test('is taken with its variables, and trimmed', () => {
    expect(checkPage(' # 手数料\r\n\r\n{fee}％です。\n', VARIABLES)).toEqual({
      ok: true,
      value: '# 手数料\n\n{fee}％です。',
    });
  });

  test.each([
    ['', 'NO_HEADING'],
    ['前書き\n\n# 一\n\n甲', 'NO_HEADING'],
    ['# 一', 'EMPTY_SECTION'],
    ['# 一\n\n甲\n\n# 一\n\n乙', 'HEADING_TWICE'],
    ['# 一\n\n{what}', 'VARIABLE'],
    ['# 一\n\n{fee', 'BRACES'],
    ['# 一\n\n｛fee｝', 'BRACES'],
    ['# 一\n\n![甲](some-picture)', 'PICTURE'],
    ['# 一\n\n[甲](javascript:x)', 'LINK'],
    [`# 一${'\n\n甲'.repeat(700)}`, 'TOO_MANY'],
  ])('that is %j is refused: %s', (text, fault) => {
    expect(checkPage(text, VARIABLES)).toMatchObject({ error: { code: 'PAGE_FAULT', details: { fault } } });
  });

  test('is filled with what holds', () => {
    expect(fillPage('{fee}％、{hours}時間', { fee: '25', hours: '24' })).toBe('25％、24時間');
  });
});

describe('the differences of two versions', () => {
  test('are the lines that went and came', () => {
    const kinds = changesOfTexts('# 一\n\n甲\n\n乙', '# 一\n\n甲\n\n丙\n\n# 二\n\n丁');
    expect(kinds.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'SAME 一',
      'SAME 甲',
      'GONE 乙',
      'NEW 丙',
      'NEW 二',
      'NEW 丁',
    ]);
  });

  const sections = fc.array(
    fc.record({
      heading: fc.constantFrom('一', '二', '三'),
      paragraphs: fc.array(fc.constantFrom('甲', '乙', '丙'), { maxLength: 5 }),
    }),
    { maxLength: 6 },
  );
  test('give both versions back', () => {
    fc.assert(
      fc.property(sections, sections, (earlier, later) => {
        const lines = (of: typeof earlier) =>
          of.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]);
        const changes = changesBetween(earlier, later);
        const without = (kind: string) => changes.filter((one) => one.kind !== kind).map(({ text }) => text);
        expect(without('NEW')).toEqual(lines(earlier));
        expect(without('GONE')).toEqual(lines(later));
        expect(changesBetween(later, later).every(({ kind }) => kind === 'SAME')).toBe(true);
      }),
    );
  });
});

describe('questions', () => {
  const faq = sectionsOf(
    '# キャンセル料はいくらですか。\n\n前日は半分です。\n\n# 退会するには。\n\n[設定](/x)から。キャンセルはできません。',
  );
  test.each([
    ['', ['キャンセル料はいくらですか。', '退会するには。']],
    ['きゃんせる', ['キャンセル料はいくらですか。', '退会するには。']],
    ['ｷｬﾝｾﾙ　いくら', ['キャンセル料はいくらですか。']],
    ['設定 退会', ['退会するには。']],
    ['領収書', []],
  ])('for 「%s」 are found', (typed, found) => {
    expect(findQuestions(faq, typed).map(({ heading }) => heading)).toEqual(found);
  });
});
