import { type Config, parseConfig } from '../../apps/server/src/platform/config/index.ts';
import { StartupError } from '../../apps/server/src/platform/startup-error.ts';

/** The configuration from this process's environment. Throws StartupError with one sentence for everything that is wrong or missing. */
export function readConfig(): Config {
  const parsed = parseConfig(process.env);
  if (!parsed.ok) throw new StartupError(parsed.sentences.join('\n'));
  for (const hint of parsed.hints) console.error(hint);
  return parsed.value;
}
