import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noticeRule, WORDED_KINDS, type WordedKind } from '@yoimachi/domain/notification';
import {
  checkWording,
  defaultSentence,
  fillSentence,
  hasValues,
  noticeOf,
  SAMPLE_VALUES,
  sampleNotice,
  WORDING_MAX,
  WORDING_TITLE_MAX,
} from './index.ts';
import type { Sentences } from './notice.ts';
import type { Sentence } from './sentences.ts';

const kinds = fc.constantFrom(...WORDED_KINDS);
const check = (text: string | null, title: string | null = null, kind: WordedKind = 'GUEST_ONE_APPROVED') =>
  checkWording(kind, { title, text });
const refusal = (...wording: Parameters<typeof check>) => {
  const checked = check(...wording);
  return checked.ok ? 'OK' : `${checked.error.code} ${checked.error.field}`;
};

describe('what is told', () => {
  it('has a sentence for every kind that keeps what operators have to keep', () => {
    for (const kind of WORDED_KINDS) {
      const { text, variables } = defaultSentence(kind);
      expect(checkWording(kind, { title: null, text }), kind).toEqual({
        ok: true,
        value: { title: null, text },
      });
      expect(new Set(variables).size, kind).toBe(variables.length);
    }
  });

  it('fills every sentence, whatever the values are, and leaves no brace of its own', () => {
    for (const kind of WORDED_KINDS) expect(sampleNotice(kind).body, kind).not.toMatch(/[{}]|undefined/);
    const values = fc.record(
      Object.fromEntries(Object.keys(SAMPLE_VALUES).map((name) => [name, fc.string({ unit: 'grapheme' })])),
    ) as unknown as fc.Arbitrary<typeof SAMPLE_VALUES>;
    fc.assert(
      fc.property(kinds, values, (kind, words) => {
        const { body, values: given } = noticeOf(kind, words);
        const { text, variables } = defaultSentence(kind);
        expect(Object.keys(given).toSorted()).toEqual([...variables].toSorted());
        expect(hasValues(kind, given)).toBe(true);
        // What is in braces after filling stood in a value, not in the sentence.
        const parts = text.split(/\{[^{}]*\}/);
        const names = [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name!);
        expect(body).toBe(parts.map((part, index) => part + (given[names[index] ?? ''] ?? '')).join(''));
      }),
    );
  });

  it('takes a value as it is, also one that looks like a variable', () => {
    expect(fillSentence('{cast}さんが{date}に', { cast: '{date}', date: '$&今日' })).toBe(
      '{date}さんが$&今日に',
    );
    expect(fillSentence('{cast}と{toString}', { cast: '美月' })).toBe('美月と');
  });

  it('names nobody and nothing in what also goes by SMS, and tells a guest of several casts once', () => {
    for (const kind of WORDED_KINDS) {
      const { sms } = noticeRule(kind)!;
      if (sms === 'ALWAYS' || sms === 'LAST') expect(defaultSentence(kind).text, kind).not.toContain('{');
    }
    // Of such a message there is one for each cast, all alike.
    const [first, second] = ['美月', 'さくら'].map((cast) => {
      const words = { cast, date: '11/28（土）18:00', time: '18:00' };
      return noticeOf('GUEST_AUTO_CANCELLED', words);
    });
    expect(first).toEqual(second);
  });

  it('compiles with a sentence and variables for each kind alone', () => {
    const { CAST_STAGE_UP: _, ...others } = {} as Sentences;
    // @ts-expect-error: one kind has none.
    const all: Readonly<Record<WordedKind, Sentence>> = others;
    // @ts-expect-error: a sentence names what it may speak of.
    const one: Sentence = { text: '昇格しました。' };
    // @ts-expect-error: which are words of the catalogue.
    const other: Sentence = { text: '昇格しました。', variables: ['rank'] };
    expect([all, one, other]).toHaveLength(3);
  });
});

describe('what an operator writes', () => {
  it('takes a sentence with the variables of its kind, and a title without', () => {
    expect(check(' {cast}さんと{time}から会えます。 ', '承認のお知らせ')).toEqual({
      ok: true,
      value: { title: '承認のお知らせ', text: '{cast}さんと{time}から会えます。' },
    });
    expect(check(null, null)).toEqual({ ok: true, value: { title: null, text: null } });
  });

  it('refuses variables that the kind cannot give, and names them', () => {
    expect(check('{deadline}までに')).toEqual({
      ok: false,
      error: { code: 'WORDING_VARIABLE', field: 'text', details: { variable: 'deadline' } },
    });
    for (const text of ['{}', '{ cast }さん', '{Cast}さん', '{toString}', '{cast|date}'])
      expect(refusal(text), text).toBe('WORDING_VARIABLE text');
    expect(refusal(null, '{cast}さん')).toBe('WORDING_VARIABLE title');
  });

  it('refuses a brace without its other one, full-width ones, and a variable without any', () => {
    for (const text of [
      '{castさん',
      'cast}さん',
      '{{cast}}さん',
      '｛cast｝さん',
      'castさんです',
      '{cast}さんはdateに',
    ])
      expect(refusal(text), text).toBe('WORDING_BRACES text');
    expect(refusal('Castle broadcastで')).toBe('OK');
  });

  it('refuses what is empty, too long or of several lines', () => {
    expect(refusal('  ')).toBe('REQUIRED text');
    expect(refusal(null, '')).toBe('REQUIRED title');
    expect(refusal('あ'.repeat(WORDING_MAX))).toBe('OK');
    expect(refusal('𠮟'.repeat(WORDING_MAX))).toBe('OK');
    expect(refusal('あ'.repeat(WORDING_MAX + 1))).toBe('TOO_LONG text');
    expect(refusal(null, 'あ'.repeat(WORDING_TITLE_MAX + 1))).toBe('TOO_LONG title');
    for (const text of ['一行目\n二行目', '一\r二', '一\u2028二', '一\u0007二'])
      expect(refusal(text), text).toBe('TEXT_INVALID text');
  });

  it('refuses addresses and numbers: links and who answers are the product’s own', () => {
    const texts = [
      '詳しくはhttps://example.com/aをご覧ください。',
      'example.comをご覧ください。',
      'お電話は03-1234-5678まで。',
      '０９０−１２３４−５６７８へご連絡ください。',
      'support@example.comまで。',
    ];
    for (const text of texts) {
      expect(refusal(text), text).toBe('WORDING_CONTACT text');
      expect(refusal(null, text), text).toBe('WORDING_CONTACT title');
    }
    expect(refusal('{date}の24時間前までは50％、12,000Pです。')).toBe('OK');
  });

  it('shows no brace of what it took, for any kind and whatever was typed', () => {
    const piece = fc.oneof(
      fc.constantFrom(...Object.keys(SAMPLE_VALUES).map((name) => `{${name}}`), '{', '}', 'cast', 'さん'),
      fc.string({ unit: 'grapheme', maxLength: 5 }),
    );
    fc.assert(
      fc.property(kinds, fc.array(piece, { maxLength: 8 }), (kind, pieces) => {
        const checked = checkWording(kind, { title: null, text: pieces.join('') });
        if (!checked.ok) return;
        expect(fillSentence(checked.value.text!, sampleNotice(kind).values)).not.toMatch(/[{}｛｝]/);
      }),
    );
  });
});
