import { OPERATORS } from '../../../../tools/test/operators.ts';
import { closed } from '#base/read-log';
import { testClock } from '#platform/clock';
import { loadSecretKey, parseConfig } from '#platform/config';
import { createCrypto, createIds } from '#platform/crypto';
import { createDb, createPool } from '#platform/database';
import { createLog } from '#platform/log';
import { createMetrics } from '#platform/metrics';
import { lookedAt } from '../works.ts';
import { step } from './die-at.ts';

/** A variable of the process; '' when it is not set. */
export const env = (name: string): string => process.env[name] ?? '';

/**
 * What an operator works with, for a program whose clock stands still at AT. It dies without notice at the commit of the TURN-th transaction that
 * made the statement MARK: before it ('uncommitted'), or behind it and before anybody was answered ('committed'), as DIE_AT says.
 */
export async function dyingOperator(connections: number) {
  const parsed = parseConfig(process.env);
  if (!parsed.ok) throw new Error(parsed.sentences.join());
  const config = parsed.value;
  const db = createDb(mortalPool(config.databaseUrl!, connections));
  const clock = testClock(env('AT'));
  const means = {
    config,
    db,
    clock,
    ids: createIds(clock),
    metrics: createMetrics(),
    log: createLog(config),
    crypto: createCrypto(await loadSecretKey(config), config.sealKeys),
  };
  const context = { ...means, works: lookedAt(means) };
  return {
    context,
    office: { ...context, crypto: closed(context.crypto), operator: OPERATORS.tanaka },
  };
}

function mortalPool(url: string, size: number) {
  const turn = Number(env('TURN'));
  const pool = createPool({ url, size });
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    let isMarked = false;
    const commit = async (args: unknown[]) => {
      await step('uncommitted', turn);
      const done = await query(...args);
      await step('committed', turn);
      return done;
    };
    client.query = ((...args: unknown[]) => {
      const text = textOf(args[0]);
      if (text === 'begin') isMarked = false;
      if (env('MARK') !== '' && text.startsWith(env('MARK'))) isMarked = true;
      return isMarked && text === 'commit' ? commit(args) : query(...args);
    }) as typeof client.query;
  });
  return pool;
}

/** A statement as the driver gets it: a string, or an object with one. */
const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : ((statement as { text?: string }).text ?? '');
