import { flushCompileCache } from 'node:module';
import { allRoutes } from '@yoimachi/contract/table';
import { buildApp } from '../../../../app.ts';
import { testClock } from '#platform/clock';
import { parseConfig } from '#platform/config';
import type { Module } from '#platform/module';
import { deliverNews } from '#talk/notification';
import { withNews } from './support.ts';
import { step } from '../../../../test-support/die-at.ts';

/**
 * A worker of the product that dies without notice while it tells of news, at the step named by DIE_AT: when its second hundred, here two, was
 * handed over and is not kept, or when it is kept and the job of it has not ended. Its clock stands still at AT.
 */
const config = parseConfig(process.env);
if (!config.ok) throw new Error(config.sentences.join());

/** The same module, that is told when a job is done and its end not written. */
const dying = (module: Module): Module => ({
  ...module,
  ...(module.jobs && {
    jobs: module.jobs.map((work) => ({
      ...work,
      async run(data: unknown) {
        await work.run(data);
        if (work.name === 'news.tell') await step('kept', 2);
      },
    })),
  }),
});

const app = await buildApp({
  config: config.value,
  databaseUrl: config.value.databaseUrl!,
  webDir: null,
  clock: testClock(process.env['AT']!),
  features: {
    factories: withNews((context) => ({
      async deliverNews(trx, told) {
        await deliverNews(trx, context, told, context.clock.now());
        await step('handed over', 2);
      },
    })).map((factory) => (context) => dying(factory(context))),
    routes: allRoutes,
  },
});
await app.jobs.open();
flushCompileCache();
await app.sweeper.sweepNow();
for (;;) if ((await app.jobs.drain()) === 0) throw new Error('It should have died');
