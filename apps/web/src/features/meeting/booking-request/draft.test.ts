import { beforeEach, expect, test } from 'vitest';
import { clearDraft, EMPTY_DRAFT, readDraft, swapFirst, writeDraft } from './draft.ts';

/** A tab's storage. */
function memoryStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}

let storage: Storage;
beforeEach(() => {
  storage = memoryStorage();
});

test('a draft is kept per cast, and gone once sent', () => {
  const draft = {
    startMinute: 1050,
    minutes: 75,
    guestCount: 2,
    nickname: 'ゆうと',
    place: '銀座駅 A3出口',
    others: ['c', 'd'],
  };
  writeDraft('a', draft, storage);
  expect(readDraft('a', storage)).toEqual(draft);
  expect(readDraft('b', storage)).toEqual(EMPTY_DRAFT);
  clearDraft('a', storage);
  expect(readDraft('a', storage)).toEqual(EMPTY_DRAFT);
});

test('a draft of an older version has no other casts', () => {
  storage.setItem('request-draft:a', '{"minutes":90}');
  expect(readDraft('a', storage)).toEqual({ ...EMPTY_DRAFT, minutes: 90 });
});

test('something unreadable counts as nothing', () => {
  storage.setItem('request-draft:a', '{');
  expect(readDraft('a', storage)).toEqual(EMPTY_DRAFT);
});

test('another of the casts can be the first; who was first comes along in her place', () => {
  const draft = { ...EMPTY_DRAFT, place: '銀座駅', startMinute: 1080, others: ['b', 'c'] };
  expect(swapFirst(draft, 'a', 'c')).toEqual({ ...draft, others: ['b', 'a'] });
  expect(swapFirst(swapFirst(draft, 'a', 'c'), 'c', 'a')).toEqual(draft);
});
