import { flushCompileCache } from 'node:module';
import { allRoutes } from '@yoimachi/contract/table';
import { buildApp } from '../../../../app.ts';
import { createMail } from '#gateways/mail/index.ts';
import type { MailGateway } from '#gateways/mail/port.ts';
import { parseConfig } from '#platform/config';
import { channelsOfTest, withNotification } from './support.ts';
import { step } from '../../../../test-support/die-at.ts';

/**
 * A worker of the product that dies without notice at the step named by DIE_AT: when the event is handed on and its job not begun, or
 * before or after the mail was sent, when its end is not written.
 */
const config = parseConfig(process.env);
if (!config.ok) throw new Error(config.sentences.join());

const dying = (real: MailGateway): MailGateway => ({
  async send(mail) {
    await step('sending');
    const delivered = await real.send(mail);
    await step('sent');
    return delivered;
  },
});

const app = await buildApp({
  config: config.value,
  databaseUrl: config.value.databaseUrl!,
  webDir: null,
  features: {
    factories: withNotification((context) => ({
      ...channelsOfTest().means,
      mail: dying(createMail(context)),
    })),
    routes: allRoutes,
  },
});
await app.jobs.open();
flushCompileCache();
await app.outbox.drain();
await step('handed on');
await app.jobs.drain();
await app.jobs.drain();
throw new Error('It should have died');
