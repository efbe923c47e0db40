import { expect, it } from 'vitest';
import { chatNoticeAt } from './index.ts';

const at = (text: string) => new Date(`2026-11-24T${text}+09:00`);
const NOW = at('12:00:00');

it.each([
  ['it waits for twenty seconds', { isWaiting: false, toldAt: null }, at('12:00:20')],
  ['another text waits', { isWaiting: true, toldAt: null }, null],
  ['another text waits, and one was told', { isWaiting: true, toldAt: at('11:59:00') }, null],
  ['one was just told', { isWaiting: false, toldAt: at('11:59:00') }, at('12:29:00')],
  ['one was told long ago', { isWaiting: false, toldAt: at('11:00:00') }, at('12:00:20')],
  ['half an hour ends within the seconds', { isWaiting: false, toldAt: at('11:30:10') }, at('12:00:20')],
])('a message that stays unread: %s', (_, facts, expected) => {
  expect(chatNoticeAt(NOW, facts)).toEqual(expected);
});
