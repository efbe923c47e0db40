import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type * as Policy from '../../packages/domain/src/meeting/booking/cancel-policy.ts';
import { readSources } from '../check/sources.ts';
import { ROOT } from '../launch/paths.ts';

/** Another table: no other rule has these numbers. */
const OTHER = { sameDay: 87, dayBefore: 43, earlier: 0 };
const POLICY = '../../packages/domain/src/meeting/booking/cancel-policy.ts';

vi.mock(import('../../packages/domain/src/meeting/booking/cancel-policy.ts'), async (original) => ({
  ...(await original()),
  CANCEL_FEE_PERCENT: OTHER as never,
}));

/** All that screens, errors, mails, pages and notices say. */
const SENTENCES = [
  '{apps,packages}/**/src/**/{ja,*.ja}.ts',
  'packages/contract/src/base/{errors,operator-errors}/index.ts',
];

/** Every text below an export; a function says what it does with any words. */
function* textsOf(value: unknown, depth = 0): Generator<string> {
  if (typeof value === 'string') yield value;
  if (depth > 6) return;
  if (typeof value === 'function') yield* textsOf(said(value as (...words: string[]) => unknown), depth + 1);
  if (typeof value === 'object' && value !== null)
    for (const one of Object.values(value)) yield* textsOf(one, depth + 1);
}

function said(says: (...words: string[]) => unknown): unknown {
  try {
    return says('…', '…', '…', '…');
  } catch {
    // It takes no words but something to look into: a test of its own tries it.
    return undefined;
  }
}

const OF_FEES = /キャンセル/;

test('with another table of fees no sentence says the old one', { timeout: 120_000 }, async () => {
  const { CANCEL_FEE_PERCENT } = await vi.importActual<typeof Policy>(POLICY);
  const old = new RegExp(`(?<!\\d)(?:${CANCEL_FEE_PERCENT.sameDay}|${CANCEL_FEE_PERCENT.dayBefore})[%％]`);
  const anew = new RegExp(`(?<!\\d)(?:${OTHER.sameDay}|${OTHER.dayBefore})[%％]`);
  const paths = globSync(SENTENCES, { cwd: ROOT, exclude: (name) => name.includes('node_modules') }).sort();
  const texts: { path: string; text: string }[] = [];
  for (const path of paths) {
    const exported: unknown = await import(join(ROOT, path));
    for (const text of textsOf({ ...(exported as object) })) texts.push({ path, text });
  }
  const ofFees = texts.filter(({ text }) => OF_FEES.test(text));
  expect(ofFees.filter(({ text }) => old.test(text))).toEqual([]);
  expect([...new Set(ofFees.filter(({ text }) => anew.test(text)).map(({ path }) => path))]).toEqual([
    'apps/server/src/modules/find/landing/cast.ja.ts',
    'apps/server/src/modules/find/landing/guest.ja.ts',
    'apps/web/src/features/meeting/booking-request/ja.ts',
    'apps/web/src/features/meeting/booking/claim.ja.ts',
    'apps/web/src/features/meeting/cast-booking/ja.ts',
    'packages/domain/src/talk/notice-wording/bookings.ja.ts',
  ]);
});

test('the process and what support explains follow it, too', async () => {
  const booking = await import('@yoimachi/domain/booking');
  const percents = booking.BOOKING_PROCESS.flatMap(({ feePercent }) => feePercent ?? []);
  expect(percents).toEqual([OTHER.earlier, OTHER.dayBefore, OTHER.sameDay]);
  const basis = {
    cause: 'CANCELLED',
    isPreview: false,
    onDay: '2026-11-23',
    percent: OTHER.dayBefore,
    plannedPoints: 10_000,
    feePoints: booking.feePointsOfAll([10_000], OTHER.dayBefore),
  } as const;
  const text = booking.feeExplanation({ number: 'B-1', day: '2026-11-24', bases: [basis], words: '' });
  expect(text).toContain('予定料金10,000Pの43％にあたる4,300P');
  expect(text).toContain('当日が予定料金の87％、前日が43％');
});

test('pages of terms and help name no percent of a fee themselves', () => {
  const pages = readSources(['apps/server/migrations/*_pages.sql']);
  expect(pages.filter(({ text }) => text.includes('{feeDayBefore}')).length).toBeGreaterThan(0);
  const said = pages.flatMap(({ path, text }) =>
    text
      .split('\n')
      .filter((line) => OF_FEES.test(line) && /\d[%％]/.test(line))
      .map((line) => `${path}: ${line}`),
  );
  expect(said).toEqual([]);
});
