import { expect, it } from 'vitest';
import { groupsOf } from './groups.ts';
import type { OutboxRow } from './subscription.ts';

const AT = new Date('2026-11-21T00:00:00Z');
const row = (id: number, topic: string, key: string): OutboxRow => ({ id, topic, key, payload: {}, at: AT });
const idsOf = (groups: readonly (readonly OutboxRow[])[]) => groups.map((group) => group.map(({ id }) => id));

it('takes rows of a topic together, past those of other keys, and never past one of their own', () => {
  const rows = [
    row(1, 'many', 'a'),
    row(2, 'one', 'b'),
    row(3, 'many', 'c'),
    row(4, 'many', 'b'),
    row(5, 'many', 'a'),
    row(6, 'one', 'a'),
    row(7, 'many', 'a'),
  ];
  expect(idsOf(groupsOf(rows, (topic) => topic === 'many'))).toEqual([[1, 3, 5], [2], [4], [6], [7]]);
  expect(idsOf(groupsOf(rows, () => false))).toEqual([[1], [2], [3], [4], [5], [6], [7]]);
});

it('keeps every row and the order of every key, whatever comes', () => {
  const rows = Array.from({ length: 200 }, (_, n) => row(n, `t${(n * n) % 3}`, `k${(n * 7) % 11}`));
  const handed = groupsOf(rows, (topic) => topic !== 't0').flat();
  expect(handed.toSorted((a, b) => a.id - b.id)).toEqual(rows);
  for (const [, own] of Map.groupBy(handed, ({ key }) => key))
    expect(own.map(({ id }) => id)).toEqual(own.map(({ id }) => id).toSorted((a, b) => a - b));
});
