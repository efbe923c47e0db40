import { StartupError } from '../../apps/server/src/platform/startup-error.ts';

/** In production programs read what is said: lines of the log and nothing besides. Elsewhere people do, and nothing is loaded for it. */
const log = process.env['NODE_ENV'] === 'production' ? await openLog() : null;

async function openLog() {
  const { createLog } = await import('../../apps/server/src/platform/log/index.ts');
  return createLog({ logLevel: 'info', services: new Set(['start']) });
}

/** Says a sentence about the start. */
export function say(sentence: string): void {
  if (log) log.info(sentence);
  else console.log(sentence);
}

/** Says what went wrong beside the running product. */
export function complain(sentence: string): void {
  if (log) log.error(sentence);
  else console.error(`\n${sentence}`);
}

/** Says why a command failed: in one sentence what was to be expected, anything else with its stack. */
export function sayFailure(error: unknown): void {
  const isExpected = error instanceof StartupError;
  if (!log) console.error(isExpected ? error.message : error);
  else if (isExpected) log.fatal(error.message);
  else log.fatal({ err: error }, 'the process ends by an error');
}

/** In production also what Node itself would write is a line of the log: its warnings, and an error that nobody caught. */
export function keepToLines(): void {
  if (!log) return;
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log.warn({ err: warning }, 'Node warns'));
  process.on('uncaughtException', (error) => {
    sayFailure(error);
    process.exit(1);
  });
}
