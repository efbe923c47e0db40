import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from '../../apps/server/src/main.ts';
import type { Config } from '../../apps/server/src/platform/config/index.ts';
import { VERSION } from '../../apps/server/src/platform/version/index.ts';
import { StartupError } from '../../apps/server/src/platform/startup-error.ts';
import { ADMIN_DIST, WEB_DIST } from './paths.ts';
import { checkPort, startProblem } from './port.ts';
import type { Stopper } from './stopper.ts';

/**
 * The product in production, until it is asked to stop: on a database of the operator's, with the web and the back office as they were built.
 * Nothing here reaches the demo or `/dev`.
 *
 * @throws StartupError with one sentence.
 */
export async function serve(config: Config, { asked }: Pick<Stopper, 'asked'>): Promise<void> {
  for (const dist of [WEB_DIST, ADMIN_DIST])
    if (!existsSync(join(dist, 'index.html')))
      throw new StartupError(`There is no built app in ${dist}: npm run build makes it.`);
  await checkPort(config.port, config.host);
  const server = await startServer({
    config,
    databaseUrl: config.databaseUrl!,
    webDir: WEB_DIST,
    adminDir: ADMIN_DIST,
  }).catch((error: unknown) => {
    throw startProblem(error, config);
  });
  const roles = [...config.services];
  server.app.context.log.info({ url: server.url, roles, version: VERSION }, 'ready');
  await asked;
  server.app.context.log.info({ drainSeconds: config.drainSeconds }, 'stopping');
  await server.close();
}
