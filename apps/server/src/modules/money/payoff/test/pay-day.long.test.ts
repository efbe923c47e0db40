import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test-support/index.ts';
import { payoffFeature } from '../../../../wiring/money.ts';
import { payDayWithDeaths } from './pay-day.story.ts';
import { expectPaidOnce } from './pay-day.verdict.ts';

const COUNT = Number(process.env['PAYOFFS'] ?? 10_000);

let app: TestApp;
let folder: string;
beforeEach(async () => {
  // The people are told by nobody here, and their meetings stand still.
  app = await startTestApp({ alone: true, modules: [payoffFeature], config: { logLevel: 'silent' } });
  folder = mkdtempSync(join(tmpdir(), 'yoimachi-pay-day-'));
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a pay day of ten thousand, killed at every step from the requests to the answers of the bank, pays each of them once', async () => {
  const day = await payDayWithDeaths(app, folder, { count: COUNT, otherNames: 3, returned: 5 });
  await expectPaidOnce(app, day);
});
