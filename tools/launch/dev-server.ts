import { devFeature } from '../../apps/server/src/dev-feature.ts';
import { startServer } from '../../apps/server/src/main.ts';
import { devTools } from '../demo/dev-tools.ts';
import { readConfig } from './config.ts';
import { runToExit } from './exit.ts';
import { ADMIN_DIST, WEB_DIST } from './paths.ts';
import { makeStopper } from './stopper.ts';

// The server alone, as `npm run dev` runs it under `node --watch`: the caller sets DATABASE_URL.
await runToExit(async () => {
  const config = readConfig();
  const stopper = makeStopper();
  const server = await startServer({
    config,
    databaseUrl: config.databaseUrl ?? '',
    webDir: WEB_DIST,
    adminDir: ADMIN_DIST,
    devFeature: devFeature(devTools),
  });
  await stopper.asked;
  await server.close();
});
