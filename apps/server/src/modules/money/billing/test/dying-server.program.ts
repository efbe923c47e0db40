import { flushCompileCache } from 'node:module';
import { allRoutes } from '@yoimachi/contract/table';
import { buildApp } from '../../../../app.ts';
import { createPaymentProvider, type PaymentProvider } from '#gateways/payment/index.ts';
import { billingFeature, bookingFeature, moduleFactories } from '../../../../modules.ts';
import { parseConfig } from '#platform/config';
import type { Module } from '#platform/module';
import { bookingModule } from '#meeting/booking';
import { billingModule } from '../index.ts';
import { step } from '../../../../test-support/die-at.ts';

/**
 * The product in its own process, which dies without notice at the step named by DIE_AT: before the provider is asked, before or after it
 * takes, reserves or returns money, or when everything is written but not yet answered. Prints where it listens in one line.
 */
const config = parseConfig(process.env);
if (!config.ok) throw new Error(config.sentences.join('\n'));

const dyingProvider = (real: PaymentProvider): PaymentProvider => ({
  ...real,
  async findPayment(key) {
    await step('ask');
    return real.findPayment(key);
  },
  async charge(charge) {
    await step('charge');
    const payment = await real.charge(charge);
    await step('charged');
    return payment;
  },
  async authorise(charge) {
    await step('authorise');
    const payment = await real.authorise(charge);
    await step('authorised');
    return payment;
  },
  async capture(order) {
    await step('capture');
    const payment = await real.capture(order);
    await step('captured');
    return payment;
  },
  async refund(order) {
    await step('refund');
    const refund = await real.refund(order);
    await step('refunded');
    return refund;
  },
});

function dyingHandlers(module: Module): Module {
  const { buyPoints, ...others } = module.handlers!;
  return {
    ...module,
    handlers: {
      ...others,
      async buyPoints(call) {
        const result = await buyPoints!(call);
        await step('answer');
        return result;
      },
    },
  };
}

const app = await buildApp({
  config: config.value,
  databaseUrl: config.value.databaseUrl!,
  webDir: null,
  features: {
    factories: [
      ...moduleFactories.filter((factory) => factory !== billingFeature && factory !== bookingFeature),
      (context) => bookingModule(context, dyingProvider(createPaymentProvider(context))),
      (context) => dyingHandlers(billingModule(context, dyingProvider(createPaymentProvider(context)))),
    ],
    routes: allRoutes,
  },
});
const url = await app.http.listen({ port: 0, host: '127.0.0.1' });
await app.jobs.open();
app.bell.open();
for (const work of [app.sweeper, app.outbox, app.jobs]) work.start(app.bell.longestRestMs);
flushCompileCache();
process.stdout.write(`${url}\n`);
