import { sayFailure } from './say.ts';

/** Runs a command to completion: code 0, or 1 with one sentence on stderr (anything unexpected with its stack; in production both are lines of the log). */
export async function runToExit(command: () => Promise<void>): Promise<never> {
  try {
    await command();
    process.exit(0);
  } catch (error) {
    sayFailure(error);
    process.exit(1);
  }
}
