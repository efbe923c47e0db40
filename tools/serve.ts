import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { StartupError } from '../apps/server/src/platform/startup-error.ts';
import { readConfig } from './launch/config.ts';
import { runToExit } from './launch/exit.ts';
import { keepToLines } from './launch/say.ts';
import { makeStopper } from './launch/stopper.ts';

// The way into production: what it imports is what a release holds (`tools/release`), and no more.
keepToLines();
await runToExit(async () => {
  const config = readConfig();
  if (!config.production) throw new StartupError('This starts production: set NODE_ENV=production.');
  const stopper = makeStopper();
  // A start compiles thousands of files, unless one before has, which writes them down when it ends.
  enableCompileCache(join(config.dataDir, 'compiled'));
  const { serve } = await import('./launch/serve.ts');
  await serve(config, stopper);
});
