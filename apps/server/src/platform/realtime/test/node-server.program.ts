import { ok } from '@yoimachi/domain/result';
import { buildApp } from '../../../app.ts';
import { parseConfig } from '#platform/config';
import { withTransaction } from '#platform/database';
import { tell } from '../index.ts';
import { accountOf, pointsOf } from './kit.ts';

/* A node in its own process, on a database that is migrated: sockets, and a page that tells. Prints where it listens in one line. */
const config = parseConfig(process.env);
if (!config.ok) throw new Error(config.sentences.join('\n'));

const app = await buildApp({
  config: config.value,
  databaseUrl: config.value.databaseUrl!,
  webDir: null,
  features: {
    routes: {},
    factories: [
      (context) => ({
        access: {
          authenticate: async (token) =>
            ok({ accountId: accountOf(token), userType: 1, sessionId: `session of ${token}` }),
          isSessionOpen: async () => true,
        },
        pages(http) {
          http.post<{ Body: { to: string[]; version: number } }>('/tell', ({ body: { to, version } }) =>
            withTransaction(context.db, (trx) =>
              tell(
                trx,
                to.map((token) => ({ accountId: accountOf(token), ...pointsOf(version), at: new Date(0) })),
              ),
            ),
          );
          // A call that has to read.
          http.get('/heads', () => context.db.selectFrom('live_head').select('seq').limit(1).execute());
          // With --expose-gc, what is kept is known.
          http.get('/memory', () => {
            const { rss: residentBytes } = process.memoryUsage();
            globalThis.gc?.();
            const { heapUsed, external } = process.memoryUsage();
            const { user, system } = process.cpuUsage();
            return { residentBytes, keptBytes: heapUsed + external, cpuSeconds: (user + system) / 1e6 };
          });
          http.post<{ Body: { now: string } }>('/announce', async ({ body }) =>
            context.realtime.announce('clock.moved', body),
          );
        },
      }),
    ],
  },
});
const url = await app.http.listen({ port: config.value.port, host: '127.0.0.1' });
app.context.realtime.open();
process.stdout.write(`${url}\n`);
