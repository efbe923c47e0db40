import { expect, it } from 'vitest';
import { layOutReport, type Report } from './report.ts';
import { SHEET_HEIGHT, SHEET_WIDTH, type Mark } from './sheet.ts';

const report = (sections: Report['sections']): Report => ({
  title: '資料',
  subject: '購入番号 1',
  createdAt: new Date('2026-11-21T00:00:00Z'),
  sections,
});
const columns = [
  { title: '日時', share: 0.3 },
  { title: '内容', share: 0.7 },
];
const wordsOf = (marks: readonly Mark[]) =>
  marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));

it('runs over as many sheets as it needs, each numbered, every row on one of them and none over the edge', () => {
  const rows = Array.from({ length: 120 }, (_, index) => [`11/21 ${index}`, `行${index}`]);
  const { pages } = layOutReport(report([{ title: '記録', table: { columns, rows } }]));
  expect(pages.length).toBeGreaterThan(1);
  for (const [index, marks] of pages.entries()) {
    expect(wordsOf(marks)).toContain(`${index + 1} / ${pages.length}`);
    for (const { x, y } of marks) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThan(SHEET_WIDTH);
      expect(y).toBeLessThan(SHEET_HEIGHT - 30);
    }
  }
  const all = pages.flatMap(wordsOf);
  for (const row of rows) for (const cell of row) expect(all.filter((word) => word === cell)).toHaveLength(1);
});

it('breaks what is long instead of setting it small, and keeps a title with what it heads', () => {
  const agent = 'Mozilla/5.0 '.repeat(25);
  const filler = Array.from({ length: 44 }, (_, index) => [`${index}`, 'x'] as const);
  const { pages } = layOutReport(
    report([
      { title: '前', facts: filler },
      { title: '端末', facts: [['ブラウザ', agent]], notes: ['以上です。'] },
    ]),
  );
  const all = pages.flatMap(wordsOf);
  expect(all.join('')).toContain(agent.slice(0, 60));
  expect(all.filter((word) => word.includes('Mozilla')).length).toBeGreaterThan(3);
  const [of] = pages.map(wordsOf).filter((words) => words.includes('端末'));
  expect(of).toContain('ブラウザ');
});

it('of nothing is one sheet', () => {
  expect(layOutReport(report([])).pages).toHaveLength(1);
});
