import { flushCompileCache } from 'node:module';
import { runSteps, type Steps } from './crash-steps.ts';

/** The steps of its argument, in a process of their own, which dies where they say. */
flushCompileCache();
await runSteps(JSON.parse(process.argv[2]!) as Steps);
