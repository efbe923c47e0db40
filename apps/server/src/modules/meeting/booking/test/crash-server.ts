import { startServer } from '../../../../main.ts';
import { parseConfig } from '#platform/config';

/** The product in a process of its own, for tests that kill it. Says where it listens in one line. */
const config = parseConfig(process.env);
if (!config.ok) throw new Error(config.sentences.join('\n'));
const server = await startServer({
  config: config.value,
  databaseUrl: config.value.databaseUrl!,
  webDir: null,
});
process.stdout.write(`${server.url}\n`);
