import { describe, expect, it } from 'vitest';
import { MESSAGE_MAX } from '@yoimachi/domain/chat';
import { fillAnswer, SAVED_ANSWER_TITLE_MAX, savedAnswerProblems } from './index.ts';

const problems = (title: string, text: string) => savedAnswerProblems({ title, text });

describe('a saved answer', () => {
  it.each(['{name}さま', '受付番号{number}（{askedOn}）の件です。\n\nhttps://example.jp をご覧ください。'])(
    'may say %j',
    (text) => expect(problems('受付の連絡', text)).toEqual({}),
  );

  it.each([
    ['', 'REQUIRED'],
    [' \n ', 'REQUIRED'],
    ['あ'.repeat(MESSAGE_MAX + 1), 'TOO_LONG'],
    ['{phone}', 'WORDING_VARIABLE'],
    ['{}', 'WORDING_VARIABLE'],
    ['{ name }', 'WORDING_VARIABLE'],
    ['{__proto__}', 'WORDING_VARIABLE'],
    ['{name', 'WORDING_BRACES'],
    ['｛name｝', 'WORDING_BRACES'],
    ['{{name}}', 'WORDING_BRACES'],
  ])('may not say %j', (text, code) => expect(problems('題', text)).toEqual({ text: code }));

  it.each([
    ['', 'REQUIRED'],
    ['\u2060\u3000', 'REQUIRED'],
    ['題'.repeat(SAVED_ANSWER_TITLE_MAX + 1), 'TOO_LONG'],
  ])('is not called %j', (title, code) => expect(problems(title, '本文')).toEqual({ title: code }));

  it('is filled once: what a person calls himself is never a variable', () => {
    const values = { name: '{number}$&', number: 'Q-1', askedOn: '1月2日' };
    expect(fillAnswer('{name}さま　{number}　{askedOn}　{name}', values)).toBe(
      '{number}$&さま　Q-1　1月2日　{number}$&',
    );
  });
});
