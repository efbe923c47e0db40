import { resolve } from 'node:path';
import { StartupError } from '../../apps/server/src/platform/startup-error.ts';
import { runToExit } from '../launch/exit.ts';
import { makeStopper } from '../launch/stopper.ts';
import { makeRelease } from './make.ts';

// npm run release -- <folder>: what a machine needs that runs the product, and nothing else.
await runToExit(async () => {
  const [folder, ...more] = process.argv.slice(2);
  if (folder === undefined || more.length > 0)
    throw new StartupError('Usage: npm run release -- <a folder that is not there yet>');
  await makeRelease(resolve(folder), makeStopper().signal);
});
