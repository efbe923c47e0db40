import { flushCompileCache } from 'node:module';
import { allRoutes } from '@yoimachi/contract/table';
import { buildApp } from '../../../../app.ts';
import { testClock } from '#platform/clock';
import { parseConfig, type Config } from '#platform/config';
import { overLoopback } from './means-of-vendors.ts';

/** A worker of the product that sends by the services of VENDORS until it is killed; its clock stands still at AT. */
const config = parseConfig(process.env);
if (!config.ok) throw new Error(config.sentences.join());
const vendors = JSON.parse(process.env['VENDORS']!) as Partial<Config>;

const app = await buildApp({
  config: { ...config.value, ...vendors },
  databaseUrl: config.value.databaseUrl!,
  webDir: null,
  clock: testClock(process.env['AT']!),
  features: { factories: overLoopback, routes: allRoutes },
});
await app.jobs.open();
flushCompileCache();
app.jobs.start(() => 60_000);
await app.outbox.drain();
// The jobs of all channels go on beside each other.
setInterval(() => undefined, 60_000);
