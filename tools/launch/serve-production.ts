import { StartupError } from '../../apps/server/src/platform/startup-error.ts';
import { keepCompiled } from './compiled.ts';
import { readConfig } from './config.ts';
import { runToExit } from './exit.ts';
import { keepToLines } from './say.ts';
import { makeStopper } from './stopper.ts';

keepToLines();
await runToExit(async () => {
  const config = readConfig();
  if (!config.production) throw new StartupError('This starts production: set NODE_ENV=production.');
  const stopper = makeStopper();
  keepCompiled(config.dataDir);
  const { serve } = await import('./serve.ts');
  await serve(config, stopper);
});
