import { flushCompileCache } from 'node:module';
import { devFeature } from '../../../../dev-feature.ts';
import { startServer } from '../../../../main.ts';
import { parseConfig } from '#platform/config';

/** The product in its own process, for tests that kill it. Prints where it listens in one line. */
const config = parseConfig(process.env);
if (!config.ok) throw new Error(config.sentences.join('\n'));
const server = await startServer({
  config: config.value,
  databaseUrl: config.value.databaseUrl!,
  webDir: null,
  devFeature: devFeature(),
});
flushCompileCache();
process.stdout.write(`${server.url}\n`);
