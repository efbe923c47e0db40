import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inquiryNumber } from '@yoimachi/domain/inquiry';
import { fold } from './fold.ts';
import { FIRST_TEXT_RULES, judgeText, textRefusal, type TextRules } from './index.ts';
import { chainsOf } from './numerals.ts';
import { HARMLESS } from './harmless.table.ja.ts';
import * as table from './texts.table.ja.ts';

const judge = (text: string, rules: TextRules = FIRST_TEXT_RULES) =>
  judgeText(text, { place: 'CHAT', byCast: true, rules });

const STOPPED = [...table.NUMBERS, ...table.ADDRESSES, ...table.EXCHANGES, ...table.CASH_TALK].filter(
  (row) => typeof row === 'string',
);
const PASSED = HARMLESS.filter((row) => typeof row === 'string').filter((text) => text.trim() !== '');

describe('what was found', () => {
  test.each([
    ['19時に。090-1234-5678まで', '090-1234-5678'],
    ['着いたら ０９０－１２３４－５６７８ です', '０９０－１２３４－５６７８'],
    ['よければLINE教えてください🙏', 'LINE教えてください'],
    ['メールは yui@gmail.com へ', 'yui@gmail.com'],
    ['当日は現金で払うね！', '現金で払うね'],
    ['私は\u200b〇九〇一二三四五六七八です', '〇九〇一二三四五六七八'],
  ])('%s', (text, found) => expect(judge(text)?.found).toBe(found));

  test('is a slice of the text, whatever is typed, and nothing throws', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc
        .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 200 })
        .map((units) => String.fromCharCode(...units)),
      fc.tuple(fc.string(), fc.constantFrom(...STOPPED), fc.string()).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const verdict = judge(text);
        expect(judge(text)).toEqual(verdict);
        if (!verdict) return;
        expect(verdict.found).not.toBe('');
        expect(text).toContain(verdict.found);
      }),
      { numRuns: 500 },
    );
  });

  test('can be taken out until nothing is found', () => {
    for (const text of STOPPED) {
      let rest = text;
      for (let verdict = judge(rest); verdict; verdict = judge(rest)) {
        const shorter = rest.replace(verdict.found, '');
        expect(shorter.length).toBeLessThan(rest.length);
        rest = shorter;
      }
    }
  });
});

test('the number of an inquiry may be spoken of; behind the name of a messenger it is an account', () => {
  const numbers = fc.uint8Array({ minLength: 8, maxLength: 8 }).map(inquiryNumber);
  fc.assert(
    fc.property(numbers, (number) => {
      for (const text of [
        `「予約」のお問い合わせ（${number}）への回答が届いています。`,
        `受付番号：${number} です`,
      ])
        expect([text, judge(text)]).toEqual([text, null]);
    }),
    { numRuns: 1000 },
  );
  expect(judge('LINEはY-L35S-75J4です')?.action).toBe('STOP');
  expect(judge('受付番号：Y-L35S-75J4ではなくLINE教えて')?.found).toBe('LINE教えて');
});

test('a refusal in the next sentence takes back nothing', () => {
  expect(judge('教えてくれる？LINE。\n連絡先の交換はできません')?.action).toBe('STOP');
  expect(judge('ラ\nイ\nン\n交\n換。\n連絡先の交換はできません')?.action).toBe('STOP');
  expect(judge('ラ。イ。ン。教えて！連絡先の交換はできません')?.action).toBe('STOP');
  expect(judge('LINEの交換はできません')).toBeNull();
  expect(judge('ラ イ ン の 交 換 は で き ま せ ん。また今度')).toBeNull();
});

test('harmless sentences before and behind hide nothing', () => {
  fc.assert(
    fc.property(
      // Alone they are more than before a sentence.
      fc.constantFrom(...STOPPED.filter((text) => !/^(LINE|ライン？|LINEは？)$/.test(text))),
      fc.array(fc.constantFrom(...PASSED), { maxLength: 3 }),
      fc.array(fc.constantFrom(...PASSED), { maxLength: 3 }),
      (text, before, behind) => {
        expect(judge([...before, text, ...behind].join('。\n'))?.action).toBe('STOP');
      },
    ),
    { numRuns: 400 },
  );
});

