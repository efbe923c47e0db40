import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readTransferFile } from '@yoimachi/domain/zengin';
import { startTestApp, type TestApp } from '../../../../test-support/index.ts';
import { startProgram } from '../../../../test-support/program.ts';
import { assertCoherent, readReward } from '#money/points';
import { runSteps, type Steps } from './crash-steps.ts';
import { castWithReward, numberOf, setConsignor } from './support.ts';

const STEPS = join(import.meta.dirname, 'crash-steps.program.ts');
/** More writes than any path needs. */
const MOST_WRITES = 60;
let app: TestApp;
let folder: string;

beforeEach(async () => {
  app = await startTestApp();
  folder = mkdtempSync(join(tmpdir(), 'yoimachi-payoff-'));
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs in a process of its own; returns whether it died on the way. */
async function dies(steps: Steps): Promise<boolean> {
  const args = [JSON.stringify(steps)];
  const child = startProgram(STEPS, {}, { args, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  expect(code ?? signal).toBe(signal === null ? 0 : 'SIGKILL');
  return signal !== null;
}

test(
  'killed in front of each write from request to transfer, a payoff is paid once',
  { timeout: 240_000 },
  async () => {
    await setConsignor(app);
    const file = join(folder, 'payoffs.txt');
    for (let killAt = 1; ; killAt++) {
      expect(killAt).toBeLessThan(MOST_WRITES);
      const cast = await castWithReward(app, 5000);
      const order = { castId: cast.userId, key: crypto.randomUUID(), payDay: '2026-12-15', file };
      const steps = (killed: number): Steps => ({
        databaseUrl: app.databaseUrl,
        now: app.clock.now().toISOString(),
        killAt: killed,
        work: { kind: 'PAYOFF', ...order },
      });
      await rm(file, { force: true });
      const died = await dies(steps(killAt));
      // The cast resends, the operator runs the same commands again.
      await runSteps(steps(0));
      const rows = await app.db.selectFrom('payoff').selectAll().where('cast_id', '=', cast.userId).execute();
      expect(rows.map((row) => row.status)).toEqual(['TRANSFERRED']);
      expect(await readReward(app.db, cast.userId)).toBe(0);
      const { transfers } = readTransferFile(await readFile(file));
      expect(transfers.map((one) => one.number)).toEqual([await numberOf(app, rows[0]!.id)]);
      await assertCoherent(app.db);
      if (!died) break;
    }
    const batches = await app.db.selectFrom('payoff_batch').select('status').execute();
    expect(new Set(batches.map((batch) => batch.status))).toEqual(new Set(['CONFIRMED']));
  },
);

test(
  'killed in front of each write of the automatic run, each cast is paid once',
  { timeout: 240_000 },
  async () => {
    for (let killAt = 1; ; killAt++) {
      expect(killAt).toBeLessThan(MOST_WRITES);
      await app.db.deleteFrom('payoff_system_day').execute();
      const casts = await Promise.all([castWithReward(app, 5000), castWithReward(app, 6000)]);
      const steps = (killed: number): Steps => ({
        databaseUrl: app.databaseUrl,
        now: '2026-12-15T15:00:00.000Z',
        killAt: killed,
        work: { kind: 'SYSTEM', day: '2026-12-15' },
      });
      const died = await dies(steps(killAt));
      await runSteps(steps(0));
      const ids = casts.map((cast) => cast.userId);
      const rows = await app.db.selectFrom('payoff').select('points').where('cast_id', 'in', ids).execute();
      expect(new Set(rows.map((row) => row.points))).toEqual(new Set([5000, 6000]));
      expect(rows).toHaveLength(2);
      await assertCoherent(app.db);
      if (!died) break;
    }
  },
);
