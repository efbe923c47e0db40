import { operatorAlert } from '#events/catalogue.ts';
import { withTransaction } from '#platform/database';
import { daily, type Routine } from '#platform/jobs';
import type { AppContext } from '#platform/module';
import { publish } from '#platform/outbox';
import { findIncoherences, findIncoherencesOfAll, type Incoherence } from '../coherence.store.ts';
import { insertCheck, lastTransferId, peopleToCheck, peopleWithPoints } from '../check.store.ts';

type CheckContext = Pick<AppContext, 'db' | 'clock' | 'log' | 'metrics'>;

/** People whose books are compared in one snapshot: keeps what one statement reads, and holds back from vacuum, small. */
const CHUNK = 200;

/** Compares the books every night. */
export function nightlyCheck(context: CheckContext): Routine {
  return {
    name: 'points.check-books',
    minutes: daily(4),
    run: () => checkBooks(context),
  };
}

/**
 * Checks whether the books agree: for everybody whose points moved since the check before last, and for a 28th of all others, so that a
 * night's cost follows the day's activity and each person is checked within four weeks. Reports problems to the log, the metrics and the
 * operators.
 *
 * @param options `everybody` instead, where a database was brought back.
 */
export async function checkBooks(
  { db, clock, log, metrics }: CheckContext,
  { everybody }: { readonly everybody: boolean } = { everybody: false },
): Promise<readonly Incoherence[]> {
  const startedAt = clock.now();
  const throughTransferId = await lastTransferId(db);
  const people = await (everybody ? peopleWithPoints(db) : peopleToCheck(db));
  const found: Incoherence[] = [];
  for (let start = 0; start < people.length; start += CHUNK) {
    const some = people.slice(start, start + CHUNK);
    found.push(...(await inOneSnapshot(db, (trx) => findIncoherences(trx, some))));
  }
  found.push(...(await inOneSnapshot(db, findIncoherencesOfAll)));
  metrics.ledgerIncoherences.set(found.length);
  await withTransaction(db, async (trx) => {
    const at = clock.now();
    const broken = rulesOf(found);
    const checked = { people: people.length, incoherences: broken.length, broken };
    await insertCheck(trx, { ...checked, startedAt, finishedAt: at, throughTransferId });
    if (found.length === 0) return;
    const payload = { kind: 'OPERATOR_LEDGER', rules: found.map(({ rule }) => rule) };
    await publish(trx, operatorAlert, payload, at);
  });
  if (found.length > 0) log.error({ alert: 'ledger', found }, 'the books are not coherent');
  else log.info({ people: people.length }, 'the books are coherent');
  return found;
}

/** People are compared some at a time, and a rule may be broken in several of these. */
const rulesOf = (found: readonly Incoherence[]) => [...new Set(found.map(({ rule }) => rule))];

const inOneSnapshot = <T>(db: CheckContext['db'], run: (db: CheckContext['db']) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(run);
