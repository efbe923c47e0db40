import { flushCompileCache } from 'node:module';
import { createInterface } from 'node:readline';
import { parseConfig, type Config } from '#platform/config';
import { forgetSteps } from './die-at.ts';

/** The product from its start until it is closed, or dies. */
export interface Life {
  /** Where it listens. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Leads one life after the other in this process (`lives.ts` asks for them): each line of the input holds the variables of the next, an empty one
 * ends it. Prints in one line where it listens, and nothing but an empty line when it has ended. Without anybody who asks the process ends.
 */
export async function leadLives(begin: (config: Config) => Promise<Life>): Promise<never> {
  let life: Life | undefined;
  for await (const line of createInterface({ input: process.stdin })) {
    if (line === '') {
      await life?.close();
      process.stdout.write('\n');
      continue;
    }
    Object.assign(process.env, JSON.parse(line));
    forgetSteps();
    const config = parseConfig(process.env);
    if (!config.ok) throw new Error(config.sentences.join('\n'));
    life = await begin(config.value);
    flushCompileCache();
    process.stdout.write(`${life.url}\n`);
  }
  process.exit();
}
