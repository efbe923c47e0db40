import { startEmbedded } from '../../../../tools/database/embedded.ts';
import { keepRunning } from '../../../../tools/database/keep-running.ts';
import { devFeature } from '../dev-feature.ts';
import { startServer } from '../main.ts';
import { parseConfig } from '#platform/config';

/** The product and its own database in their own process, for tests that kill the database. Prints in one line where both are. */
const config = parseConfig(process.env);
if (!config.ok) throw new Error(config.sentences.join('\n'));
const database = await startEmbedded({ dataDir: config.value.dataDir });
const server = await startServer({
  config: config.value,
  databaseUrl: database.url,
  webDir: null,
  devFeature: devFeature(),
});
process.stdout.write(`${JSON.stringify({ url: server.url, databaseUrl: database.url })}\n`);

const stopped = new AbortController();
process.on('SIGTERM', () => stopped.abort());
await keepRunning(database, {
  signal: stopped.signal,
  say: (sentence) => process.stdout.write(`${sentence}\n`),
});
await server.close();
await database.stop();
