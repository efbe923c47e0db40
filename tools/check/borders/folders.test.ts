import { expect, test } from 'vitest';
import { folderFindings } from './folders.ts';

const BOOKING = {
  door: '#meeting/booking',
  folder: 'apps/server/src/modules/meeting/booking',
  doors: ['#money/points'],
};
const file = (path: string, ...from: string[]) => ({
  path: `${BOOKING.folder}/${path}`,
  text: from.map((each) => `import { a } from '${each}';`).join('\n'),
});

test('folders of a module stand on one another, and all use what lies beside its door', () => {
  const sources = [
    file('booking.module.ts', './request/ask.ts', './process/act.ts'),
    file('request/ask.ts', '../process/act.ts', '../context.ts', '#money/points'),
    file('request/answer.ts', './ask.ts'),
    file('process/act.ts', '../context.ts'),
  ];
  expect(folderFindings([BOOKING], sources)).toEqual([]);
});

test('two that enter each other, and three in a circle, are said', () => {
  const sources = [
    file('process/act.ts', '../money/move.ts'),
    file('money/move.ts', '../request/ask.ts'),
    file('request/ask.ts', '../process/act.ts'),
    file('claim/decide.ts', '../review/show.ts'),
    file('review/show.ts', '../claim/decide.ts'),
  ];
  expect(folderFindings([BOOKING], sources)).toEqual([
    '#meeting/booking: circle of folders: process → money → request → process',
    '#meeting/booking: circle of folders: claim → review → claim',
  ]);
});
