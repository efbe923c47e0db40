import { StartupError } from '../apps/server/src/platform/startup-error.ts';
import { readConfig } from './launch/config.ts';
import { runToExit } from './launch/exit.ts';
import { keepToLines } from './launch/say.ts';
import { serve } from './launch/serve.ts';
import { makeStopper } from './launch/stopper.ts';

// The way into production: what it imports is what a release holds (`tools/release`), and no more.
keepToLines();
await runToExit(async () => {
  const config = readConfig();
  if (!config.production) throw new StartupError('This starts production: set NODE_ENV=production.');
  await serve(config, makeStopper());
});
