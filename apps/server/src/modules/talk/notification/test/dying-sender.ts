import { flushCompileCache } from 'node:module';
import { allRoutes } from '@yoimachi/contract/table';
import { buildApp } from '../../../../app.ts';
import { createMessages } from '#gateways/message/index.ts';
import type { MessageGateway } from '#gateways/message/port.ts';
import { moduleFactories, notificationFeature } from '../../../../modules.ts';
import { parseConfig } from '#platform/config';
import { notificationModule } from '../index.ts';

/**
 * A worker of the product that dies without notice at the step named by DIE_AT: when the event is handed on and its job not begun, or
 * before or after the message was sent, when its end is not written.
 */
const config = parseConfig(process.env);
if (!config.ok) throw new Error(config.sentences.join());

async function step(name: string): Promise<void> {
  if (name !== process.env['DIE_AT']) return;
  process.kill(process.pid, 'SIGKILL');
  // Nothing proceeds until the signal arrives.
  await new Promise(() => undefined);
}

const dying = (real: MessageGateway): MessageGateway => ({
  ...real,
  async send(message) {
    await step('sending');
    await real.send(message);
    await step('sent');
  },
});

const app = await buildApp({
  config: config.value,
  databaseUrl: config.value.databaseUrl!,
  webDir: null,
  features: {
    factories: [
      ...moduleFactories.filter((factory) => factory !== notificationFeature),
      (context) =>
        notificationModule(context, dying(createMessages(context.config, context.db, context.clock))),
    ],
    routes: allRoutes,
  },
});
await app.jobs.open();
flushCompileCache();
await app.outbox.drain();
await step('handed on');
await app.jobs.drain();
throw new Error('It should have died');
