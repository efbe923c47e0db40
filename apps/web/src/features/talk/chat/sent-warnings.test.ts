import { expect, it } from 'vitest';
import { SentWarnings } from './sent-warnings.ts';

const WORD = { kind: 'WORD', found: '新しい言葉' } as const;

it('shows the last warning of each counterpart until something else is sent, and tells of both', () => {
  const warnings = new SentWarnings();
  let told = 0;
  const end = warnings.subscribe(() => {
    told += 1;
  });
  warnings.note('a', '1', null);
  expect([warnings.all().size, told]).toEqual([0, 0]);
  warnings.note('a', '2', WORD);
  expect(warnings.all().get('a')).toEqual(WORD);
  expect(warnings.all().get('b')).toBeUndefined();
  warnings.clear('b');
  expect(told).toBe(1);
  warnings.clear('a');
  expect([warnings.all().size, told]).toEqual([0, 2]);
  end();
  warnings.note('a', '3', WORD);
  expect(told).toBe(2);
});

it('says nothing twice: what the writer was warned of before sending is not said again', () => {
  const warnings = new SentWarnings();
  warnings.foresee('1', WORD.found);
  warnings.note('a', '1', WORD);
  expect(warnings.all().size).toBe(0);
  warnings.foresee('2', '別の言葉');
  warnings.note('a', '2', WORD);
  expect(warnings.all().get('a')).toEqual(WORD);
});
