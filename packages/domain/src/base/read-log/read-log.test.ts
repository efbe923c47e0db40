import { expect, test } from 'vitest';
import { mayRead, READ_KINDS, READS_A_DAY } from './index.ts';

test('lets each kind be read up to its ceiling and no further', () => {
  for (const kind of READ_KINDS) {
    const most = READS_A_DAY[kind];
    if (most === null) continue;
    expect(mayRead(kind, most - 1), kind).toBe(true);
    expect(mayRead(kind, most), kind).toBe(false);
  }
});

test('never keeps the details of a call for help from who has taken it', () => {
  expect(mayRead('ALARM', 1_000_000)).toBe(true);
});
