import { type Config, parseConfig } from '../../apps/server/src/platform/config/index.ts';
import { StartupError } from '../../apps/server/src/platform/startup-error.ts';

/** The configuration from this process's environment. Throws StartupError with one sentence per invalid variable. */
export function readConfig(): Config {
  const parsed = parseConfig(process.env);
  if (parsed.ok) return parsed.value;
  throw new StartupError(parsed.sentences.join('\n'));
}
