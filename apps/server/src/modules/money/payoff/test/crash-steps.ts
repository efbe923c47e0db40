import { writeFile } from 'node:fs/promises';
import { pino } from 'pino';
import { instantAt } from '@yoimachi/domain/time';
import { OPERATORS } from '../../../../../../../tools/test/operators.ts';
import { zenginDirectory } from '#gateways/bank-directory/index.ts';
import { testClock, type MovableClock } from '#platform/clock';
import { createCrypto, createIds } from '#platform/crypto';
import { createDb, createPool } from '#platform/database';
import { requestPayoff } from '../commands/request-payoff.ts';
import { runSystemPayoffs } from '../commands/system-payoff.ts';
import { approvePayoff, writeBankResult } from '../index.ts';
import { exportBankFile } from './export-file.ts';
import { findPayoff } from '../payoff.store.ts';

/** One payoff path, or one automatic run, as ordered by the crash test. */
export interface Steps {
  readonly databaseUrl: string;
  readonly now: string;
  /** SIGKILL before this write or commit; 0: never. Reads leave nothing behind. */
  readonly killAt: number;
  readonly work:
    | { readonly kind: 'SYSTEM'; readonly day: string }
    | {
        readonly kind: 'PAYOFF';
        readonly castId: string;
        readonly key: string;
        readonly payDay: string;
        readonly file: string;
      };
}

/** From the request to the bank's answer, each step as called in the product. Run again, it resumes where it stopped. */
export async function runSteps({ databaseUrl, now, killAt, work }: Steps): Promise<void> {
  const pool = createPool({ url: databaseUrl, size: 1 });
  let writes = 0;
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      if (isWrite(args[0]) && ++writes === killAt) process.kill(process.pid, 'SIGKILL');
      return query(...args);
    }) as typeof client.query;
  });
  const clock = testClock(now);
  const db = createDb(pool);
  const context = {
    db,
    clock,
    ids: createIds(clock),
    crypto: createCrypto(Buffer.alloc(32, 7)),
    log: pino({ level: 'silent' }),
  };
  if (work.kind === 'SYSTEM') await runSystemPayoffs(context, work.day);
  else await runPayoff(context, work);
  await db.destroy();
}

/** A statement as the driver gets it: a string, or an object with one. */
function isWrite(statement: unknown): boolean {
  const text = typeof statement === 'string' ? statement : (statement as { text?: string }).text;
  return /^\s*(?:insert|update|delete|commit)\b/i.test(text ?? '');
}

async function runPayoff(
  context: Parameters<typeof requestPayoff>[0] & { readonly clock: MovableClock },
  { castId, key, payDay, file }: Extract<Steps['work'], { kind: 'PAYOFF' }>,
): Promise<void> {
  const ticket = { accountId: castId, key, route: 'requestPayoff', bodyHash: Buffer.alloc(32) };
  const asked = await requestPayoff(context, castId, ticket, { points: 5000, transferYen: 4800 });
  if (!asked.ok) throw new Error(asked.error.code);
  const by = { operator: OPERATORS.tanaka };
  const { payoffId, number } = asked.value;
  if ((await findPayoff(context.db, payoffId))!.status === 'AWAITING_APPROVAL')
    await approvePayoff(context, { payoffId, ...by });
  await exportBankFile({ ...context, directory: zenginDirectory }, { payDay, ...by }, ({ bytes }) =>
    writeFile(file, bytes),
  );
  await context.clock.advanceTo(instantAt(payDay, 9 * 60));
  const written = await writeBankResult(context, { number, result: 'TRANSFERRED' }, by.operator);
  if (!written.ok) throw new Error(written.error.code);
}
