import { expect, test } from 'vitest';
import { automaticGroups, checkGroup, GROUP_MEMBERS_MAX, type GroupInput } from './index.ts';

const CHOSEN: GroupInput = { name: 'いつもの方', memberType: 'CHOSEN', memberIds: ['a', 'b', 'a'] };
const codeOf = (side: 'guest' | 'cast', change: Partial<GroupInput>) => {
  const checked = checkGroup(side, { ...CHOSEN, ...change });
  return checked.ok ? checked.value : checked.error.code;
};

test('a group has a name that can be seen and a type, and each of its people once', () => {
  expect(codeOf('cast', {})).toEqual({ name: 'いつもの方', memberType: 'CHOSEN', memberIds: ['a', 'b'] });
  expect(codeOf('cast', { name: ' 常連\n  の\u200b方 ' })).toMatchObject({ name: '常連 の方' });
  expect(codeOf('cast', { name: ' \u200b　' })).toBe('GROUP_NAME_REQUIRED');
  expect(codeOf('guest', { name: '' })).toBe('LIST_NAME_REQUIRED');
  expect(codeOf('cast', { name: '𠮷'.repeat(20) })).toMatchObject({ name: '𠮷'.repeat(20) });
  expect(codeOf('cast', { name: 'あ'.repeat(21) })).toBe('TOO_LONG');
  expect(codeOf('cast', { memberType: null })).toBe('MEMBER_TYPE_REQUIRED');
  expect(
    codeOf('cast', { memberIds: Array.from({ length: GROUP_MEMBERS_MAX + 1 }, (_, index) => `${index}`) }),
  ).toBe('MEMBERS_FULL');
});

test('nobody is chosen for a group that fills itself', () => {
  expect(codeOf('cast', { memberType: 'MET' })).toMatchObject({ memberType: 'MET', memberIds: [] });
});

test('a guest neither has nor makes a list of who keeps him', () => {
  expect(codeOf('cast', { memberType: 'FAVORED' })).toMatchObject({ memberType: 'FAVORED' });
  expect(codeOf('guest', { memberType: 'FAVORED' })).toBe('MEMBER_TYPE_REQUIRED');
  expect(automaticGroups('cast').map(({ memberType }) => memberType)).toEqual(['FAVORITE', 'FAVORED', 'MET']);
  expect(automaticGroups('guest').map(({ memberType }) => memberType)).toEqual(['FAVORITE', 'MET']);
});