test('harmless sentences are together as harmless', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...PASSED), { maxLength: 6 }),
      fc.constantFrom('。', '\n', '！'),
      (texts, end) => {
        expect([texts, judge(texts.join(end))?.found]).toEqual([texts, undefined]);
      },
    ),
    { numRuns: 1000 },
  );
});

test('signs that nobody sees hide nothing', () => {
  const hidden = fc.constantFrom('\u200b', '\u2060', '\u202e', '\u00ad', '\ufeff', '\u{e0041}');
  fc.assert(
    fc.property(fc.constantFrom(...STOPPED), hidden, (text, sign) => {
      expect(judge([...text].join(sign))?.action).toBe('STOP');
    }),
    { numRuns: 300 },
  );
});

describe('the operators', () => {
  const words = { ...FIRST_TEXT_RULES, words: ['しね', 'kill', 'ばか野郎'] };

  test('forbid words in whichever writing', () => {
    for (const text of [
      'しね',
      'シネ',
      '死ねじゃなくて し・ね',
      'ｼﾈよ',
      'バ カ 野 郎',
      'KILL',
      'ｋｉｌｌ you',
    ])
      expect([text, judge(text, words)?.kind]).toEqual([text, 'WORD']);
    expect(judge('i・し\u200bね')).toBeNull();
    expect(judge('i し\u200bね', words)?.found).toBe('し\u200bね');
    for (const text of ['skill', 'ばか', '元気']) expect([text, judge(text, words)]).toEqual([text, null]);
  });

  test('switch between stop and warn; what stops is said before what warns', () => {
    const warns: TextRules = { ...words, actions: { ...words.actions, CONTACT: 'WARN' } };
    expect(judge('LINE教えて', warns)).toEqual({ kind: 'CONTACT', action: 'WARN', found: 'LINE教えて' });
    expect(judge('LINE教えて、しね', warns)).toEqual({ kind: 'WORD', action: 'STOP', found: 'しね' });
    expect(judge('売掛でいいよ、LINE教えて')).toMatchObject({ kind: 'CONTACT', action: 'STOP' });
  });
});

test('a refusal says what to take out, shortened where it is long', () => {
  expect(textRefusal(judge('LINE\n教えて'), 'place')).toEqual({
    ok: false,
    error: {
      code: 'TEXT_STOPPED',
      field: 'place',
      details: { kind: 'CONTACT', found: 'LINE\n教えて', shown: 'LINE 教えて' },
    },
  });
  expect(textRefusal(judge(`https://example.com/${'a'.repeat(90)}`))?.error.details).toMatchObject({
    shown: 'https://example.com/aaaaaaaaaa…',
  });
  expect(textRefusal(judge('現金で払うよ'))?.error.code).toBe('TEXT_STOPPED_CASH');
  expect(textRefusal(judge('売掛でいいよ'))).toBeNull();
  expect(textRefusal(null)).toBeNull();
});

test('what repeats in a pattern has an upper bound, so that no text takes long', async () => {
  const files = await Promise.all([
    import('./addresses.ja.ts'),
    import('./announced.ja.ts'),
    import('./asks.ja.ts'),
    import('./cash.ja.ts'),
    import('./direct.ja.ts'),
    import('./elsewhere.ja.ts'),
    import('./foreign.ja.ts'),
    import('./handles.ja.ts'),
    import('./hidden.ja.ts'),
    import('./mails.ja.ts'),
    import('./names.ts'),
    import('./notes.ja.ts'),
    import('./number-words.ja.ts'),
    import('./own-numbers.ja.ts'),
    import('./pictures.ja.ts'),
    import('./pressure.ja.ts'),
    import('./riddles.ja.ts'),
  ]);
  const patterns = files
    .flatMap((file) => Object.values<unknown>({ ...file }))
    .flat()
    .filter((each) => each instanceof RegExp);
  expect(patterns.length).toBeGreaterThan(50);
  for (const { source } of patterns) {
    expect(source).not.toMatch(/(?<!\\)[*+](?![^[]*\])/);
    expect(source).not.toMatch(/\{\d+,\}/);
  }
});

test('a run of digits is read once, however it is written', () => {
  for (const text of ['9', 'く', 'zero', '9 ', 'zerooneo', 'の', 'o', 'ー'].map((part) =>
    part.repeat(1000 / part.length),
  )) {
    const numerals = chainsOf(fold(text).text).flat(2);
    expect(numerals.length).toBeLessThanOrEqual(1000);
  }
});
