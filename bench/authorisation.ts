import { notificationRoutes } from '@yoimachi/contract/notification';
import { startBare, startServer } from './child.ts';
import type { Cleanup } from './cleanup.ts';
import { cpuMeter } from './cpu.ts';
import { START_ISO, type BenchDatabase } from './database.ts';
import type { PreparedCall } from './protocol.ts';
import { bareAnswers } from './search.ts';
import { inTurns, type LoadFigures } from './turns.ts';

export interface AuthorisationFigures {
  readonly bare: LoadFigures;
  readonly product: LoadFigures;
  readonly statements: number;
  /** CPU of letting one call in: the token's signature and the session's state. */
  readonly admittedMs: number;
}

const CONNECTIONS = 8;
const ADMISSIONS = 20_000;

/** The smallest call that needs a token, by one guest, beside the framework with nothing added, and what of it is spent on letting him in. */
export async function measureAuthorisation(
  cleanup: Cleanup,
  { url: databaseUrl }: BenchDatabase,
  seconds: number,
): Promise<AuthorisationFigures> {
  const server = await startServer(cleanup, databaseUrl, START_ISO);
  const bare = await startBare(cleanup, databaseUrl, CONNECTIONS, 'framework');
  const authorization = await server.ask.guestAuthorization();
  const path = `/v1${notificationRoutes.userNotification.path}`;
  const calls: readonly PreparedCall[] = [{ method: 'GET', path, headers: { authorization } }];
  const answers = await bareAnswers(cleanup, databaseUrl, calls);
  await bare.ask.answer(answers);
  const load = ({ url, pid }: { readonly url: string; readonly pid: number }) => ({
    url,
    pid,
    calls,
    connections: CONNECTIONS,
  });
  const [ofBare, product] = await inTurns([load(bare), load(server)], seconds, await cpuMeter(databaseUrl));
  await server.ask.admit(authorization, ADMISSIONS);
  const admittedMs = await server.ask.admit(authorization, ADMISSIONS);
  await Promise.all([server.stop(), bare.stop()]);
  return { bare: ofBare!, product: product!, statements: answers[0]!.statements.length, admittedMs };
}
