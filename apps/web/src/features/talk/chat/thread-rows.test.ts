import { describe, expect, test } from 'vitest';
import type { Outgoing } from '#lib/outbox.ts';
import { message } from './chat.test-kit.ts';
import { threadRows } from './thread-rows.ts';

const outgoing = (clientId: string, at: string): Outgoing => ({
  clientId,
  at,
  friendId: 'her',
  text: clientId,
  failure: null,
  state: 'sending',
});
const rowsOf = (
  messages: ReturnType<typeof message>[],
  more: Partial<Parameters<typeof threadRows>[0]> = {},
) => threadRows({ side: 'guest', messages, outgoing: [], friendReadNumber: 0, ...more });

describe('the rows of a thread', () => {
  test('begin a day where one begins, in Tokyo', () => {
    const rows = rowsOf([
      message(1, { sendTime: '2026-11-23T14:59:00.000Z' }),
      message(2, { sendTime: '2026-11-23T15:01:00.000Z' }),
    ]);
    expect(rows.map(({ day }) => day)).toEqual(['2026-11-23', '2026-11-24']);
  });

  test('group what one person says in a row: a face at the first, a time at the last', () => {
    const rows = rowsOf([message(1, { by: 'cast' }), message(2, { by: 'cast' }), message(3), message(9)]);
    expect(rows.map(({ isFirst }) => isFirst)).toEqual([true, false, true, true]);
    expect(rows.map((row) => row.kind === 'sent' && row.hasTime)).toEqual([false, true, true, true]);
  });

  test('mark the last one that the other has read, and no message of hers', () => {
    const rows = rowsOf([message(1), message(2), message(3), message(4, { by: 'cast' })], {
      friendReadNumber: 2,
    });
    expect(rows.map((row) => row.kind === 'sent' && row.isRead)).toEqual([false, true, false, false]);
  });

  test('show what is on its way after all others, and once it is stored only there, under the same key', () => {
    const waiting = [
      outgoing('one', '2026-11-23T04:00:00.000Z'),
      outgoing('two', '2026-11-23T04:00:01.000Z'),
    ];
    const before = rowsOf([message(1)], { outgoing: waiting });
    expect(before.map(({ key, place }) => [key, place]).slice(1)).toEqual([
      ['one', 2],
      ['two', 3],
    ]);
    const after = rowsOf([message(1), message(2, { clientId: 'one' })], { outgoing: waiting });
    expect(after.map(({ key }) => key).slice(1)).toEqual(['one', 'two']);
  });
});
