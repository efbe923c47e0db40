import { StartupError } from '../../apps/server/src/platform/startup-error.ts';

/** Runs a command to completion: code 0, or 1 with one sentence on stderr (anything unexpected with its stack). */
export async function runToExit(command: () => Promise<void>): Promise<never> {
  try {
    await command();
    process.exit(0);
  } catch (error) {
    console.error(error instanceof StartupError ? error.message : error);
    process.exit(1);
  }
}
