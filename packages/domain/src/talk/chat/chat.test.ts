import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOOKING_PROCESS } from '@yoimachi/domain/booking';
import {
  BOOKING_LINES,
  bookingLineOf,
  cannotWrite,
  CHAT_OPENING,
  CHAT_TURNS,
  chatState,
  checkMessageText,
  MESSAGE_MAX,
  type ChatTurn,
  type KeptChatState,
} from './index.ts';

const turns = (from: KeptChatState, ...taken: ChatTurn[]) =>
  taken.reduce((state, turn) => CHAT_OPENING[state][turn], from);

describe('the opening of a chat', () => {
  it.each([
    [['FAVORITED'], 'REQUESTED'],
    [['FAVORITED', 'GROUND_GONE'], 'NONE'],
    [['FAVORITED', 'CAST_WROTE', 'GROUND_GONE'], 'OPEN'],
    [['ASKED'], 'REQUESTED'],
    [['ASKED', 'CONFIRMED'], 'OPEN'],
    [['GIFT_SENT'], 'REQUESTED'],
    [['CAST_WROTE'], 'OPEN'],
  ] as const)('after %j is %s', (taken, state) => {
    expect(turns('NONE', ...taken)).toBe(state);
  });

  it('is never taken back once it is open', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...CHAT_TURNS)), (taken) => {
        expect(turns('OPEN', ...taken)).toBe('OPEN');
        const isOpened = taken.includes('CAST_WROTE') || taken.includes('CONFIRMED');
        if (isOpened) expect(turns('NONE', ...taken)).toBe('OPEN');
        else expect(turns('NONE', ...taken)).not.toBe('OPEN');
      }),
    );
  });

  it('is closed by who is hidden or gone, and by nothing that is kept', () => {
    const here = { isHidden: false, isGone: false };
    for (const kept of ['NONE', 'REQUESTED', 'OPEN'] as const) {
      expect(chatState(kept, here)).toBe(kept);
      expect(chatState(kept, { ...here, isHidden: true })).toBe('CLOSED');
    }
    expect(chatState('OPEN', { ...here, isGone: true })).toBe('CLOSED');
  });

  it.each([
    ['NONE', 'guest', 'FAVORITE_FIRST'],
    ['REQUESTED', 'guest', 'WAITS_FOR_CAST'],
    ['OPEN', 'guest', null],
    ['CLOSED', 'guest', 'CLOSED'],
    ['NONE', 'cast', null],
    ['REQUESTED', 'cast', null],
    ['OPEN', 'cast', null],
    ['CLOSED', 'cast', 'CLOSED'],
  ] as const)('in %s lets a %s write unless %s', (state, role, reason) => {
    expect(cannotWrite(state, { role, isAgeChecked: true })).toBe(reason);
  });

  it('lets no guest write without an age check, where nothing else keeps him', () => {
    expect(cannotWrite('OPEN', { role: 'guest', isAgeChecked: false })).toBe('AGE_CHECK');
    expect(cannotWrite('REQUESTED', { role: 'guest', isAgeChecked: false })).toBe('WAITS_FOR_CAST');
  });
});

describe('a message', () => {
  it('is as long as who reads it counts', () => {
    expect(checkMessageText('👍🏽'.repeat(MESSAGE_MAX)).ok).toBe(true);
    expect(checkMessageText('あ'.repeat(MESSAGE_MAX + 1))).toMatchObject({
      error: { code: 'TOO_LONG', field: 'text' },
    });
    expect(checkMessageText('e\u0301'.repeat(2001)).ok).toBe(false);
  });

  it.each(['', ' ', '\n\n', '\u3000\u2060'])('of %j is none', (text) => {
    expect(checkMessageText(text)).toMatchObject({ error: { code: 'REQUIRED' } });
  });
});

describe("a booking's lines", () => {
  it('are known for everything that the process can do but claims', () => {
    const unsaid = new Set(
      BOOKING_PROCESS.filter(({ action, to }) => bookingLineOf(action, to.phase) === null).map(
        ({ action }) => action,
      ),
    );
    expect([...unsaid].sort()).toEqual([
      'claimCastAbsent',
      'claimGuestAbsent',
      'claimStands',
      'decideClaim',
      'objectToClaim',
    ]);
  });

  it('tell an approval that others still wait for from the last one', () => {
    expect(bookingLineOf('approve', 'held')).toBe('APPROVED');
    expect(bookingLineOf('approve', 'due')).toBe('CONFIRMED');
    expect(bookingLineOf('checkOut', 'finished')).toBeNull();
    expect(new Set(BOOKING_LINES).size).toBe(BOOKING_LINES.length);
  });
});
