import { startServer } from '../../apps/server/src/main.ts';
import { readConfig } from '../launch/config.ts';
import { ADMIN_DIST, WEB_DIST } from '../launch/paths.ts';
import { makeStopper } from '../launch/stopper.ts';

/**
 * A product without demo data, on the empty database of DATABASE_URL: for tests that need a setting of their own, or a clock that may go far. Its
 * address is the first line that it says.
 */
const stopper = makeStopper();
const config = readConfig();
const server = await startServer({
  config,
  databaseUrl: config.databaseUrl ?? '',
  webDir: WEB_DIST,
  adminDir: ADMIN_DIST,
  devTools: {},
});
console.log(server.url);
await stopper.asked;
await server.close();
