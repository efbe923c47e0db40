import { runChecks } from './check/steps.ts';

const { failed } = await runChecks();
process.exit(failed > 0 ? 1 : 0);
